import { authorizationApi } from '../../shared/authorization/routes.ts';
import { movedWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import { authorizationCase } from './authorizationCase.ts';

type Move = typeof authorizationApi.endpoints.moveAuthorization;
type Body = BodyOf<Move>;

/** Moves a request on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveAuthorization: Operation<Move> = async ({ body }, ctx) => {
  const { userId, displayName: name } = ctx.user;
  const effects = {
    take: () => ({ holder: { userId, name } }),
    release: () => ({ holder: null }),
    assign: ({ payerId }: StoredAuthorization, { assignee = '' }: Body) =>
      assigned({ payerId, assignee, desk: authorizationCase.desk }, ctx),
  };
  const move = () => moveCase(ctx, authorizationCase, body, { effects, newsOf: async () => [], besides: movedWrites });
  return (await once(ctx, authorizationApi.endpoints.moveAuthorization, move)).data;
};
