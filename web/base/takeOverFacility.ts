import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { storeSession } from './session.ts';

/** The answer of a facility switch becomes the session; what the tab kept about the other facility goes (REQ-SHELL-13). */
export function takeOverFacility(user: SignedInUser): void {
  storeSession(user);
  sessionStorage.clear();
}
