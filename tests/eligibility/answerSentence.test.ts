import { describe, expect, it } from 'vitest';
import { type SentenceKey, sentenceOf, sentenceText } from '../../shared/eligibility/answerSentence.ts';
import { sentenceTexts } from '../../shared/eligibility/answerSentenceTexts.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { Coverage, EligibilityRequest } from '../../shared/eligibility/routes.ts';
import { aDetailedRequest } from './support/eligibilityAnswers.ts';

/** 12:00 in the Emirates. */
const now = new Date('2026-11-21T08:00:00.000Z');
const cover: Coverage = {
  policyNumber: 'POL-1',
  planName: 'Dental Plus',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  coPaymentFils: null,
  coPaymentPercent: 30,
  coPaymentCapFils: 5000,
};
const { Pending, Answered, Error: failed, Cancelled, Resubmitted, Blocked, Eligible, NotEligible } = eligibilityStatus;
const question = {
  questionId: '01K0000000000000000000000A',
  askedAt: '2026-11-21T07:00:00.000Z',
  answerBy: '2026-11-21T10:20:00.000Z',
  answeredAt: null,
};
const open = { answeredAt: null, coverages: [] };
const due = { answerDueAt: '2026-11-21T10:20:00.000Z' };

type Row = readonly [SentenceKey, Partial<EligibilityRequest>, string];
const rows: Row[] = [
  ['coveredToday', {}, 'Covered today by Dental Plus: the patient pays 30%, at most AED 50.00'],
  [
    'coveredUntilToday',
    { coverages: [{ ...cover, validTo: '2026-11-21' }] },
    'Covered until today: ends tonight. By Dental Plus: the patient pays 30%, at most AED 50.00',
  ],
  [
    'coveredOn',
    { serviceDate: '2026-11-20', coverages: [{ ...cover, coPaymentPercent: null }] },
    'Covered on 20/11/2026 by Dental Plus: the payer does not say what the patient pays',
  ],
  [
    'coveredToday',
    { coverages: [{ ...cover, coPaymentPercent: 0 }] },
    'Covered today by Dental Plus: the patient pays nothing',
  ],
  ['noneNamed', { coverages: [] }, 'Cover not confirmed: the payer says eligible, but names no cover'],
  [
    'noneHolds',
    { coverages: [{ ...cover, validTo: '2026-11-20' }] },
    'Cover not confirmed: the payer says eligible, but no cover is valid on 21/11/2026',
  ],
  [
    'noneVerified',
    { coverages: [{ ...cover, valueOfInsurance: 'VOI_2' }] },
    'Cover not confirmed: the payer has yet to verify the insurance',
  ],
  [
    'notCovered',
    { status: NotEligible, denialCode: 'X-1', denialText: 'Annual limit reached.' },
    'Not covered by THIQA: Annual limit reached',
  ],
  [
    'notCovered',
    { status: NotEligible, payerRemark: { name: 'memberUnknown' } },
    'Not covered by THIQA: The register has no such member',
  ],
  ['notCoveredUnsaid', { status: NotEligible }, 'Not covered by THIQA, which gives no reason'],
  ['notMember', { status: NotEligible, denialCode: 'ELIG-001' }, 'Not a member of THIQA'],
  ['reviewing', { ...open, status: Answered }, 'The payer is reviewing'],
  ['reviewingUntil', { ...open, ...due, status: Answered }, 'The payer is reviewing; answer due 14:20'],
  ['reviewingUntil', { ...open, ...due, status: Pending }, 'The payer is reviewing; answer due 14:20'],
  [
    'reviewingUntil',
    { ...open, status: Answered, answerDueAt: '2026-11-22T10:20:00.000Z' },
    'The payer is reviewing; answer due 22/11/2026 14:20',
  ],
  [
    'overdue',
    { ...open, status: Answered, answerDueAt: '2026-11-21T07:59:00.000Z' },
    'The payer is reviewing; the answer was due 11:59',
  ],
  [
    'payerAsks',
    { ...open, ...due, status: Answered, hasPayerQuestion: true, payerQuestion: question },
    'The payer asks the facility a question; answer it by 14:20',
  ],
  [
    'rulesFirst',
    { ...open, status: Pending, hasOpenQuestions: true },
    'Not sent yet: the payer’s questions have to be answered first',
  ],
  ['waiting', { ...open, status: Pending }, 'Waiting for the payer’s answer'],
  [
    'payerDown',
    { ...open, status: Pending, isPayerUnavailable: true },
    'The payer is unavailable; nothing is decided yet',
  ],
  [
    'payerDownUntil',
    { ...open, status: Pending, isPayerUnavailable: true, nextAttemptAt: '2026-11-21T08:01:00.000Z' },
    'The payer is unavailable; the next attempt is at 12:01',
  ],
  ['failed', { ...open, status: failed }, 'No answer: the payer could not give one, and nothing is decided'],
  [
    'blocked',
    { ...open, status: Blocked, blockedFor: 'facilitySuspended' },
    'Not sent to the payer: The contract of the facility is suspended',
  ],
  ['blockedUnsaid', { ...open, status: Blocked }, 'Not sent to the payer'],
  ['cancelled', { ...open, status: Cancelled }, 'Cancelled: there is no answer'],
  ['replaced', { status: Resubmitted }, 'Replaced by a new request: this answer no longer counts'],
  ['unknown', { status: 7 as never }, 'This state of the request is not known here'],
];
const asked = (changes: Partial<EligibilityRequest>): EligibilityRequest => ({
  ...aDetailedRequest({ status: Eligible, serviceDate: '2026-11-21', coverages: [cover] }),
  ...changes,
});

describe('what an answer says in one sentence', () => {
  it.each(rows)('%s of %j', (key, changes, words) => {
    const sentence = sentenceOf(asked(changes), now);
    expect(sentence.name).toBe(key);
    expect(sentenceText('en', sentence)).toBe(words);
    const arabic = sentenceText('ar', sentence);
    expect(arabic).not.toMatch(/{{|undefined/);
    // What payers wrote stands in marks of its own; the rest has no Latin letter.
    expect(arabic.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('has a row for each sentence', () => {
    expect(new Set(rows.map(([key]) => key))).toEqual(new Set(Object.keys(sentenceTexts)));
  });

  it('says a day and a whole time on paper, which is read on another day, and never that a cover is confirmed which is not', () => {
    const onPaper = (changes: Partial<EligibilityRequest>) => sentenceText('en', sentenceOf(asked(changes), null));
    expect(onPaper({})).toMatch(/^Covered on 21\/11\/2026/);
    expect(onPaper({ ...open, ...due, status: Answered })).toBe('The payer is reviewing; answer due 21/11/2026 14:20');
    for (const status of Object.values(eligibilityStatus)) {
      const isConfirmed = status === Eligible;
      expect(onPaper({ status }).startsWith('Covered')).toBe(isConfirmed);
    }
  });

  it("takes the denial code's own meaning before what the payer wrote beside it", () => {
    const sentence = sentenceOf(asked({ status: NotEligible, denialCode: 'ELIG-005', denialText: 'x' }), now);
    expect(sentenceText('en', sentence)).toBe(
      'Not covered by THIQA: The service date is after the last date of coverage',
    );
    expect(sentenceText('ar', sentence)).toMatch(/^غير مغطى لدى .+: /);
  });
});
