/** A facility that has a patient in its care. */
interface Carer {
  readonly facilityId: string;
  readonly facilityName: string;
  readonly facilityNameArabic: string;
}

/**
 * For how long a facility is responsible for a patient: from the day `from` on, until the day `to` (ISO), which is no longer its day; null
 * while it goes on. The day on which a patient leaves belongs to who takes over, or to nobody.
 */
export interface Responsible extends Carer {
  readonly from: string;
  readonly to: string | null;
}

/** The facilities of an episode, one after the other. */
export type Responsibility = readonly Responsible[];

const carerOf = ({ facilityId, facilityName, facilityNameArabic }: Carer): Carer => ({
  ...{ facilityId, facilityName, facilityNameArabic },
});

/** A patient comes into the care of a facility. */
export const admittedTo = (facility: Carer, day: string): Responsible[] => [
  { ...carerOf(facility), from: day, to: null },
];

/** The first day on which an episode can end or go to another facility; null where nobody is responsible. */
export function earliestEnd(list: Responsibility): string | null {
  const last = list.at(-1);
  return last?.to === null ? last.from : null;
}

function checkDay(list: Responsibility, day: string): void {
  const earliest = earliestEnd(list);
  if (earliest === null || day < earliest) throw new Error('Nobody is responsible who could give the patient up');
}

/** The care ends on a day. Throws where nobody is responsible on it: the caller has checked it. */
export function endedOn(list: Responsibility, day: string): Responsible[] {
  checkDay(list, day);
  return list.map((each) => (each.to === null ? { ...each, to: day } : each));
}

/**
 * The patient goes over to another facility on a day, which is the first day of that facility. One that took over on the same day
 * was responsible on none.
 */
export function handedOver(
  list: Responsibility,
  { to, on }: { readonly to: Carer; readonly on: string },
): Responsible[] {
  const before = endedOn(list, on).filter((each) => each.from !== each.to);
  return [...before, ...admittedTo(to, on)];
}

/** Whether a facility is responsible on a day (ISO). */
export const isResponsibleOn = (list: Responsibility, facilityId: string, day: string): boolean =>
  responsibleOn(list, day)?.facilityId === facilityId;

/** Who is responsible on a day (ISO); null where nobody is. */
export const responsibleOn = (list: Responsibility, day: string): Responsible | null =>
  list.find(({ from, to }) => from <= day && (to === null || day < to)) ?? null;
