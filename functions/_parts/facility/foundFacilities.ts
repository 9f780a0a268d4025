import type { Page } from '../../../shared/_contract/page.ts';
import type { FacilityFound } from '../../../shared/facility/facilityFields.ts';
import { searchAllFacilities, searchTheseFacilities } from '../../_data/facility/facilitySearch.ts';
import { currentUser } from '../../_data/user/currentUser.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { reachOf } from './facilityReach.ts';

interface Asked {
  readonly searchTerm?: string | undefined;
  readonly regulatorId?: number | undefined;
  readonly excludedItems?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** The facilities that a caller finds, a page at a time. */
export async function foundFacilities(
  ctx: SessionContext,
  { searchTerm = '', regulatorId, excludedItems = '', cursor, take }: Asked,
  isListed: (found: FacilityFound) => boolean,
): Promise<Page<FacilityFound>> {
  const reach = reachOf(await currentUser(ctx));
  const excluded = new Set(excludedItems.split(',').map((item) => item.trim().toUpperCase()));
  const isWanted = (found: FacilityFound): boolean =>
    !excluded.has(found.facilityId.toUpperCase()) &&
    !excluded.has(found.facilityLicense.toUpperCase()) &&
    isListed(found);
  if (reach.kind === 'own') {
    return searchTheseFacilities(ctx.store, reach.facilityIds, { text: searchTerm, regulatorId, isWanted });
  }
  const only = reach.kind === 'regulator' ? reach.regulatorId : undefined;
  if (only !== undefined && regulatorId !== undefined && only !== regulatorId) {
    return { items: [], nextCursor: null, total: null };
  }
  return searchAllFacilities(ctx.store, { text: searchTerm, regulatorId: only ?? regulatorId, take, cursor, isWanted });
}
