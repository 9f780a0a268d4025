import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/authorization/index.ts';
import { handler as document } from '../../functions/document/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi } from '../../shared/document/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn } from '../support/api.ts';
import { toldTo } from '../support/news.ts';
import { drawnLines } from '../support/pdfText.ts';
import { aLine, colleagueOf, idsOf, search, shown } from './support/authorizations.ts';
import { anAdministrator } from './support/keptFiles.ts';
import {
  answeredLine,
  answerRecord,
  asked,
  fileOfRecords,
  type Said,
  startPostOfficeRequests,
} from './support/postOfficeRequests.ts';

const { store, answered, laid, polled, sent } = await startPostOfficeRequests();
const { searchPostOfficeFiles, readPostOfficeFileAgain } = authorizationApi.endpoints;

/** Two services, as somebody's request had them. */
const two = {
  ...asked,
  lines: [
    aLine('1', { code: 'W-501', quantity: 2, netFils: 1250_00 }),
    aLine('2', { code: 'W-302', quantity: 1, netFils: 150_00 }),
  ],
};
type LineOf = Parameters<typeof answeredLine>[1];
const first = (changes: LineOf = {}) =>
  answeredLine('1', { code: 'W-501', quantity: '2', net: '1250.00', paid: '1250.00', share: '', ...changes });
const second = (changes: LineOf = {}) =>
  answeredLine('2', { code: 'W-302', quantity: '1', net: '150.00', paid: '150.00', share: '', ...changes });
const both = (changes: LineOf) => first(changes) + second(changes);

/** The files of a facility that wait for a person, with the reason. */
async function keptOf(as: SignedIn, state: 'unmatched' | 'unreadable' | 'new' = 'unmatched') {
  const admin = await anAdministrator();
  const { data } = await callApi(handler, searchPostOfficeFiles, { as: admin, body: { state, take: 100 } });
  return data?.items.filter(({ facilityId }) => facilityId === as.user.facilityId) ?? [];
}

async function readAgain(as: SignedIn, state: 'unmatched' | 'unreadable' | 'new' = 'unmatched') {
  const [file] = await keptOf(as, state);
  const body = { keptId: file?.keptId ?? '', version: file?.version ?? 0 };
  return callApi(handler, readPostOfficeFileAgain, { as: await anAdministrator(), body });
}

/** What the answer makes of the request: its state and each line's outcome, and why a person looks at the file. */
async function outcomeOf(said: Said) {
  const { as, id, number } = await sent(two);
  await answered(as, number, { idPayer: 'PA-1', ...said });
  const { state, answer } = await shown(as, id);
  const lines = answer?.lines.map(({ outcome }) => outcome) ?? [];
  const reasons = [...(await keptOf(as)), ...(await keptOf(as, 'unreadable'))].map(({ reason }) => reason);
  return [state, ...lines, ...reasons];
}

describe('REQ-EAUTH-10 an answer that denies is denied', () => {
  it.each<[string, Said, string[]]>([
    [
      'a No with a code in the head, whose lines are echoed with Net and without PaymentAmount',
      { result: 'No', idPayer: '', denialCode: 'NCOV-003', lines: both({ paid: '' }) },
      ['denied', 'denied', 'denied'],
    ],
    ['a No with a code and no lines', { result: 'No', denialCode: 'NCOV-003' }, ['denied', 'denied', 'denied']],
    [
      'a Yes whose lines are denied one by one',
      { result: 'Yes', lines: both({ paid: '0.00', denial: 'MNEC-003' }) },
      ['denied', 'denied', 'denied'],
    ],
    [
      'a code at each line, without a result',
      { lines: both({ paid: '', denial: 'MNEC-003' }) },
      ['denied', 'denied', 'denied'],
    ],
  ])('%s', async (_, said, expected) => {
    expect(await outcomeOf(said)).toEqual(expected);
  });
});

describe('REQ-EAUTH-11 the days and the limit in a denial hold for nothing', () => {
  const said = { idPayer: 'PA-77', end: '24/12/2030 23:59', more: '<Limit>900.00</Limit>' };
  async function shownOf(more: Said) {
    const { as, id, number } = await sent(two);
    await answered(as, number, { ...said, ...more });
    const query = { authorizationId: id, language: 'en' as const };
    const { bytes } = await callAnything(handler, authorizationApi.endpoints.printAuthorization, { as, query });
    const paper = drawnLines(bytes);
    const code = paper.find((line) => readPrintedCode(line) !== null) ?? '';
    const verified = await callApi(document, documentApi.endpoints.verifyDocument, { body: { code } });
    const [row] = (await search(as)).data?.items ?? [];
    const ends = [(await shown(as, id)).validTo, row?.validTo, verified.data?.decision?.validTo];
    return { paper: paper.join('\n'), ends };
  }

  it('and stand neither on the record, in the list, on the paper nor on the page of its code', async () => {
    const { paper, ends } = await shownOf({ result: 'No', denialCode: 'NCOV-003', lines: both({ paid: '' }) });
    expect(ends).toEqual([null, null, null]);
    expect(paper).toMatch(/Payer reference[\s\S]*PA-77/);
    expect(paper).not.toMatch(/Approval number|Valid from|Valid to|2030|900\.00/);
  });

  it('where those of an approval in part do', async () => {
    const { paper, ends } = await shownOf({
      result: 'Yes',
      lines: first() + second({ paid: '0', denial: 'MNEC-003' }),
    });
    expect(ends).toEqual(Array(3).fill('2030-12-24T19:59:00.000Z'));
    for (const fact of ['Approval number', 'PA-77', 'Valid to', '24/12/2030', '900.00']) expect(paper).toContain(fact);
  });
});

describe('REQ-EAUTH-10 an answer that contradicts itself is kept for a person', () => {
  it.each<[string, Said, string]>([
    ['a No that pays all', { result: 'No', denialCode: 'NCOV-003', lines: both({}) }, 'contradictory'],
    ['a No that pays all, without a code', { result: 'No', lines: both({}) }, 'contradictory'],
    ['a No that pays one line', { result: 'No', lines: first({ paid: '0' }) + second() }, 'contradictory'],
    ['a Yes that pays nothing', { result: 'Yes', lines: both({ paid: '0.00' }) }, 'zeroPayment'],
    ['a Yes with a denial code', { result: 'Yes', denialCode: 'NCOV-003', lines: both({}) }, 'contradictory'],
    ['a Yes with a denial code and no lines', { result: 'Yes', denialCode: 'NCOV-003' }, 'contradictory'],
    ['a line that is paid in full and denied', { result: 'Yes', lines: both({ denial: 'MNEC-003' }) }, 'contradictory'],
    [
      'a line that is paid, then denied',
      { result: 'Yes', lines: first() + first({ paid: '0.00', denial: 'MNEC-003' }) + second() },
      'answeredTwice',
    ],
    ['a quantity of nothing', { result: 'Yes', lines: first({ quantity: '0' }) + second() }, 'zeroQuantity'],
    ['nothing paid and no result', { lines: both({ paid: '0' }) }, 'noResult'],
    ['a denial code without a result', { denialCode: 'NCOV-003', lines: both({ paid: '' }) }, 'noResult'],
    ['a test', { result: 'Yes', flag: 'TEST', lines: both({}) }, 'testAnswer'],
    ['a test of Abu Dhabi', { result: 'Yes', flag: 'PTE_SUBMIT', lines: both({}) }, 'testAnswer'],
    ['an end before its start', { result: 'Yes', end: '23/11/2026 09:30', lines: both({}) }, 'datesTurned'],
    ['a negative quantity', { result: 'Yes', lines: first({ quantity: '-2' }) + second() }, 'outOfBounds'],
    ['a negative payment', { result: 'Yes', lines: first({ paid: '-10.00' }) + second() }, 'outOfBounds'],
    ['a negative share', { result: 'Yes', lines: first({ share: '-5' }) + second() }, 'outOfBounds'],
    ['a negative limit', { result: 'Yes', more: '<Limit>-1</Limit>', lines: both({}) }, 'outOfBounds'],
    ['a limit without end', { result: 'Yes', more: '<Limit>999999999999999</Limit>', lines: both({}) }, 'outOfBounds'],
  ])('%s', async (_, said, reason) => {
    expect(await outcomeOf(said)).toEqual(['sent', reason]);
  });

  it('with its reason also when it is read again, and never answers a fault', async () => {
    const { as, number } = await sent(two);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-1', more: '<Limit>-1</Limit>' });
    expect((await readAgain(as, 'unreadable')).data).toEqual({ state: 'unreadable', reason: 'outOfBounds' });
    const other = await sent(two);
    await answered(other.as, other.number, { result: 'No', idPayer: 'PA-1', lines: both({}) });
    expect((await readAgain(other.as)).data).toEqual({ state: 'unmatched', reason: 'contradictory' });
    expect((await shown(other.as, other.id)).state).toBe('sent');
  });

  it('is told once to both sides on the request, and to its sender', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { result: 'No', idPayer: 'PA-1', lines: both({}) });
    const { events, state, answer } = await shown(as, id);
    expect([state, answer]).toEqual(['sent', null]);
    expect(events.at(-1)).toMatchObject({ event: 'answerKept', by: null, detail: 'contradictory' });
    expect((await toldTo(store, as.user)).map(({ kind }) => kind)).toEqual(['authorizationKept']);
    await readAgain(as);
    expect((await shown(as, id)).events).toEqual(events);
    expect(await toldTo(store, as.user)).toHaveLength(1);
    // What the payer sends then is taken.
    await answered(as, number, { result: 'No', denialCode: 'NCOV-003' });
    expect((await shown(as, id)).state).toBe('denied');
  });
});

describe('REQ-EAUTH-11 what is approved stands beside what was asked', () => {
  it('a payment of half without a share is a part, and stands there', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-1', lines: first({ paid: '625.00' }) + second() });
    const { state, answer } = await shown(as, id);
    expect(state).toBe('partiallyApproved');
    expect(answer?.lines).toMatchObject([
      { outcome: 'partlyApproved', paymentFils: 625_00, netFils: 1250_00 },
      { outcome: 'approved', paymentFils: 150_00 },
    ]);
  });

  it('another activity than was asked is no approval as asked', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { result: 'Yes', idPayer: 'PA-1', lines: first({ code: 'W-509' }) + second() });
    const { state, answer } = await shown(as, id);
    expect(state).toBe('partiallyApproved');
    expect(answer?.lines[0]).toMatchObject({ lineId: '1', code: 'W-509', outcome: 'partlyApproved' });
  });

  it('a line that says the same twice counts once', async () => {
    expect(await outcomeOf({ result: 'Yes', lines: first() + first() + second() })).toEqual([
      ...['approved', 'approved', 'approved'],
    ]);
  });
});

describe('REQ-EAUTH-10 answers that come in parts', () => {
  const part = { result: 'Yes', start: '24/11/2026 09:30', end: '08/12/2026 23:59' };
  it('stay together, each line with its number and days, and are found by both numbers', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { ...part, idPayer: 'PA-201', lines: second() });
    expect(await shown(as, id)).toMatchObject({ state: 'underReview', payerReference: 'PA-201' });
    await answered(as, number, { ...part, idPayer: 'PA-202', end: '20/12/2026 23:59', lines: first() });
    const { state, answer, payerReference, validTo } = await shown(as, id);
    expect([state, payerReference, validTo]).toEqual(['approved', 'PA-202', '2026-12-20T19:59:00.000Z']);
    expect(answer?.lines).toMatchObject([
      { lineId: '1', outcome: 'approved', payerReference: 'PA-202', validTo: '2026-12-20T19:59:00.000Z' },
      { lineId: '2', outcome: 'approved', payerReference: 'PA-201', validTo: '2026-12-08T19:59:00.000Z' },
    ]);
    for (const reference of ['PA-201', 'PA-202']) expect(await idsOf(as, { number: reference })).toEqual([id]);
  });

  it('count once, in whatever order they come and however often', async () => {
    const { as, id, number } = await sent(two);
    for (let turn = 0; turn < 2; turn += 1) {
      await answered(as, number, { ...part, idPayer: 'PA-203', lines: second() });
    }
    const { version } = await shown(as, id);
    await answered(as, number, { ...part, idPayer: 'PA-203', lines: first() });
    const after = await shown(as, id);
    expect(after).toMatchObject({ state: 'approved', version: version + 1 });
    await answered(as, number, { ...part, idPayer: 'PA-203', lines: second() });
    expect((await shown(as, id)).version).toBe(after.version);
    expect(await keptOf(as)).toEqual([]);
  });

  it('one approved and one denied make a partial approval', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { ...part, idPayer: 'PA-204', lines: second() });
    await answered(as, number, { result: 'No', denialCode: 'MNEC-003', lines: first({ paid: '0' }) });
    const { state, answer, review } = await shown(as, id);
    // The parts contradict each other only for who reads them as one.
    expect([state, answer?.result, review]).toEqual(['partiallyApproved', 'yes', null]);
    expect(answer?.lines).toMatchObject([
      { outcome: 'denied', denialCode: 'MNEC-003' },
      { outcome: 'approved', payerReference: 'PA-204' },
    ]);
  });

  it('one that decides a line otherwise is kept, and the line stays', async () => {
    const { as, id, number } = await sent(two);
    await answered(as, number, { ...part, idPayer: 'PA-205', lines: second() });
    await answered(as, number, { ...part, lines: first() + second({ paid: '0', denial: 'MNEC-003' }) });
    const { state, answer } = await shown(as, id);
    expect([state, answer?.lines.map(({ outcome }) => outcome)]).toEqual(['underReview', ['pended', 'approved']]);
    expect((await keptOf(as)).map(({ reason }) => reason)).toEqual(['changesDecision']);
  });

  it('in two records of one file are parts too, and contradict each other only about the same line', async () => {
    const { as, id, number } = await sent(two);
    const parts = [second(), first()].map((lines) => answerRecord(number, { ...part, idPayer: 'PA-206', lines }));
    await laid(as, fileOfRecords(parts));
    expect((await shown(as, id)).state).toBe('approved');
    const other = await sent(two);
    const yes = answerRecord(other.number, { ...part, idPayer: 'PA-207' });
    const no = answerRecord(other.number, { result: 'No', denialCode: 'NCOV-003' });
    await laid(other.as, fileOfRecords([yes, no]));
    expect((await shown(other.as, other.id)).state).toBe('sent');
    expect((await keptOf(other.as)).map(({ reason }) => reason)).toEqual(['answeredTwice']);
  });
});

describe('REQ-EAUTH-10 the records of a file', () => {
  it('settle one by one: one that cannot be read withholds no other', async () => {
    const { as, id, number } = await sent(two);
    const bad = answerRecord('DHA-F-9000001-X', { result: 'Yes', start: '31/02/2026 00:00' });
    const good = answerRecord(number, { result: 'Yes', idPayer: 'PA-301', lines: both({}) });
    await laid(as, fileOfRecords([bad, good]));
    expect((await shown(as, id)).state).toBe('approved');
    const [file] = await keptOf(as, 'unreadable');
    expect(file).toMatchObject({ reason: 'badDate', reasonAt: 'start', matched: [{ authorizationId: id }] });
    expect((await readAgain(as, 'unreadable')).data).toEqual({ state: 'unreadable', reason: 'badDate' });
    const { events } = await shown(as, id);
    expect(events.filter(({ event }) => event === 'approve')).toHaveLength(1);
  });
});

it('lists stay readable beside answers that were kept', async () => {
  const { as, number } = await sent(two);
  await answered(as, number, { result: 'No', lines: both({}) });
  passMinutes(5);
  await polled(as);
  expect((await search(await colleagueOf(store, as))).data?.items).toHaveLength(1);
});
