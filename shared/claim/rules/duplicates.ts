import type { Claim } from '../claim.ts';
import { type ClaimRecords, noRecords } from '../records/claimRecords.ts';
import { datedLines, hasOtherPayer, patientOf, serviceOf } from '../services.ts';
import { withLine } from './examples.ts';
import type { Place, RecordRule } from './rule.ts';

/** The services of a claim, each with its line. Both claims are of one facility, whichever licence they name. */
function servicesOf(claim: Claim) {
  const own = { ...claim, providerId: null };
  const patient = patientOf(claim).toUpperCase();
  return datedLines(claim)
    .filter(({ activity }) => activity.code !== null)
    .map(({ activity, day }) => ({ activity, service: serviceOf(own, patient, activity, day) }));
}

/** The lines of a claim whose service stands in another claim of the facility, to the same payer or to another one. */
export function twinsOf(claim: Claim, { others }: ClaimRecords, to: 'samePayer' | 'otherPayer') {
  const found = others.claims.filter((other) => hasOtherPayer(claim, other) === (to === 'otherPayer'));
  if (found.length === 0) return [];
  const byService = new Map(
    found.flatMap((other) => servicesOf(other).map(({ service }) => [service, other] as const)),
  );
  return servicesOf(claim).flatMap(({ activity, service }) => {
    const other = byService.get(service);
    return other ? [{ activity, other }] : [];
  });
}

const findTwins = (claim: Claim, records: ClaimRecords): Place[] =>
  twinsOf(claim, records, 'samePayer').map(({ activity, other }) => ({
    ...{ field: 'Activity.Code', activity },
    values: { other: other.id ?? '' },
  }));

const beside = (clean: Claim, other: Claim) => ({
  claim: clean,
  records: { ...noRecords, others: { claims: [{ ...other, id: 'C-0' }], isWhole: true } },
});

/** A claim beside the other claims of its facility. */
export const duplicateRules: readonly RecordRule[] = [
  {
    ...{ id: 'duplicates.storedClaim', family: 'duplicates', severity: 'warn' },
    source: { text: 'Denial DUPL-001', on: '2026-11-30' },
    text: {
      en: 'The same service of the same patient on this day stands in your claim {{other}}.',
      ar: 'الخدمة نفسها للمريض نفسه في هذا اليوم واردة في مطالبتكم {{other}}.',
    },
    fix: {
      en: 'Remove it from one of the two claims, unless it was done twice.',
      ar: 'يرجى حذفها من إحدى المطالبتين، ما لم تُقدَّم الخدمة مرتين.',
    },
    find: findTwins,
    passes: (clean) => beside(clean, withLine(clean, { start: '2026-11-03T06:05:00.000Z' })),
    fails: (clean) => beside(clean, clean),
  },
];
