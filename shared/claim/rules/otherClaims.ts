import type { Claim, ClaimEncounter } from '../claim.ts';
import { type ClaimRecords, noRecords } from '../records/claimRecords.ts';
import { twinsOf } from './duplicates.ts';
import { withVisit } from './examples.ts';
import type { Place, RecordedClaim, RecordRule } from './rule.ts';

/** Encounters with a bed over night. */
const stays: readonly number[] = [3, 4];

const isWithin = (visit: ClaimEncounter, { type, start, end }: ClaimEncounter): boolean =>
  type !== null && stays.includes(type) && start !== null && end !== null && visit.start !== null
    ? start < visit.start && visit.start < end
    : false;

function findStays(claim: Claim, { others }: ClaimRecords): Place[] {
  const other = others.claims.find(({ encounters }) =>
    encounters.some((theirs) => claim.encounters.some((own) => isWithin(own, theirs) || isWithin(theirs, own))),
  );
  return other ? [{ field: 'Encounter.Start', values: { other: other.id ?? '' } }] : [];
}

const beside = (clean: Claim, other: Claim): RecordedClaim => ({
  claim: clean,
  records: { ...noRecords, others: { claims: [{ ...other, id: 'C-0', activities: [] }], isWhole: true } },
});
const stay = { type: 3, start: '2026-11-01T06:00:00.000Z' } as const;

/** A claim that cannot be true beside another one of its facility about the patient. */
export const otherClaimRules: readonly RecordRule[] = [
  {
    ...{ id: 'conflict.twoPayers', family: 'conflict', severity: 'warn' },
    source: { text: 'Denials DUPL-001, DUPL-002', on: '2026-11-30', isUnconfirmed: true },
    text: {
      en: 'The same service of the same patient on this day is billed to another payer, {{payer}}, in your claim {{other}}.',
      ar: 'الخدمة نفسها للمريض نفسه في هذا اليوم مطالَب بها من جهة دافعة أخرى، {{payer}}، في مطالبتكم {{other}}.',
    },
    fix: {
      en: 'Bill it to one payer, unless each pays a part of it.',
      ar: 'يرجى المطالبة بها من جهة دافعة واحدة، ما لم تدفع كل جهة جزءًا منها.',
    },
    find: (claim, records) =>
      twinsOf(claim, records, 'otherPayer').map(({ activity, other }) => ({
        ...{ field: 'Activity.Code', activity },
        values: { other: other.id ?? '', payer: other.payerId ?? '' },
      })),
    passes: (clean) => ({
      claim: { ...clean, payerId: ' a001' },
      records: { ...noRecords, others: { claims: [{ ...clean, id: 'C-0', activities: [] }], isWhole: true } },
    }),
    fails: (clean) => ({
      claim: clean,
      records: { ...noRecords, others: { claims: [{ ...clean, id: 'C-0', payerId: 'D001' }], isWhole: true } },
    }),
  },
  {
    ...{ id: 'conflict.withinStay', family: 'conflict', severity: 'warn' },
    source: { text: 'Denial CLAI-008', on: '2026-11-30' },
    text: {
      en: 'By your claim {{other}} the patient was an inpatient for some of the same time.',
      ar: 'بحسب مطالبتكم {{other}} كان المريض تحت العلاج الداخلي في جزء من الوقت نفسه.',
    },
    fix: {
      en: 'Bill what was done during the stay with the stay, or correct the times.',
      ar: 'يرجى المطالبة بما قُدّم أثناء العلاج الداخلي ضمن مطالبته، أو تصحيح الأوقات.',
    },
    find: findStays,
    passes: (clean) => beside(clean, withVisit(clean, { ...stay, end: '2026-11-02T06:00:00.000Z' })),
    fails: (clean) => beside(clean, withVisit(clean, { ...stay, end: '2026-11-02T06:01:00.000Z' })),
  },
];
