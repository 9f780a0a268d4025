import { contractStatusOf } from '../../shared/_field/contractStatus.ts';
import { type DeskContext, deskContext, mostInContext } from '../../shared/worklist/deskContext.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { memberHits } from '../_data/member/namedMembers.ts';
import { queries } from '../_data/providerQuery/providerQuery.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { deskOf, readAtDesk } from './deskOf.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownEarlier = openParser(deskContext.shape.earlier.element.strip());
const shownQuery = openParser(deskContext.shape.queries.element.strip());

/** What a reviewer decides by: all of it is the payer's own, or the facility's side of what both share. */
export const getDeskContext: Operation<typeof worklistApi.endpoints.getDeskContext> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  const request = await readAtDesk(ctx, query.eligibilityId);
  const [members, earlier, facility, openQueries] = await Promise.all([
    memberHits(ctx.store, deskOf(ctx).payerId, { ...request, day: request.serviceDate }),
    earlierOf(ctx, request),
    getFacility(ctx.store, request.facilityId),
    openQueriesOf(ctx, request),
  ]);
  return {
    members,
    earlier,
    facility: {
      contract: facility ? contractStatusOf(facility.providerStatus) : 'unknown',
      isActive: facility?.isActive ?? false,
    },
    queries: openQueries,
  };
};

/** The patient's latest requests to this payer before this one, by either identifier, newest first. */
async function earlierOf(ctx: SessionContext, request: StoredEligibility): Promise<DeskContext['earlier']> {
  const { payerId } = deskOf(ctx);
  const identifiers = [request.emiratesId, request.cardNumber].filter((identifier) => identifier !== null);
  const pages = await Promise.all(
    identifiers.map((identifier) => {
      const partition = partitionOf({ kind: 'payer', payerId }, { kind: 'patient', identifier });
      return partition && listHistory(ctx.store, partition, { take: mostInContext + 1 });
    }),
  );
  const ids = pages.flatMap((page) => page?.items ?? []).map(({ eligibilityId }) => eligibilityId);
  const newest = [...new Set(ids)]
    .filter((id) => id < request.eligibilityId)
    .sort()
    .reverse()
    .slice(0, mostInContext);
  const found = await Promise.all(newest.map((id) => findEligibility(ctx.store, ctx.scope, id)));
  return found.filter((each) => each !== null).map(shownEarlier);
}

/** The facility's queries to this payer that nobody has settled, from the payer's own queue. */
async function openQueriesOf(ctx: SessionContext, { facilityId }: StoredEligibility): Promise<DeskContext['queries']> {
  const queue = { payerId: deskOf(ctx).payerId, part: 'active' } as const;
  const { items } = await queries.list(ctx.store, queue, { take: mostInContext }, (found) =>
    found.facilityId === facilityId ? found : null,
  );
  return items.map(shownQuery);
}
