import * as z from 'zod';

/** The lists that administrators keep; every other list is a part of the product and changes with a release (ADR 0053). */
export const keptListNames = [
  'groupOwners',
  'subGroups',
  'durations',
  'dosageFrequencies',
  'overrideReasons',
  'vaccineDoses',
] as const;
export type KeptListName = (typeof keptListNames)[number];

export const keptListName = z.enum(keptListNames);

/** The most entries of a kept list: a list is read whole by each call that shows it. */
export const mostEntries = 500;

/** The days on which an entry may be chosen, both included; null is open. */
export interface ActiveDays {
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
}

/** Whether new records may use an entry on a day (ISO). */
export const isActiveOn = ({ activeFrom, activeTo }: ActiveDays, day: string): boolean =>
  (activeFrom === null || activeFrom <= day) && (activeTo === null || day <= activeTo);
