import { holdsOneOf } from '../../shared/_field/grants.ts';
import { currentSession } from '../base/session.ts';
import { userScreens } from './screens.ts';

/** The list that the reader may open: a group's administrator has no part in the portal's administration. */
export function screenOfList() {
  const session = currentSession();
  return session && holdsOneOf(session, userScreens.manage.access) ? userScreens.manage : userScreens.facility;
}
