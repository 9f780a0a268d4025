import { useMemo } from 'react';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { importKinds } from '../../shared/sheetImport/kindsByName.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { importScreens } from './screens.ts';

/** For whom somebody brings sheets of a kind, as `importScope` in functions/_parts/sheetImport/newImport.ts decides it. */
function scopeOf(
  { roles, payerId, facilityId }: SessionUser,
  { allFor = [] }: ImportKindFacts,
): ImportKindFacts['scopes'][number] | null {
  if (roles.includes('SuperAdmin') || allFor.some((role) => roles.includes(role))) return 'all';
  if (payerId !== null) return 'payer';
  return facilityId === null ? null : 'facility';
}

/** The kinds of sheets that the reader may bring, for whom they work now. */
export function useOwnKinds(): readonly ImportKindFacts[] {
  const session = useSession();
  return useMemo(() => {
    if (!session) return [];
    return Object.values(importKinds).filter((facts) => {
      const scope = scopeOf(session, facts);
      return scope !== null && facts.scopes.includes(scope) && holdsOneOf(session, facts.access);
    });
  }, [session]);
}

/** The list of a kind's imports. */
export const listOfKind = (kind: string): string => `${pathTo(importScreens.list)}?kind=${encodeURIComponent(kind)}`;
