import { type Grant, holdsOneOf } from '../../../shared/_field/grants.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
import { useSession } from '../../base/session.ts';

/** The reader's side of cases whose insurer's people hold a grant of the desk; null for a user of neither side. */
export function useCaseSide(desk: readonly Grant[]): Side | null {
  const session = useSession();
  if (!session) return null;
  if (session.payerId === null) return session.facilityId === null ? null : 'provider';
  return holdsOneOf(session, desk) ? 'insurer' : null;
}
