import type { Caller, SessionContext } from '../_kit/context.ts';

/** What acts on people: a call, or the worker that writes the sheet that a person has brought. The same rules hold for both. */
export interface ActingContext extends Pick<SessionContext, 'store' | 'now' | 'newId' | 'audited'> {
  readonly user: Pick<Caller, 'userId' | 'displayName'>;
}
