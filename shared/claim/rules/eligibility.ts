import type { Claim } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { type CoverAnswer, noRecords } from '../records/claimRecords.ts';
import { type CoverVerdict, coverVerdict } from '../records/coverVerdict.ts';
import type { RecordedClaim, RecordRule } from './rule.ts';

const find =
  (says: CoverVerdict['says']): RecordRule['find'] =>
  (claim, records) => {
    const verdict = coverVerdict(claim, records);
    if (verdict?.says !== says) return [];
    const { answer, day } = verdict;
    const ends = answer.covers.map(({ validTo }) => validTo).sort();
    return [{ field: 'MemberID', values: { day, answered: dayOf(answer.answeredAt), ended: ends.at(-1) ?? '' } }];
  };

const covers = [{ validFrom: '2026-01-01', validTo: '2026-11-02' }];
/** The clean claim, whose patient was asked about on the day of the service. */
const answered = (claim: Claim, changes: Partial<CoverAnswer>): RecordedClaim => ({
  claim,
  records: {
    ...noRecords,
    answers: [
      {
        ...{
          serviceDate: '2026-11-02',
          answeredAt: '2026-11-02T05:00:00.000Z',
          says: 'covered',
          number: 'EL-1',
          covers,
        },
        ...changes,
      },
    ],
  },
});

const passes = (clean: Claim): RecordedClaim => answered(clean, {});

/** A claim beside what its payer answered the facility about the patient. */
export const eligibilityRules: readonly RecordRule[] = [
  {
    ...{ id: 'eligibility.answeredNo', family: 'eligibility', severity: 'warn' },
    source: { text: 'Denials ELIG-001, ELIG-005 to ELIG-007', on: '2026-11-30' },
    text: {
      en: 'On {{answered}} the payer answered that the patient is not covered on {{day}}.',
      ar: 'أجابت الجهة الدافعة بتاريخ {{answered}} بأن المريض غير مؤهل للتغطية في {{day}}.',
    },
    fix: {
      en: 'Check the eligibility again, or bill who pays instead.',
      ar: 'يرجى التحقق من الأهلية مرة أخرى، أو توجيه الفاتورة إلى من يدفع.',
    },
    find: find('notCovered'),
    passes,
    fails: (clean) => answered(clean, { says: 'notCovered', covers: [] }),
  },
  {
    ...{ id: 'eligibility.answeredWithoutCover', family: 'eligibility', severity: 'warn' },
    source: { text: 'Denials ELIG-005, ELIG-006', on: '2026-11-30' },
    text: {
      en: 'On {{answered}} the payer named no cover that holds on {{day}}.',
      ar: 'لم تذكر الجهة الدافعة في ردها بتاريخ {{answered}} تغطية سارية في {{day}}.',
    },
    fix: {
      en: 'Ask the payer about the cover before you send the claim.',
      ar: 'يرجى سؤال الجهة الدافعة عن التغطية قبل إرسال المطالبة.',
    },
    find: find('withoutCover'),
    passes,
    fails: (clean) => answered(clean, { says: 'withoutCover', covers: [] }),
  },
  {
    ...{ id: 'eligibility.answeredEnded', family: 'eligibility', severity: 'warn' },
    source: { text: 'Denial ELIG-005', on: '2026-11-30' },
    text: {
      en: 'By the answer of the payer on {{answered}} the cover ended on {{ended}}, before the service on {{day}}.',
      ar: 'وفق رد الجهة الدافعة بتاريخ {{answered}} انتهت التغطية في {{ended}}، قبل الخدمة في {{day}}.',
    },
    fix: {
      en: 'Check the eligibility for the day of the service.',
      ar: 'يرجى التحقق من الأهلية ليوم تقديم الخدمة.',
    },
    find: find('ended'),
    passes: (clean) => answered(clean, { serviceDate: '2026-10-01' }),
    fails: (clean) =>
      answered(clean, {
        serviceDate: '2026-10-01',
        covers: [{ validFrom: '2026-01-01', validTo: '2026-11-01' }],
      }),
  },
];
