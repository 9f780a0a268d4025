import { mostFavourites } from '../../shared/authorization/favourites.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { favouriteDelete, favouritePut, listFavourites } from '../_data/authorization/favourite.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { writeTogether } from '../_store/transaction.ts';

type Api = typeof authorizationApi.endpoints;

/** The facility at which the caller works: its sets are for all who ask there. Others have none (404). */
function ownFacility({ scope }: SessionContext): OwnFacilityId {
  if (scope.kind !== 'facility') throw fail('notFound');
  return scope.facilityId;
}

export const getFavourites: Operation<Api['getFavourites']> = (_, ctx) => listFavourites(ctx.store, ownFacility(ctx));

/** Adds a set of activities, or changes one over the version that was seen. */
export const saveFavourite: Operation<Api['saveFavourite']> = async ({ body }, ctx) => {
  const facilityId = ownFacility(ctx);
  const { favouriteId = ctx.newId(), version = 0, ...fields } = body;
  ctx.audited({ entity: 'authorizationFavourite', id: favouriteId, after: { version: version + 1 } });
  const others = await listFavourites(ctx.store, facilityId);
  if (body.favouriteId === undefined && others.length >= mostFavourites.sets)
    throw invalid('name', 'tooManyFavourites', { most: mostFavourites.sets });
  if (body.favouriteId !== undefined && !others.some((each) => each.favouriteId === favouriteId))
    throw fail('notFound');
  const saved = { favouriteId, ...fields, version: version + 1 };
  if (!(await writeTogether(ctx.store, [favouritePut(facilityId, saved)]))) throw fail('changedMeanwhile');
  return saved;
};

export const removeFavourite: Operation<Api['removeFavourite']> = async ({ body }, ctx) => {
  const facilityId = ownFacility(ctx);
  ctx.audited({ entity: 'authorizationFavourite', id: body.favouriteId, before: { version: body.version } });
  const found = (await listFavourites(ctx.store, facilityId)).some(
    ({ favouriteId }) => favouriteId === body.favouriteId,
  );
  if (!found) throw fail('notFound');
  if (!(await writeTogether(ctx.store, [favouriteDelete(facilityId, body)]))) throw fail('changedMeanwhile');
  return null;
};
