import { type Grant, holdsOneOf } from '../../shared/_field/grants.ts';
import { useSession } from './session.ts';

/** Whether the user holds one of these grants: what of a screen is for fewer people than may open it. */
export function useMay(grants: readonly Grant[]): boolean {
  const user = useSession();
  return user !== null && holdsOneOf(user, grants);
}
