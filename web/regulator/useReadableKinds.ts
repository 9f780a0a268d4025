import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { useSession } from '../base/session.ts';
import type { RequestKind } from './RegulatoryErrorSearch.tsx';

const kinds: readonly RequestKind[] = ['eauth', 'pharmacy'];

/** The kinds of requests whose findings the signed-in user may read: those of the modules that they use. */
export function useReadableKinds(): readonly RequestKind[] {
  const user = useSession();
  return user ? kinds.filter((kind) => holdsOneOf(user, moduleAccess[kind])) : [];
}
