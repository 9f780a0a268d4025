import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { cardPhoto } from '../../infra/local/cardReader/photo.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  history,
  memberWho,
  recordAudits,
  startPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store } = await startBackend();
const { askPayers, exportEligibilityPdf, recheckEligibility, updateEligibility } = eligibilityApi.endpoints;
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));
const photo = Buffer.from(cardPhoto, 'base64');
const member = eligibleMember();

const read = (changes = {}) =>
  keepCardReading(
    store,
    { emiratesId: member.emiratesId, fullName: 'Layla', expiresOn: null, isVerified: true, photo, ...changes },
    new Date(),
  );
const withCard = (cardReadId: string) => aForm(member, { eidReasonId: undefined, cardReadId });
const byCard = async (as: SignedIn, changes = {}) => submitted(as, withCard(await read(changes)));

/** How many pictures a print of the request shows, as the caller gets it. */
async function picturesFor(as: SignedIn, eligibilityId: string, language = 'both'): Promise<number> {
  const print = await callAnything(handler, exportEligibilityPdf, { as, query: { eligibilityId, language } });
  expect(print.http).toBe(200);
  return Buffer.from(print.bytes).toString('latin1').split('/Subtype /Image').length - 1;
}

const correct = (as: SignedIn, eligibilityId: string, form: object) =>
  callApi(handler, updateEligibility, { as, body: { ...form, eligibilityId, version: 1 } as never });

beforeEach(() => sentFiles.clear());

describe('the photograph of the patient', () => {
  it.each(['en', 'ar', 'both'])(
    'REQ-ELIG-05 is printed where the card was read for the request: %s',
    async (language) => {
      const as = await aClinic(store);
      const eligibilityId = await byCard(as);
      expect(await picturesFor(as, eligibilityId, language)).toBe(1);
      const audits = await recordAudits(store, eligibilityId);
      expect(audits.map(({ action, after }) => [action, after])).toEqual([
        ['eligibility.submit', expect.objectContaining({ hasPhoto: true })],
        ['eligibility.print', { hasPhoto: true }],
      ]);
    },
  );

  it('is not kept where one of several payers cannot be asked', async () => {
    const as = await aClinic(store);
    const { payerId, ...form } = withCard(await read());
    const { errors } = await callApi(handler, askPayers, { as, body: { ...form, payerIds: [payerId, 999_999] } });
    expect(errors).toMatchObject([{ code: 'payerNotAvailable', field: 'payerIds.1' }]);
    expect(sentFiles.size).toBe(0);
  });

  it('lies once among the documents, under a key of the facility that no answer names', async () => {
    const as = await aClinic(store);
    const cardReadId = await read();
    const eligibilityId = await submitted(as, withCard(cardReadId));
    await submitted(as, withCard(cardReadId));
    const [key, ...others] = [...sentFiles.keys()];
    const request = await details(as, eligibilityId);
    expect(others).toEqual([]);
    expect(key).toMatch(new RegExp(`^photos/${request.facilityId}/[0-9a-f]{64}$`));
    const answers = JSON.stringify([request, await history(as)]);
    expect(answers).toContain(eligibilityId);
    expect(answers).not.toMatch(/photo/i);
  });

  it('is printed for the facility alone, not for the payer', async () => {
    const eligibilityId = await byCard(await aClinic(store));
    const payer = await signIn({ roles: ['PayerAdmin'], payerId: member.payerId });
    expect(await picturesFor(payer, eligibilityId)).toBe(0);
  });

  it.each([
    ['the number was typed', async (as: SignedIn) => submitted(as)],
    ['the card gave none', async (as: SignedIn) => byCard(as, { photo: null })],
  ])('is missing where %s', async (_, send) => {
    const as = await aClinic(store);
    expect(await picturesFor(as, await send(as))).toBe(0);
    expect(sentFiles.size).toBe(0);
  });

  it('is missing, and the rest printed, when the bucket has removed it or cannot be read as a picture', async () => {
    const as = await aClinic(store);
    const eligibilityId = await byCard(as);
    const [key = ''] = sentFiles.keys();
    sentFiles.set(key, Buffer.from('no picture any more'));
    expect(await picturesFor(as, eligibilityId)).toBe(0);
    sentFiles.clear();
    expect(await picturesFor(as, eligibilityId)).toBe(0);
  });

  it('goes with a new check of the same patient', async () => {
    const as = await aClinic(store);
    const earlier = await byCard(as);
    await deliver(deliveryOf(earlier));
    const { version } = await details(as, earlier);
    const { data } = await callApi(handler, recheckEligibility, {
      as,
      query: { eligibilityId: earlier },
      body: { version },
    });
    expect(await picturesFor(as, data?.eligibilityId ?? '')).toBe(1);
  });

  it('goes with a correction for the same patient', async () => {
    const as = await aClinic(store);
    const eligibilityId = await byCard(as);
    const corrected = await correct(as, eligibilityId, aForm(member, { eidReasonId: undefined, remarks: 'Left arm' }));
    expect(corrected.errors).toEqual([]);
    expect(await picturesFor(as, eligibilityId)).toBe(1);
  });

  it('does not stay with a request that is corrected to another patient, or to a typed number', async () => {
    const as = await aClinic(store);
    const other = memberWho(
      ({ emiratesId, payerId }) => payerId === member.payerId && emiratesId !== member.emiratesId,
    );
    for (const form of [aForm(other), aForm(member)]) {
      const eligibilityId = await byCard(as);
      expect((await correct(as, eligibilityId, form)).errors).toEqual([]);
      expect(await picturesFor(as, eligibilityId)).toBe(0);
    }
  });
});

it('is kept with a verified reading only, apart from it, and for as long', async () => {
  const itemsOf = async (cardReadId: string) => {
    const values = { ':pk': `CARDREADING#${cardReadId}` };
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: values };
    return (await store.send(new QueryCommand({ TableName: process.env.USERS_TABLE, ...query }))).Items ?? [];
  };
  const [kept, reading] = await itemsOf(await read());
  expect([kept?.sk, reading?.sk]).toEqual(['PHOTO', 'READING']);
  expect(kept?.expiresAt).toBe(reading?.expiresAt);
  expect(reading).not.toHaveProperty('photo');
  expect((await itemsOf(await read({ isVerified: false }))).map(({ sk }) => sk)).toEqual(['READING']);
});
