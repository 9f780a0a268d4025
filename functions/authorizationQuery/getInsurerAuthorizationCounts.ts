import { authorizationStatuses } from '../../shared/_field/lookupLists/authorization.ts';
import type { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { countAuthorizations } from '../_data/authorization/authorizationCounts.ts';
import { countInsurerAuthorizations } from '../_data/insurerAuthorization/insurerCounts.ts';
import type { Operation } from '../_kit/context.ts';
import { readerOf } from './authorizationReader.ts';

type Get = typeof authorizationQueryApi.endpoints.getInsurerAuthorizationCounts;

/** The numbers of the board. Both counts are kept in the transactions that change what they count; drafts are not the insurer's. */
export const getInsurerAuthorizationCounts: Operation<Get> = async (_, ctx) => {
  const reader = readerOf(ctx);
  const [portal, insurer] = await Promise.all([
    countAuthorizations(ctx.store, reader),
    countInsurerAuthorizations(ctx.store, reader),
  ]);
  const countOf = (code: string | null) => (code ? (portal.get(code) ?? 0) + (insurer.get(code) ?? 0) : 0);
  return {
    counts: authorizationStatuses
      .filter(({ code }) => code !== 'draft' && code !== 'validated')
      .map(({ id, code }) => ({ statusId: id, count: countOf(code) })),
  };
};
