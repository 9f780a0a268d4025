import { sideOfPerson } from '../../../shared/_parts/caseSides.ts';
import type { Life } from '../../../shared/_parts/life.ts';
import { useSession } from '../../base/session.ts';

/** The reader's side of cases of this life; null for a reader on none of its sides. */
export function useCaseSide<L extends Pick<Life, 'sides'>>(life: L) {
  const session = useSession();
  return session && sideOfPerson(life, session);
}
