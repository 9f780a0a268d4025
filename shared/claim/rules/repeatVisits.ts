import { emiratesIdDigits, isEmiratesId, isEmiratesIdPlaceholder } from '../../_field/emiratesId.ts';
import type { Claim } from '../claim.ts';
import { type ClaimRecords, noRecords } from '../records/claimRecords.ts';
import { hasOtherPayer } from '../services.ts';
import { agreedNetOf } from './agreedPrices.ts';
import { type Consultation, consultationsOf } from './consultations.ts';
import { isInsured } from './encounters.ts';
import { withLine } from './examples.ts';
import { hasModifier } from './modifiers.ts';
import type { Place, RecordedClaim, RecordRule, RuleDays, RuleFacts } from './rule.ts';

/**
 * What is known of DOH's Addendum 41: a consultation of the same specialty at the same facility is not paid on the day of another one and
 * in the seven days after it, and by half on the eighth to the fourteenth. Children are exempt. Seniors are too, from an age that the
 * source, as far as it could be read, does not say: their claims are warned of.
 */
const addendum = { freeDays: 7, reducedDays: 14, paidPart: 0.5, adultFrom: 18 } as const;

const facts: Pick<RuleFacts, 'family' | 'severity' | 'source'> & RuleDays & Pick<RecordRule, 'dialects'> = {
  ...{ family: 'pairing', severity: 'warn', since: '2024-02-01', dialects: ['doh'] },
  source: {
    text: "DOH Addendum 41 to the claims and adjudication rules, by a payer's training of providers of 1 July 2024; denial PRCE-006",
    ...{ on: '2024-02-01', isUnconfirmed: true },
  },
};

/** Whether the patient may be a child: the Emirates ID says the year of birth alone. */
function mayBeChild({ emiratesId }: Claim, day: string): boolean {
  if (emiratesId === null || isEmiratesIdPlaceholder(emiratesId) || !isEmiratesId(emiratesId)) return false;
  return Number(day.slice(0, 4)) - Number(emiratesIdDigits(emiratesId).slice(3, 7)) <= addendum.adultFrom;
}

type Billed = Consultation & { readonly number: string };

/** The consultations of a claim that the payer is asked for. */
const billedOf = (claim: Claim): Billed[] =>
  consultationsOf(claim)
    .filter(({ activity }) => (activity.netFils ?? 0) > 0)
    .map((each) => ({ ...each, number: claim.id ?? '' }));

/** Whether two clinicians are the same or of one specialty, as the facility's records have it. */
function isOfSpecialty(one: string, other: string, { clinicians }: ClaimRecords): boolean {
  if (one === other) return true;
  const [own, theirs] = [one, other].map((each) => clinicians.find(({ licence }) => licence === each)?.specialty);
  return own !== undefined && own !== null && own === theirs;
}

const startOf = ({ activity }: Consultation): string => activity.start ?? '';
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

interface Repeat {
  readonly visit: Consultation;
  readonly before: Billed;
  readonly days: number;
}

/** The consultations of a claim that follow another one within the days of the addendum, each with the one before it. */
function repeatsOf(claim: Claim, records: ClaimRecords): Repeat[] {
  const own = billedOf(claim);
  if (own.length === 0 || !isInsured(claim.payerId)) return [];
  const known = [...own, ...records.others.claims.filter((other) => !hasOtherPayer(claim, other)).flatMap(billedOf)];
  return own.flatMap((visit) => {
    if (hasModifier(visit.activity, 24) || mayBeChild(claim, visit.day)) return [];
    // Two of one clinician on one day are another rule's.
    const isEarlier = (each: Billed): boolean =>
      startOf(each) < startOf(visit) &&
      (each.day !== visit.day || each.clinician !== visit.clinician) &&
      isOfSpecialty(each.clinician, visit.clinician, records);
    const [before] = known.filter(isEarlier).sort((one, other) => startOf(other).localeCompare(startOf(one)));
    return before ? [{ visit, before, days: daysBetween(before.day, visit.day) }] : [];
  });
}

const placeOf = ({ visit: { activity }, before: { number, day } }: Repeat): Place => ({
  ...{ field: 'Activity.Net', activity },
  values: { other: number, day },
});

/** Whether the line asks for what the addendum leaves of it, or says that it does. */
function isReduced({ visit: { activity, day } }: Repeat, { prices }: ClaimRecords): boolean {
  const agreed = agreedNetOf(activity, day, prices);
  const isHalf = agreed !== null && (activity.netFils ?? 0) <= Math.round(agreed * addendum.paidPart);
  return isHalf || hasModifier(activity, 52);
}

/** The clean claim after a consultation of the same doctor on another day. */
const after = (clean: Claim, start: string): RecordedClaim => ({
  claim: clean,
  records: { ...noRecords, others: { claims: [{ ...withLine(clean, { start }), id: 'C-0' }], isWhole: true } },
});

/** Consultations that follow each other, in Abu Dhabi. */
export const repeatVisitRules: readonly RecordRule[] = [
  {
    ...{ id: 'pairing.freeFollowUp', ...facts },
    text: {
      en: `Your claim {{other}} bills a consultation of the same specialty on {{day}}: within ${addendum.freeDays} days after it another one is not paid.`,
      ar: `في مطالبتكم {{other}} استشارة من التخصص نفسه بتاريخ {{day}}، ولا تُدفع استشارة أخرى خلال ${addendum.freeDays} أيام بعدها.`,
    },
    fix: {
      en: 'Bill it with a net of 0, unless it is about another condition, or the patient is a senior.',
      ar: 'يرجى المطالبة بها بصافٍ قدره 0، ما لم تكن لحالة مرضية أخرى أو كان المريض من كبار السن.',
    },
    find: (claim, records) =>
      repeatsOf(claim, records)
        .filter(({ days }) => days <= addendum.freeDays)
        .map(placeOf),
    passes: (clean) => after(withLine(clean, { netFils: 0 }), '2026-10-26T06:05:00.000Z'),
    fails: (clean) => after(clean, '2026-10-26T06:05:00.000Z'),
  },
  {
    ...{ id: 'pairing.reducedFollowUp', ...facts },
    text: {
      en: `Your claim {{other}} bills a consultation of the same specialty on {{day}}: from the eighth to the fourteenth day after it half of another one is paid.`,
      ar: 'في مطالبتكم {{other}} استشارة من التخصص نفسه بتاريخ {{day}}، وتُدفع نصف قيمة استشارة أخرى من اليوم الثامن إلى الرابع عشر بعدها.',
    },
    fix: {
      en: 'Bill half of the agreed price, unless it is about another condition or by referral, or the patient is a senior.',
      ar: 'يرجى المطالبة بنصف السعر المتفق عليه، ما لم تكن لحالة مرضية أخرى أو بإحالة أو كان المريض من كبار السن.',
    },
    find: (claim, records) =>
      repeatsOf(claim, records)
        .filter((each) => each.days > addendum.freeDays && each.days <= addendum.reducedDays)
        .filter((each) => !isReduced(each, records))
        .map(placeOf),
    passes: (clean) => after(clean, '2026-10-18T06:05:00.000Z'),
    fails: (clean) => after(clean, '2026-10-19T06:05:00.000Z'),
  },
];
