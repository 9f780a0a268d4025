import { daysAfter, emiratesDateOf } from '../_field/serviceDate.ts';

const dayMs = 86_400_000;

/** A temporary number holds so many days after the day of birth; the last one is included. */
export const validDays = 30;
/** A birth can be registered for so many days. */
export const registerDays = 30;
/** The mother was at the desk, with a confirmed cover, at most so many days before the birth. */
export const motherSeenDays = 30;
/** The facility is told so many days before a number ends. */
export const noticeDays = 5;
/** The most children of one birth (lookup of siblings, REQ-LOOKUP-25). */
export const mostSiblings = 5;
/** Plausible weights of a child that is born alive, in grams. */
export const weightLimits = { least: 300, most: 7000 } as const;

/** Children of one birth are born within these days of each other. */
const oneBirthMs = 3 * dayMs;
/** A mother has no other birth within so many days. */
const betweenBirthsMs = 180 * dayMs;
/** A birth that is so long ago tells nothing about a new one. */
export const forgottenMs = 400 * dayMs;

/** The last day (ISO, in the Emirates) of the number of a child that was born at an instant. */
export const lastDayOf = (bornAt: string): string => daysAfter(emiratesDateOf(new Date(bornAt)), validDays);

/** How many days are left on `today` (ISO): 0 on the last day, less than 0 afterwards. */
export const daysLeftOn = (validTo: string, today: string): number =>
  Math.round((Date.parse(validTo) - Date.parse(today)) / dayMs);

/** What tells the children of one mother apart. */
export interface Birth {
  readonly siblingIndex: number;
  readonly bornAt: string;
}

/**
 * Why a child cannot be registered beside another child of the same mother, or null. The same index within some months is the same
 * child, also where somebody writes the time a little differently; another index is of the same birth, so within three days.
 */
export function birthConflict(child: Birth, other: Birth): 'childExists' | 'notOneBirth' | null {
  const apart = Math.abs(Date.parse(child.bornAt) - Date.parse(other.bornAt));
  if (apart > betweenBirthsMs) return null;
  if (child.siblingIndex === other.siblingIndex) return 'childExists';
  return apart > oneBirthMs ? 'notOneBirth' : null;
}
