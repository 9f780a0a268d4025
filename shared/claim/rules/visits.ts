import type { Claim } from '../claim.ts';
import { noRecords } from '../records/claimRecords.ts';
import { type Consultation, consultationLines, consultationsOf } from './consultations.ts';
import { withAnother, withLine } from './examples.ts';
import type { ClaimRule, Place, RecordRule } from './rule.ts';

const source = {
  text: 'CPT: one evaluation and management service of a clinician a day; denial PRCE-002',
  ...{ on: '2026-11-30', isUnconfirmed: true as const },
} as const;

/** The consultations of a claim after the first of the same clinician and day, with the first. */
function repeatedOf(claim: Claim): { readonly first: Consultation; readonly again: Consultation }[] {
  if (consultationLines(claim).length < 2) return [];
  const firsts = new Map<string, Consultation>();
  return consultationsOf(claim).flatMap((again) => {
    const key = `${again.clinician} ${again.day}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, again);
    return first === undefined ? [] : [{ first, again }];
  });
}

const atCode = ({ again: { activity } }: { readonly again: Consultation }): Place => ({
  field: 'Activity.Code',
  activity,
});

/** Consultations of one clinician on one day, in one claim. */
export const visitRules: readonly ClaimRule[] = [
  {
    ...{ id: 'units.consultationTwice', family: 'units', severity: 'warn', source },
    text: {
      en: 'A clinician has the same consultation more than once on a day.',
      ar: 'الاستشارة نفسها للمهني الصحي نفسه أكثر من مرة في اليوم.',
    },
    fix: {
      en: 'Bill it once, with the quantity 1.',
      ar: 'يرجى المطالبة بها مرة واحدة بكمية 1.',
    },
    find: (claim) => {
      const isSame = ({ first, again }: ReturnType<typeof repeatedOf>[number]): boolean => first.code === again.code;
      return [
        ...consultationLines(claim)
          .filter(({ quantity }) => (quantity ?? 1) > 1)
          .map((activity) => ({ field: 'Activity.Quantity', activity })),
        ...repeatedOf(claim).filter(isSame).map(atCode),
      ];
    },
    passes: (clean) => withAnother(clean, { clinician: 'P-90002', start: '2026-11-02T06:20:00.000Z' }),
    fails: (clean) => withAnother(clean, { clinician: 'p-90001', start: '2026-11-02T06:20:00.000Z' }),
  },
  {
    ...{ id: 'pairing.consultations', family: 'pairing', severity: 'warn', source },
    text: {
      en: 'Two different consultations of one clinician on one day exclude each other.',
      ar: 'استشارتان مختلفتان للمهني الصحي نفسه في اليوم نفسه لا تجتمعان.',
    },
    fix: {
      en: 'Bill the one that describes the whole visit.',
      ar: 'يرجى المطالبة بالاستشارة التي تصف الزيارة كاملة.',
    },
    find: (claim) =>
      repeatedOf(claim)
        .filter(({ first, again }) => first.code !== again.code)
        .map(atCode),
    passes: (clean) => withAnother(clean, { code: '99214', start: '2026-11-01T06:20:00.000Z' }),
    fails: (clean) => withAnother(clean, { code: '99214', start: '2026-11-02T06:20:00.000Z' }),
  },
];

/** The same beside the facility's other claims about the patient. The same code is a repetition (`duplicates.storedClaim`). */
export const otherVisitRules: readonly RecordRule[] = [
  {
    ...{ id: 'units.consultationElsewhere', family: 'units', severity: 'warn', source },
    text: {
      en: 'Your claim {{other}} has another consultation of this clinician for the patient on this day.',
      ar: 'في مطالبتكم {{other}} استشارة أخرى لهذا المهني الصحي للمريض في هذا اليوم.',
    },
    fix: {
      en: 'Bill the one that describes the whole day.',
      ar: 'يرجى المطالبة بالاستشارة التي تصف اليوم كله.',
    },
    find: (claim, { others }) => {
      const own = consultationsOf(claim);
      if (own.length === 0) return [];
      const known = others.claims.flatMap((other) => consultationsOf(other).map((each) => ({ ...each, other })));
      return own.flatMap(({ activity, ...each }) => {
        const twin = known.find(
          ({ clinician, day, code }) => clinician === each.clinician && day === each.day && code !== each.code,
        );
        return twin ? [{ field: 'Activity.Code', activity, values: { other: twin.other.id ?? '' } }] : [];
      });
    },
    passes: (clean) => ({
      claim: clean,
      records: {
        ...noRecords,
        others: { claims: [withLine(clean, { code: '99214', clinician: 'P-2' })], isWhole: true },
      },
    }),
    fails: (clean) => ({
      claim: clean,
      records: {
        ...noRecords,
        others: { claims: [{ ...withLine(clean, { code: '99214' }), id: 'C-0' }], isWhole: true },
      },
    }),
  },
];
