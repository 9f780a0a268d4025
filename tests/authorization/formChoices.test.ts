import { describe, expect, it } from 'vitest';
import { drugRows } from '../../functions/_data/formulary/drugs.ts';
import { rowEntry, wordPlaces } from '../../functions/_data/versionedList/listedRows.ts';
import { pointerPut } from '../../functions/_data/versionedList/listPointer.ts';
import { rowsPlace, wordsPlace } from '../../functions/_data/versionedList/listVersion.ts';
import { packedItems } from '../../functions/_data/versionedList/packedList.ts';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/authorization/index.ts';
import { demoDrugs } from '../../functions/formulary/demo/drugs.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import type { Drug } from '../../shared/formulary/drug.ts';
import { aReviewer } from '../authorizationDesk/support/authorizationDesk.ts';
import {
  aClinic,
  aForm,
  eligibleMember,
  settledBy,
  startBackendWithPayers,
  submitted,
} from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { aCoordinator, add, aLine, colleagueOf, shown } from './support/authorizations.ts';

const { store, deliver } = await startBackendWithPayers();
const { searchDrugs } = authorizationApi.endpoints;
const today = emiratesDateOf(new Date());
const [first, second, third] = demoDrugs().before as [Drug, Drug, Drug];
/** A drug that the list withdraws tomorrow, and one that it has withdrawn. */
const ending = { ...second, texts: { ...second.texts, status: 'deleted', deletedOn: daysAfter(today, 1) } };
const gone = { ...third, texts: { ...third.texts, status: 'deleted', deletedOn: daysAfter(today, -1) } };

/** Puts a payer's list in force since an instant, after the ones that were there. */
async function inForce(payerId: number, lists: readonly { drugs: readonly Drug[]; since: Date }[]): Promise<void> {
  const of = provenPayerId(payerId);
  const steps = [];
  for (const { drugs, since } of lists) {
    const version = { payerId: of, versionId: newUlid(since.getTime()) };
    const entries = drugs.map(rowEntry);
    const words = drugs
      .flatMap((drug) => wordPlaces(drugRows, drug))
      .sort()
      .map((at) => ({ at, text: '' }));
    const items = [...packedItems(rowsPlace(version), entries, 100), ...packedItems(wordsPlace(version), words, 100)];
    await writeTogether(
      store,
      items.map((Item) => ({ Put: { TableName: tableName('reference'), Item } })),
    );
    const at = since.toISOString();
    const { versionId } = version;
    steps.push({ versionId, number: 1, fromAt: at, madeAt: at, byName: 'Layla', isRollBack: false });
  }
  const empty = { payerId: of, lastNumber: 0, steps: [], edition: 0 };
  await writeTogether(store, [pointerPut(empty, { lastNumber: 1, steps })]);
}
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
await inForce(pearl, [
  { drugs: [first, ending, gone], since: ago(60) },
  { drugs: [first, ending, gone, ...demoDrugs().before.slice(3)], since: ago(10) },
]);

const find = (as: SignedIn, query: { searchTerm: string; payerId?: number; on?: string }) =>
  callApi(handler, searchDrugs, { as, query: { payerId: pearl, ...query } });
const codes = async (as: SignedIn, query: Parameters<typeof find>[1]) =>
  (await find(as, query)).data?.items.map(({ code }) => code).sort();
const drugLine = (code: string) => [aLine('1', { type: 5, code })];

describe('drugs in a request', () => {
  it('REQ-EAUTH-05 are found in the list of the payer by code, trade name and generic name, with what they are', async () => {
    const as = await aCoordinator(store);
    expect((await find(as, { searchTerm: 'adolex' })).data?.items).toContainEqual({
      ...{ code: first.code, genericCode: 'G-0001-500', packageName: 'ADOLEX', genericName: 'Paracetamol' },
      ...{ strength: '500 mg', dosageForm: 'Tablets', packageSize: '1 package', dispenseMode: 'overTheCounter' },
    });
    expect(await codes(as, { searchTerm: first.code.toLowerCase() })).toEqual([first.code]);
    expect(await codes(as, { searchTerm: 'gla' })).toEqual(await codes(as, { searchTerm: 'insulin' }));
    expect(await codes(as, { searchTerm: 'gla' })).toHaveLength(1);
  });

  it('REQ-EAUTH-05 are those of the day of service: of the list that held, and not withdrawn by then', async () => {
    const as = await aCoordinator(store);
    expect(await codes(as, { searchTerm: 'insulin', on: emiratesDateOf(ago(20)) })).toEqual([]);
    expect(await codes(as, { searchTerm: 'adolex' })).toEqual([first.code, ending.code]);
    expect(await codes(as, { searchTerm: 'adolex', on: daysAfter(today, 1) })).toEqual([first.code]);
    expect(await codes(as, { searchTerm: gone.code })).toEqual([]);
    expect(await codes(as, { searchTerm: 'adolex', on: emiratesDateOf(ago(90)) })).toEqual([]);
  });

  it('REQ-EAUTH-05 that were withdrawn by the day of service are refused with their name; those that are not listed are asked for', async () => {
    const as = await aCoordinator(store);
    const refused = await add(as, { lines: [aLine('1'), aLine('2', { type: 5, code: gone.code })] });
    expect(refused.errors?.[0]).toMatchObject({ code: 'notValid', field: 'lines.1.code' });
    expect(refused.errors?.[0]?.message).toContain(gone.code);
    for (const code of [ending.code, 'X999-0000-00000-01'])
      expect((await add(as, { lines: drugLine(code) })).data?.state).toBe('sent');
  });

  it('Abuse: shows no price and no plan, nothing of a payer that takes no requests, and nothing to anybody but a facility', async () => {
    const as = await aCoordinator(store);
    expect(JSON.stringify((await find(as, { searchTerm: 'adolex' })).data)).not.toMatch(/fils|plan|price/i);
    expect((await find(as, { searchTerm: 'adolex', payerId: crescent })).data?.items).toEqual([]);
    expect(await find(as, { searchTerm: 'adolex', payerId: 9001 })).toMatchObject({ http: 404, data: null });
    const nowhere = await signIn({ roles: ['MedicalProvider'], facility: null });
    expect(await find(nowhere, { searchTerm: 'adolex' })).toMatchObject({ http: 403, data: null });
    const payers = await signIn({ roles: ['InsurerUser'], facility: null, payerId: pearl });
    expect(await find(payers, { searchTerm: 'adolex' })).toMatchObject({ http: 403 });
  });

  it('are called by their trade name on both sides; one that the list does not have stands by its code', async () => {
    const as = await aCoordinator(store);
    const { data } = await add(as, {
      lines: [...drugLine(first.code), aLine('2', { type: 5, code: 'ZZ1-0000-00001-01' })],
    });
    for (const side of [as, await aReviewer()]) {
      const { names } = await shown(side, data?.authorizationId ?? '');
      expect(names.activities).toEqual([
        { type: 5, code: first.code, description: first.texts.packageName, descriptionArabic: '' },
      ]);
    }
  });
});

describe('the payers of the form', () => {
  it('REQ-EAUTH-04 are those that take requests for approval; those that have answered the facility come first', async () => {
    const payers = async (by: SignedIn) => {
      const { data } = await callApi(handler, authorizationApi.endpoints.getAuthorizationPayers, { as: by });
      return data ?? [];
    };
    const [clinic, other] = [await aClinic(store), await aClinic(store)];
    const form = { ...aForm(eligibleMember(), { payerId: crescent }) };
    await settledBy(deliver)(clinic, form);
    // It was asked, and has not answered.
    await submitted(clinic, aForm(eligibleMember(), { payerId: pearl }));
    const as = await colleagueOf(store, clinic);
    const found = await payers(as);
    expect(found[0]).toMatchObject({ payerId: crescent, isWorkedWith: true });
    expect(found.filter(({ isWorkedWith }) => isWorkedWith)).toHaveLength(1);
    expect(found.map(({ payerId }) => payerId)).toContain(pearl);
    expect(found.map(({ payerId }) => payerId)).not.toContain(9001);
    // What one facility asks says nothing of another's payers.
    const theirs = await payers(await colleagueOf(store, other));
    expect(theirs.some(({ isWorkedWith }) => isWorkedWith)).toBe(false);
  });
});
