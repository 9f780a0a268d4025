import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { readPointer } from '../../functions/_data/versionedList/listPointer.ts';
import { findVersion } from '../../functions/_data/versionedList/listVersion.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { forgetVersions } from '../../functions/_parts/versionedList/forgetVersions.ts';
import { handler } from '../../functions/formulary/index.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import {
  aLiveVersion,
  aVersion,
  formularyCalls,
  headOf,
  move,
  priceOf,
  someDrugs,
  version,
} from './support/drugLists.ts';

const { store } = await startBackend();
let payers = 700;

async function aPayer() {
  payers += 1;
  const payerId = payers;
  await putPayer(store, {
    ...{ payerId, payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}`, payerCode: `O${payerId}` },
    services: ['eligibility'],
  });
  const signInAgain = () => signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });
  return { payerId: provenPayerId(payerId), signInAgain, maker: await signInAgain() };
}

/** How many items the lists of a version have. */
async function itemsOf(payerId: number, versionId: string): Promise<number> {
  const { Count = 0 } = await store.send(
    new QueryCommand({
      TableName: tableName('reference'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `FORMULARY#${payerId}#${versionId}` },
      Select: 'COUNT',
    }),
  );
  return Count;
}
const price = (dirhams: string) => ({ 0: { [headOf('packagePublic')]: dirhams } });

it('REQ-PHARM-02 the drugs of a version that never went live are removed after a month, its record stays', async () => {
  setClock('2026-12-01T08:00:00Z');
  const { maker, payerId, signInAgain } = await aPayer();
  const { versionId } = await aLiveVersion(maker, someDrugs(3));
  const staged = await aVersion(maker, someDrugs(3, price('17')));
  const waiting = await aVersion(maker, someDrugs(3, price('99')));
  expect((await move(maker, staged, 'discard')).data).toMatchObject({ areDrugsRemoved: false });
  setClock('2026-12-20T08:00:00Z');
  await aVersion(await signInAgain(), someDrugs(3));
  expect(await itemsOf(payerId, staged.versionId)).toBeGreaterThan(0);
  setClock('2027-01-02T08:00:00Z');
  const later = await signInAgain();
  await aVersion(later, someDrugs(3));
  expect(await itemsOf(payerId, staged.versionId)).toBe(0);
  expect(await version(later, staged.versionId)).toMatchObject({ ...{ number: 2, rows: 3 }, areDrugsRemoved: true });
  // What is in force and what waits for a decision stays.
  expect(await itemsOf(payerId, versionId)).toBeGreaterThan(0);
  expect(await itemsOf(payerId, waiting.versionId)).toBeGreaterThan(0);
});

it('REQ-PHARM-02 a version that was in force can be read for three years, and is then removed and never rolled back to', async () => {
  setClock('2026-12-01T08:00:00Z');
  const { maker, payerId, signInAgain } = await aPayer();
  const first = await aLiveVersion(maker, someDrugs(3));
  // So many others were in force since then that it is not among the newest.
  for (let at = 1; at <= 12; at += 1) await aLiveVersion(maker, someDrugs(3, price(`16.${at + 10}`)));
  const onDay = { code: someDrugs(1)[0]?.[headOf('code')] ?? '', on: '2026-11-30' };
  setClock('2029-11-25T08:00:00Z');
  expect(await forgetVersions({ store, now: () => new Date() }, { payerId })).toBeNull();
  expect(await itemsOf(payerId, first.versionId)).toBeGreaterThan(0);
  setClock('2029-12-20T08:00:00Z');
  const later = await signInAgain();
  await aVersion(later, someDrugs(3));
  expect(await itemsOf(payerId, first.versionId)).toBe(0);
  const removed = await version(later, first.versionId);
  expect(await move(later, removed, 'rollBack')).toMatchObject({ http: 409 });
  // The newest twelve stay, however old they are.
  expect(await priceOf(later, 0)).toBe(1622);
  const { data } = await callApi(handler, formularyCalls.getFormularySwitches, { as: later, query: {} });
  expect(data).toHaveLength(13);
  const asked = await callApi(handler, formularyCalls.getFormularyDrug, { as: later, query: onDay });
  expect(asked).toMatchObject({ http: 404 });
});

it('REQ-PHARM-02 a removal goes on where it ended, a bounded number of items at a time', async () => {
  setClock('2026-12-01T08:00:00Z');
  const { maker, payerId } = await aPayer();
  const versions = [await aVersion(maker, someDrugs(120)), await aVersion(maker, someDrugs(120))];
  for (const each of versions) await move(maker, each, 'discard');
  const left = () => Promise.all(versions.map(({ versionId }) => itemsOf(payerId, versionId)));
  const [all = 0] = await left();
  expect(all).toBeGreaterThan(2);
  setClock('2027-02-01T08:00:00Z');
  const ctx = { store, now: () => new Date() };
  // The worker died before it stored how far it was: the next one begins again, and finds less.
  expect(await forgetVersions(ctx, { payerId }, { versions: 20, items: 2 })).toBeNull();
  expect(await left()).toEqual([all - 2, all]);
  const [first] = versions;
  expect(await findVersion(store, { payerId, versionId: first?.versionId ?? '' })).toMatchObject({
    drugsRemoved: 'begun',
  });
  for (let times = 0; times < all; times += 1) await forgetVersions(ctx, { payerId }, { versions: 20, items: 2 });
  expect(await left()).toEqual([0, 0]);
  expect(await findVersion(store, { payerId, versionId: first?.versionId ?? '' })).toMatchObject({
    drugsRemoved: 'done',
  });
});

it('REQ-PHARM-02 a version that is rolled back to in the meantime is not removed', async () => {
  setClock('2026-12-01T08:00:00Z');
  const { maker, payerId, signInAgain } = await aPayer();
  const first = await aLiveVersion(maker, someDrugs(3));
  for (let at = 1; at <= 12; at += 1) await aLiveVersion(maker, someDrugs(3, price(`16.${at + 10}`)));
  setClock('2030-12-01T08:00:00Z');
  const later = await signInAgain();
  let reads = 0;
  const between = new Proxy(store, {
    get: (target, name) =>
      name === 'send'
        ? async (command: { constructor: { name: string } }) => {
            const answer = await target.send(command as never);
            // Behind the list of versions and before the pointer is read again.
            if (command.constructor.name === 'QueryCommand' && reads++ === 0)
              await move(later, await version(later, first.versionId), 'rollBack');
            return answer;
          }
        : Reflect.get(target, name),
  });
  await forgetVersions({ store: between, now: () => new Date() }, { payerId });
  expect(await itemsOf(payerId, first.versionId)).toBeGreaterThan(0);
  expect((await readPointer(store, { payerId })).steps.at(-1)).toMatchObject({ number: 1, isRollBack: true });
  expect(await priceOf(later, 0)).toBe(1650);
});
