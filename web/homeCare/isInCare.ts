import { isCaring } from '../../shared/homeCare/life.ts';
import { earliestEnd } from '../../shared/homeCare/responsibility.ts';
import type { Episode } from '../../shared/homeCare/routes.ts';

/** Whether the reader's facility has the patient in its care now: its people enter visits, and what is lent. */
export const isInCare = ({ side, state }: Pick<Episode, 'side' | 'state'>): boolean =>
  side === 'provider' && isCaring(state);

/** The days in the care of the present provider on which something can have happened (ISO). */
export const daysInCare = ({ responsible }: Pick<Episode, 'responsible'>, today: string) => {
  const from = earliestEnd(responsible);
  return { ...(from !== null && { min: from }), max: today };
};
