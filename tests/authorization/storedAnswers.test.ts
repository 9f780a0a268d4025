import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { settlePostOfficeFile } from '../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { crescent, demoPayers } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { takeAnswerFile } from '../../functions/_parts/postOffice/takeAnswerFile.ts';
import { listReviews } from '../../functions/_workers/listReviews.ts';
import { migrateItems } from '../../functions/_workers/migrateItems.ts';
import { handler } from '../../functions/authorization/index.ts';
import { handler as document } from '../../functions/document/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi } from '../../shared/document/routes.ts';
import { aReviewer } from '../authorizationDesk/support/authorizationDesk.ts';
import { callAnything, callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import { drawnLines } from '../support/pdfText.ts';
import { aCoordinator, added, aLine, idsOf, search, shown } from './support/authorizations.ts';
import { aKeptFile } from './support/keptFiles.ts';
import { answeredLine, answerRecord, dubaiLicense, fileOfRecords, payerCode } from './support/postOfficeRequests.ts';

const { store } = await startBackend();
const { printAuthorization, getAuthorizationCounts } = authorizationApi.endpoints;
// Each test has its own turns of the address that all share.
beforeEach(() => passMinutes(6));

const lines = [
  aLine('1', { code: 'W-501', quantity: 2, netFils: 1250_00 }),
  aLine('2', { code: 'W-302', quantity: 1, netFils: 150_00 }),
];
const days = { validFrom: '2026-11-24T05:30:00.000Z', validTo: '2027-12-08T19:59:00.000Z' };

type OldLine = Record<string, unknown>;
/** A line and an answer as the release before the table kept them. */
const oldLine = (lineId: '1' | '2', changes: OldLine = {}): OldLine => {
  const asked = lines.find((line) => line.lineId === lineId);
  return {
    ...{ lineId, outcome: 'approved', wasAsked: true, type: 8, code: asked?.code, quantity: asked?.quantity },
    ...{ netFils: asked?.netFils, patientShareFils: null, paymentFils: asked?.netFils, denialCode: null },
    ...{ comments: null, decidedBy: null },
    ...changes,
  };
};
const oldAnswer = (changes: OldLine = {}, ...own: OldLine[]) => ({
  ...{ result: 'yes', payerReference: 'PA-1', denialCode: null, ...days, limitFils: null, comments: null },
  ...{ answeredAt: '2026-11-24T05:30:00.000Z', answeredByName: null },
  lines: own.length > 0 ? own : [oldLine('1'), oldLine('2')],
  ...changes,
});

/** A request with an answer as it lies in the store since a release before the table. */
async function answeredBefore(answer: object, state = 'approved', as?: SignedIn) {
  const coordinator = as ?? (await aCoordinator(store));
  const id = await added(coordinator, { lines });
  const Key = { pk: `AUTHORIZATION#${id}`, sk: 'AUTHORIZATION' };
  const { Item } = await store.send(new GetCommand({ TableName: process.env.REQUESTS_TABLE, Key }));
  const version = Number(Item?.version) + 1;
  const old = { ...Item, answer, state, version, payerReference: 'PA-1', validTo: days.validTo };
  await store.send(new PutCommand({ TableName: process.env.REQUESTS_TABLE, Item: old }));
  return { as: coordinator, id };
}

const nothingPaid = oldAnswer({}, oldLine('1', { paymentFils: 0 }), oldLine('2', { paymentFils: 0 }));

describe('REQ-EAUTH-10 an answer that an earlier release stored is read again by the table', () => {
  it.each<[string, object, object]>([
    [
      'a No with a code in the head, shown as approved',
      oldAnswer(
        { result: 'no', denialCode: 'NCOV-003' },
        ...(['1', '2'] as const).map((lineId) => oldLine(lineId, { paymentFils: null })),
      ),
      { reason: null, state: 'denied', lineIds: ['1', '2'] },
    ],
    ['a No that pays all', oldAnswer({ result: 'no' }), { reason: 'contradictory', state: null, lineIds: ['1', '2'] }],
    ['a Yes that pays nothing', nothingPaid, { reason: 'zeroPayment', state: null, lineIds: ['1', '2'] }],
    [
      'a payment of half without a share',
      oldAnswer({}, oldLine('1', { paymentFils: 625_00 }), oldLine('2')),
      { reason: null, state: 'partiallyApproved', lineIds: ['1'] },
    ],
    [
      'another activity than was asked',
      oldAnswer({}, oldLine('1', { code: 'W-509' }), oldLine('2')),
      { reason: null, state: 'partiallyApproved', lineIds: ['1'] },
    ],
    [
      'a negative quantity',
      oldAnswer({}, oldLine('1', { quantity: -2, outcome: 'partlyApproved' }), oldLine('2')),
      { reason: 'outOfBounds', state: null, lineIds: ['1'] },
    ],
    [
      'an end before its start',
      oldAnswer({ validTo: '2026-11-23T05:30:00.000Z' }),
      { reason: 'datesTurned', state: null, lineIds: ['1', '2'] },
    ],
  ])('%s', async (_, answer, review) => {
    const { as, id } = await answeredBefore(answer);
    expect((await shown(as, id)).review).toEqual(review);
    const row = (await search(as)).data?.items.find(({ authorizationId }) => authorizationId === id);
    expect(row?.review).toEqual(review);
  });

  it.each<[string, object, string]>([
    ['as asked', oldAnswer(), 'approved'],
    ['without lines of its own', oldAnswer({}, ...(['1', '2'] as const).map(bare)), 'approved'],
    ['with a line that it left out', oldAnswer({}, { ...bare('1'), outcome: 'pended' }, oldLine('2')), 'underReview'],
    [
      'with a denied line',
      oldAnswer({}, oldLine('1', { paymentFils: 0, denialCode: 'MNEC-003', outcome: 'denied' }), oldLine('2')),
      'partiallyApproved',
    ],
    ['by a person of the payer', { ...nothingPaid, answeredByName: 'Reem' }, 'approved'],
  ])('and stays as it was: %s', async (_, answer, state) => {
    const { as, id } = await answeredBefore(answer, state);
    expect((await shown(as, id)).review).toBeNull();
  });
});

/** A line of which the payer said nothing by itself. */
function bare(lineId: '1' | '2'): OldLine {
  return oldLine(lineId, { quantity: null, netFils: null, paymentFils: null });
}

const verify = async (code: string) =>
  (await callApi(document, documentApi.endpoints.verifyDocument, { body: { code } })).data;

async function printed(as: SignedIn, authorizationId: string) {
  const query = { authorizationId, language: 'en' as const };
  const page = drawnLines((await callAnything(handler, printAuthorization, { as, query })).bytes);
  return { page, code: page.find((line) => readPrintedCode(line) !== null) ?? '' };
}

it('REQ-EAUTH-10 an open request whose line was read wrongly takes the payer’s next word on it', async () => {
  const half = oldAnswer({}, oldLine('1', { paymentFils: 0 }), { ...bare('2'), outcome: 'pended' });
  const { as, id } = await answeredBefore(half, 'underReview');
  const { requestNumber, payerId } = await shown(as, id);
  const sender = demoPayers.find((each) => each.payerId === payerId)?.payerCode ?? '';
  const denied = paid.replace('<PaymentAmount>1250<', '<DenialCode>MNEC-003</DenialCode><PaymentAmount>0<');
  const content = fileOfRecords([recordOf(requestNumber, denied + second)], { sender });
  await aKeptFile(as, { senderId: sender, content });
  const { state, answer } = await shown(as, id);
  expect([state, answer?.lines.map(({ outcome }) => outcome)]).toEqual(['partiallyApproved', ['denied', 'approved']]);
});

describe('REQ-EAUTH-18 the paper of such an answer', () => {
  it('says on its code page that nobody may rely on it, and a new print says so too', async () => {
    const { as, id } = await answeredBefore(nothingPaid);
    const { page, code } = await printed(as, id);
    expect(await verify(code)).toMatchObject({ verdict: 'misread' });
    expect((await verify(code))?.decision).toBeUndefined();
    const text = page.join(' ');
    expect(text).toContain('Ask the payer before you rely on it');
    expect(text).not.toContain('approved all lines');
    expect(text).not.toContain('Approved as asked');
  });

  it('of an answer that the table reads as it was read says what the payer said', async () => {
    const half = oldLine('1', { paymentFils: 625_00, outcome: 'partlyApproved', denialCode: 'PRCE-001' });
    const { as, id } = await answeredBefore(oldAnswer({}, half, oldLine('2')), 'partiallyApproved');
    const { page, code } = await printed(as, id);
    const text = page.join('\n');
    for (const said of ['2 · 1,250.00', '2 · 625.00', '625.00', 'PRCE-001', 'Approved in part', 'PA-1']) {
      expect(text).toContain(said);
    }
    expect(await verify(code)).toMatchObject({
      verdict: 'partlyApproved',
      decision: {
        lines: ['partlyApproved', 'approved'],
        said: [
          { approvedFils: 625_00, paymentFils: 625_00, denialCode: 'PRCE-001', isOtherActivity: false },
          { approvedFils: 150_00, paymentFils: 150_00, denialCode: null },
        ],
      },
    });
    expect(JSON.stringify(await verify(code))).not.toContain('W-501');
  });
});

const paid = answeredLine('1', { code: 'W-501', quantity: '2', net: '1250', paid: '1250', share: '' });
const second = answeredLine('2', { code: 'W-302', net: '150', paid: '150', share: '' });
const recordOf = (number: string | null, content = paid + second) =>
  answerRecord(number, { result: 'Yes', idPayer: 'PA-1', lines: content });

/** A file as a release before the table took it for a request. */
async function fileTakenBefore({ user }: SignedIn, authorizationId: string, bytes: Buffer): Promise<void> {
  const place = { facilityId: provenFacilityId(user.facilityId ?? ''), regulatorId: regulators.DHA };
  const named = { fileId: randomUUID(), fileName: 'PA.xml', senderId: payerCode, receiverId: dubaiLicense };
  const file = await takeAnswerFile(wiring, { ...place, ...named, bytes });
  const matched = [{ authorizationId, requestNumber: 'N' }];
  const end = { state: 'taken', reason: null, reasonAt: null, matched, readings: [] } as const;
  await settlePostOfficeFile(store, file, { ...end, matched, readings: [] }, wiring.now());
}

describe('the list of such answers', () => {
  const migrate = migrateItems(wiring, { sleep: async () => undefined });
  async function lookAtAll(name = 'authorizationReviews') {
    await migrate({ start: name });
    await migrate({ source: 'aws.events' });
    const all = await migrate({});
    return all.find(({ migration }) => migration === name);
  }
  const countOf = async (as: SignedIn) => (await callApi(handler, getAuthorizationCounts, { as })).data?.review;

  it('is there for the facility, the payer and who runs the portal, without a patient, after all were looked at', async () => {
    const { as, id } = await answeredBefore(nothingPaid);
    const right = await answeredBefore(oldAnswer(), 'approved', as);
    expect(await idsOf(as, { state: 'review' })).toEqual([]);
    expect(await lookAtAll()).toMatchObject({ state: 'done', failed: 0 });
    expect(await idsOf(as, { state: 'review' })).toEqual([id]);
    expect(await countOf(as)).toBe(1);
    const reviewer = await aReviewer();
    expect(await idsOf(reviewer, { state: 'review', take: 100 })).toContain(id);
    expect(await idsOf(await aReviewer('Clerk', ['PayerAdmin'], crescent), { state: 'review' })).toEqual([]);
    expect(await idsOf(await aCoordinator(store), { state: 'review' })).toEqual([]);
    const found = await listReviews(wiring)(null);
    const line = found.find(({ authorizationId }) => authorizationId === id);
    const { requestNumber, facilityLicense } = await shown(as, id);
    expect(line).toEqual({
      ...{ authorizationId: id, requestNumber, facilityLicense, payerCode: expect.any(String) },
      ...{ state: 'approved', answeredAt: expect.any(String), verdict: null, reason: 'zeroPayment' },
    });
    expect(found.some(({ authorizationId }) => authorizationId === right.id)).toBe(false);
  });

  it.each<[string, string, { flag?: string; records?: (number: string | null) => string[] }]>([
    ['a test', 'testAnswer', { flag: 'TEST' }],
    [
      'a line that is paid, then denied',
      'answeredTwice',
      { records: (number) => [recordOf(number, paid + paid.replace('1250', '0') + second)] },
    ],
    [
      'a request that is answered twice',
      'answeredTwice',
      { records: (number) => [recordOf(number), recordOf(number).replace('Yes', 'No')] },
    ],
  ])('has what only the kept file shows: %s', async (_, reason, { flag, records = (number) => [recordOf(number)] }) => {
    const { as, id } = await answeredBefore(oldAnswer());
    const right = await answeredBefore(oldAnswer(), 'approved', as);
    const numberOf = async (of: string) => (await shown(as, of)).requestNumber;
    await fileTakenBefore(as, id, fileOfRecords(records(await numberOf(id)), { flag: flag ?? 'PRODUCTION' }));
    await fileTakenBefore(as, right.id, fileOfRecords([recordOf(await numberOf(right.id))], { flag: 'PRODUCTION' }));
    const { code } = await printed(as, id);
    await lookAtAll();
    expect(await idsOf(as, { state: 'review' })).toEqual([]);
    expect(await lookAtAll('authorizationFileReviews')).toMatchObject({ state: 'done', failed: 0 });
    const { data } = await search(as, { state: 'review' });
    expect(data?.items.map(({ authorizationId, review }) => [authorizationId, review?.reason])).toEqual([[id, reason]]);
    expect((await shown(as, id)).review).toEqual({ reason, state: null, lineIds: ['1', '2'] });
    expect((await shown(as, right.id)).review).toBeNull();
    expect(await verify(code)).toMatchObject({ verdict: 'misread' });
    expect(await lookAtAll('authorizationFileReviews')).toMatchObject({ changed: 0, failed: 0 });
    await added(as, { type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    expect(await idsOf(as, { state: 'review' })).toEqual([]);
  });

  it('is the same when all are looked at again, and a request leaves it when nobody can rely on it any more', async () => {
    const { as, id } = await answeredBefore(nothingPaid);
    await lookAtAll();
    expect(await lookAtAll()).toMatchObject({ state: 'done', changed: 0, failed: 0 });
    await added(as, { type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    expect(await idsOf(as, { state: 'review' })).toEqual([]);
    expect((await listReviews(wiring)(null)).some(({ authorizationId }) => authorizationId === id)).toBe(false);
  });
});
