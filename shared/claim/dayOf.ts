import { emiratesDateOf } from '../_field/serviceDate.ts';

/** The day in the Emirates of an instant (ISO, UTC). Until 20:00 it is the one that stands in the text: most need no calendar. */
export const dayOf = (instant: string): string =>
  instant.slice(11, 13) < '20' ? instant.slice(0, 10) : emiratesDateOf(new Date(instant));
