import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Scope } from '../_kit/scope.ts';

/** Whose authorisations are looked at. */
export type Reader = Exclude<Scope, { kind: 'all' }>;

/** The caller's facility or payer. 403 without a right of the tile "Provider services", 404 for who belongs to neither. */
export function readerOf({ scope, user }: Pick<SessionContext, 'scope' | 'user'>): Reader {
  if (!holdsOneOf(user, moduleAccess.providerServices)) throw fail('notAllowed');
  if (scope.kind === 'all') throw fail('notFound');
  return scope;
}
