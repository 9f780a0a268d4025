import type { ClaimEncounter } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { withLine, withVisit } from './examples.ts';
import type { ClaimRule } from './rule.ts';

const dictionary = { text: 'Shafafiya data dictionary; eClaimLink CommonTypes', on: '2026-11-29' } as const;

/** Types with a bed: their end, and how they began and ended, are expected. */
const withBed: readonly number[] = [3, 4, 5, 6];
const hasBed = ({ type }: ClaimEncounter): boolean => type !== null && withBed.includes(type);

const firstDay = '2012-06-01';

export const encounterRules: readonly ClaimRule[] = [
  {
    ...{ id: 'timeliness.endBeforeStart', family: 'timeliness', severity: 'block', source: dictionary },
    text: { en: 'The encounter ends before it starts.', ar: 'تنتهي الزيارة قبل أن تبدأ.' },
    fix: { en: 'Correct the start or the end.', ar: 'يرجى تصحيح وقت البداية أو النهاية.' },
    find: ({ encounters }) =>
      encounters.flatMap(({ start, end }) =>
        start !== null && end !== null && end < start ? [{ field: 'Encounter.End' }] : [],
      ),
    passes: (clean) => withVisit(clean, { end: '2026-11-02T06:00:00.000Z' }),
    fails: (clean) => withVisit(clean, { end: '2026-11-02T05:59:00.000Z' }),
  },
  {
    ...{ id: 'timeliness.future', family: 'timeliness', severity: 'block', source: dictionary },
    text: { en: 'A service is dated in the future.', ar: 'توجد خدمة بتاريخ مستقبلي.' },
    fix: { en: 'Correct its date.', ar: 'يرجى تصحيح تاريخها.' },
    find: ({ encounters, activities }, { today }) => [
      ...encounters.flatMap(({ start }) =>
        start !== null && dayOf(start) > today ? [{ field: 'Encounter.Start' }] : [],
      ),
      ...activities.flatMap((activity) =>
        activity.start !== null && dayOf(activity.start) > today ? [{ field: 'Activity.Start', activity }] : [],
      ),
    ],
    passes: (clean) => withLine(clean, { start: '2026-11-02T06:10:00.000Z' }),
    fails: (clean) => withLine(clean, { start: '2999-11-02T06:10:00.000Z' }),
  },
  {
    ...{
      id: 'timeliness.tooOld',
      family: 'timeliness',
      severity: 'block',
      source: { text: 'eClaimLink: after 1 June 2012', on: '2012-06-01' },
    },
    dialects: ['dha'],
    text: { en: 'A service is older than Dubai takes claims for.', ar: 'توجد خدمة أقدم مما تقبله مطالبات دبي.' },
    fix: { en: 'Correct its date.', ar: 'يرجى تصحيح تاريخها.' },
    find: ({ encounters, activities }) => [
      ...encounters.flatMap(({ start }) =>
        start !== null && dayOf(start) <= firstDay ? [{ field: 'Encounter.Start' }] : [],
      ),
      ...activities.flatMap((activity) =>
        activity.start !== null && dayOf(activity.start) <= firstDay ? [{ field: 'Activity.Start', activity }] : [],
      ),
    ],
    passes: (clean) => clean,
    fails: (clean) => withLine(clean, { start: '2012-05-30T06:00:00.000Z' }),
  },
  {
    ...{
      id: 'timeliness.outside',
      family: 'timeliness',
      severity: 'warn',
      source: { text: 'Common practice of payers', on: '2026-11-29', isUnconfirmed: true },
    },
    text: { en: 'A line is dated outside of the encounter.', ar: 'تاريخ أحد البنود خارج مدة الزيارة.' },
    fix: { en: 'Correct its date, or that of the encounter.', ar: 'يرجى تصحيح تاريخه أو تاريخ الزيارة.' },
    find: ({ encounters, activities }) => {
      const spans = encounters.flatMap(({ start, end, type }) =>
        start === null ? [] : [{ from: dayOf(start), to: end === null || type === null ? null : dayOf(end) }],
      );
      if (spans.length === 0) return [];
      return activities.flatMap((activity) => {
        const day = activity.start === null ? null : dayOf(activity.start);
        const isWithin = day === null || spans.some(({ from, to }) => from <= day && (to === null || day <= to));
        return isWithin ? [] : [{ field: 'Activity.Start', activity }];
      });
    },
    passes: (clean) => withLine(clean, { start: '2026-11-02T19:00:00.000Z' }),
    fails: (clean) => withLine(clean, { start: '2026-11-01T06:00:00.000Z' }),
  },
  {
    ...{ id: 'completeness.stay', family: 'completeness', severity: 'block', source: dictionary },
    text: {
      en: 'An encounter with a bed has no end, or does not say how it began or ended.',
      ar: 'إقامة بسرير من دون نهاية أو من دون بيان كيف بدأت أو انتهت.',
    },
    fix: { en: 'Enter end, start type and end type.', ar: 'يرجى إدخال النهاية ونوع البداية ونوع النهاية.' },
    find: ({ encounters }) =>
      encounters
        .filter(hasBed)
        .flatMap(({ end, startType, endType }) => [
          ...(end === null ? [{ field: 'Encounter.End' }] : []),
          ...(startType === null ? [{ field: 'Encounter.StartType' }] : []),
          ...(endType === null ? [{ field: 'Encounter.EndType' }] : []),
        ]),
    passes: (clean) => withVisit(clean, { type: 3 }),
    fails: (clean) => withVisit(clean, { type: 3, endType: null }),
  },
  {
    ...{ id: 'completeness.transfer', family: 'completeness', severity: 'block', source: dictionary },
    text: { en: 'A transfer does not say from or to where.', ar: 'نقل لا يبيّن مصدره أو وجهته.' },
    fix: { en: 'Enter the other facility.', ar: 'يرجى إدخال المنشأة الأخرى.' },
    find: ({ encounters }) =>
      encounters.flatMap(({ startType, endType, transferSource, transferDestination }) => [
        ...(startType === 3 && transferSource === null ? [{ field: 'Encounter.TransferSource' }] : []),
        ...(endType === 4 && transferDestination === null ? [{ field: 'Encounter.TransferDestination' }] : []),
      ]),
    passes: (clean) => withVisit(clean, { startType: 3, transferSource: 'MF9002' }),
    fails: (clean) => withVisit(clean, { endType: 4 }),
  },
  {
    ...{
      id: 'eligibility.reference',
      family: 'eligibility',
      severity: 'warn',
      source: { text: 'Shafafiya: EligibilityIDPayer', on: '2026-11-29' },
    },
    dialects: ['doh'],
    text: { en: 'The encounter names no answer about eligibility.', ar: 'لا تذكر الزيارة رد أهلية.' },
    fix: { en: "Enter the payer's number of the answer.", ar: 'يرجى إدخال رقم الرد لدى شركة التأمين.' },
    find: ({ encounters, payerId }) =>
      isInsured(payerId) && encounters.some(({ eligibilityIdPayer }) => eligibilityIdPayer === null)
        ? [{ field: 'Encounter.EligibilityIDPayer' }]
        : [],
    passes: (clean) => ({ ...withVisit(clean, { eligibilityIdPayer: null }), payerId: 'SelfPay' }),
    fails: (clean) => withVisit(clean, { eligibilityIdPayer: null }),
  },
];

/** Whether somebody else than the patient pays (domain 2, PayerID). */
export function isInsured(payerId: string | null): boolean {
  if (payerId === null) return false;
  return !/^(?:self-?pay|proformapayer|medicaltourism\w*|@)/i.test(payerId);
}
