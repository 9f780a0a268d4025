import type { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { authorizations, movedWrites } from '../_data/authorization/authorization.ts';
import type { Operation } from '../_kit/context.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { moveCase } from '../_parts/case/moveCase.ts';
import { writeTogether } from '../_store/transaction.ts';
import { deskOf, isOwnRequest } from './atDesk.ts';

type Take = typeof authorizationDeskApi.endpoints.takeNextAuthorization;

/** So many of those that are due first are tried, when colleagues take them at the same moment. */
const mostTried = 10;

/** The caller takes the request that is due first of those that nobody has; null when there is none. */
export const takeNextAuthorization: Operation<Take> = async (_, ctx) => {
  const list = { payerId: deskOf(ctx), part: 'active' } as const;
  const { items } = await authorizations.list(ctx.store, list, { take: mostTried }, (found) =>
    found.holder === null && found.state !== 'informationRequested' ? found : null,
  );
  const { userId, displayName: name } = ctx.user;
  const effects = { take: () => ({ holder: { userId, name } }) };
  for (const found of items) {
    const { authorizationId, version } = found;
    if (await isOwnRequest(ctx, found)) continue;
    const body = { authorizationId, version, move: 'take', attachmentIds: [] } as const;
    const taken = await moveCase(ctx, authorizationCase, body, {
      effects,
      newsOf: async () => [],
      besides: movedWrites,
    }).catch(() => null);
    // A colleague was faster: the next one, then.
    if (taken && (await writeTogether(ctx.store, taken.items))) return { authorizationId };
  }
  return null;
};
