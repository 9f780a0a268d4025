import { Refusal } from './steps.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** For so long DynamoDB remembers each second of a table. */
const rememberedDays = 35;

/** A second of the past as it is typed: in UTC, so that nobody restores to four hours earlier or later. */
export function pastSecond(given: string | undefined, now: Date): Date {
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(given ?? '');
  const moment = new Date(isWritten ? String(given) : Number.NaN);
  // JavaScript takes 31 February for 3 March.
  if (Number.isNaN(moment.getTime()) || secondOf(moment) !== given)
    throw new Refusal(`Write the second in UTC, as 2026-11-26T09:30:00Z (got ${given ?? 'nothing'}).`);
  if (moment > now) throw new Refusal(`${given} is in the future: it is ${secondOf(now)} now.`);
  return moment;
}

/** A second that DynamoDB can restore a table to. */
export function restorableSecond(given: string | undefined, now: Date): Date {
  const moment = pastSecond(given, now);
  if (now.getTime() - moment.getTime() > rememberedDays * dayMs)
    throw new Refusal(`${given} is more than ${rememberedDays} days ago: DynamoDB does not remember it.`);
  return moment;
}

export const secondOf = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, 'Z');
