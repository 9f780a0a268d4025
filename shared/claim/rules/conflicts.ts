import type { Claim, ClaimEncounter } from '../claim.ts';
import { hoursSource, mostHours, mostMinutes } from './clinicianHours.ts';
import { consultationLines, consultationsOf, minutesOf } from './consultations.ts';
import { withAnother, withLine, withVisit } from './examples.ts';
import type { ClaimRule, Place } from './rule.ts';

const deceased = 5;

/** When the patient died, as the claim says it; null where it does not. */
const deathOf = ({ encounters }: Claim): string | null => {
  if (!encounters.some(({ endType }) => endType === deceased)) return null;
  return (
    encounters.flatMap(({ endType, end }) => (endType === deceased && end !== null ? [end] : [])).sort()[0] ?? null
  );
};

const placeOf = ({ facilityId }: ClaimEncounter): string | null => facilityId?.trim().toUpperCase() || null;

/** Whether the patient was at two places at once. By their start: as long as no two meet, the last one ends last. */
function isAtTwoPlaces({ encounters }: Claim): boolean {
  if (encounters.length < 2) return false;
  const visits = encounters
    .flatMap((each) => {
      const { start, end } = each;
      const place = placeOf(each);
      return place !== null && start !== null && end !== null && start < end ? [{ place, start, end }] : [];
    })
    .sort((one, other) => (one.start < other.start ? -1 : 1));
  let last: (typeof visits)[number] | null = null;
  for (const visit of visits) {
    if (last && last.place !== visit.place && visit.start < last.end) return true;
    if (last === null || last.end < visit.end) last = visit;
  }
  return false;
}

/** The lines with which the consultations of one clinician on one day become more than a day of one person. */
function overLongDays(claim: Claim): Place[] {
  if (consultationLines(claim).reduce((sum, line) => sum + (minutesOf(line) ?? 0), 0) <= mostMinutes) return [];
  const minutes = new Map<string, number>();
  return consultationsOf(claim).flatMap(({ activity, clinician, day }) => {
    const key = `${clinician} ${day}`;
    const sum = (minutes.get(key) ?? 0) + (minutesOf(activity) ?? 0);
    minutes.set(key, sum);
    return sum > mostMinutes ? [{ field: 'Activity.Clinician', activity }] : [];
  });
}

const elsewhere: ClaimEncounter = {
  ...{ facilityId: 'MF9002', type: 1, patientId: 'MRN-1', eligibilityIdPayer: 'EL-2', endType: 1, startType: 1 },
  ...{ start: '2026-11-02T06:30:00.000Z', end: '2026-11-02T07:00:00.000Z' },
  ...{ transferSource: null, transferDestination: null },
};

/** A claim that contradicts itself in time or place. */
export const conflictRules: readonly ClaimRule[] = [
  {
    ...{ id: 'conflict.afterDeath', family: 'conflict', severity: 'warn' },
    source: { text: 'EndType 5 of both regulators: deceased', on: '2026-11-30', isUnconfirmed: true },
    text: {
      en: 'By the end of an encounter the patient had died before this service.',
      ar: 'تفيد نهاية إحدى الزيارات بأن المريض توفي قبل هذه الخدمة.',
    },
    fix: {
      en: 'Correct the time of the service, or the end type and the end of the encounter.',
      ar: 'يرجى تصحيح وقت الخدمة، أو نوع نهاية الزيارة ووقتها.',
    },
    find: (claim) => {
      const death = deathOf(claim);
      if (death === null) return [];
      const isLater = ({ start }: { readonly start: string | null }): boolean => start !== null && start > death;
      return [
        ...(claim.encounters.some(isLater) ? [{ field: 'Encounter.Start' }] : []),
        ...claim.activities.filter(isLater).map((activity) => ({ field: 'Activity.Start', activity })),
      ];
    },
    passes: (clean) => withLine(withVisit(clean, { endType: deceased }), { start: '2026-11-02T06:30:00.000Z' }),
    fails: (clean) => withLine(withVisit(clean, { endType: deceased }), { start: '2026-11-02T06:31:00.000Z' }),
  },
  {
    ...{ id: 'conflict.twoPlaces', family: 'conflict', severity: 'warn' },
    source: { text: 'One patient at two facilities at once', on: '2026-11-30', isUnconfirmed: true },
    text: {
      en: 'Two encounters of the claim were at different facilities at the same time.',
      ar: 'في المطالبة زيارتان في منشأتين مختلفتين في الوقت نفسه.',
    },
    fix: {
      en: 'Correct the times or the facility of one of them.',
      ar: 'يرجى تصحيح وقت إحداهما أو منشأتها.',
    },
    find: (claim) => (isAtTwoPlaces(claim) ? [{ field: 'Encounter.FacilityID' }] : []),
    passes: (clean) => ({ ...clean, encounters: [...clean.encounters, elsewhere] }),
    fails: (clean) => ({
      ...clean,
      encounters: [...clean.encounters, { ...elsewhere, start: '2026-11-02T06:29:00.000Z' }],
    }),
  },
  {
    ...{ id: 'conflict.clinicianHours', family: 'conflict', severity: 'warn', source: hoursSource },
    text: {
      en: `The consultations of one clinician on one day take more than ${mostHours} hours by the least minutes of their codes.`,
      ar: `استشارات المهني الصحي نفسه في يوم واحد تتجاوز ${mostHours} ساعة بحسب أقل مدة لرموزها.`,
    },
    fix: {
      en: 'Correct the quantity, the day or the clinician.',
      ar: 'يرجى تصحيح الكمية أو التاريخ أو المهني الصحي.',
    },
    find: overLongDays,
    passes: (clean) => withAnother(withLine(clean, { code: '99205', quantity: 8 }), { code: '99205', quantity: 8 }),
    fails: (clean) => withAnother(withLine(clean, { code: '99205', quantity: 8 }), { code: '99205', quantity: 8.5 }),
  },
];
