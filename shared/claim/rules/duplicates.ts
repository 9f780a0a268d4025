import type { Claim } from '../claim.ts';
import { type ClaimRecords, noRecords } from '../records/claimRecords.ts';
import { datedLines, patientOf, serviceOf } from '../services.ts';
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

function findTwins(claim: Claim, { others }: ClaimRecords): Place[] {
  if (others.claims.length === 0) return [];
  const numbers = new Map(
    others.claims.flatMap((other) => servicesOf(other).map(({ service }) => [service, other.id ?? ''] as const)),
  );
  return servicesOf(claim).flatMap(({ activity, service }) => {
    const other = numbers.get(service);
    return other === undefined ? [] : [{ field: 'Activity.Code', activity, values: { other } }];
  });
}

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
    passes: (clean) => beside(clean, withLine(clean, { start: '2026-11-01T06:05:00.000Z' })),
    fails: (clean) => beside(clean, clean),
  },
];
