import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { useSession } from '../base/session.ts';

/** Whether the user may send on what could not be delivered; others of those who run the portal read it. */
export function useMayRedrive(): boolean {
  const user = useSession();
  return user !== null && holdsOneOf(user, moduleAccess.redelivery);
}
