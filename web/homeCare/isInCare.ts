import { inCare } from '../../shared/homeCare/life.ts';
import type { Episode } from '../../shared/homeCare/routes.ts';

/** Whether the reader's facility has the patient in its care now: its people enter visits, and what is lent. */
export const isInCare = ({ side, state }: Pick<Episode, 'side' | 'state'>): boolean =>
  side === 'provider' && (inCare as readonly string[]).includes(state);

/** The days between the admission and today on which something can have happened (ISO). */
export const daysInCare = ({ admittedOn }: Pick<Episode, 'admittedOn'>, today: string) => ({
  ...(admittedOn !== null && { min: admittedOn }),
  max: today,
});
