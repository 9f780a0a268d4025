import type { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { movedWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { authorizationNews } from '../_parts/authorization/authorizationNews.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkInHand, deskOf } from './atDesk.ts';

type HandOver = typeof authorizationDeskApi.endpoints.handOverAuthorization;

/** Gives a request that the caller has in hand to a colleague, who finds the note with it. */
export const handOverAuthorization: Operation<HandOver> = async ({ body }, ctx) => {
  deskOf(ctx);
  const { note, assignee, ...seen } = body;
  const at = ctx.now().toISOString();
  const effects = {
    assign: async (found: StoredAuthorization) => {
      checkInHand(ctx, found);
      const left = note ? { text: note, byName: ctx.user.displayName, at } : null;
      const { holder } = await assigned({ payerId: found.payerId, assignee, desk: authorizationCase.desk }, ctx);
      return { holder, desk: { ...found.desk, note: left } };
    },
  };
  const sent = { ...seen, assignee, move: 'assign', attachmentIds: [] } as const;
  const { items } = await moveCase(ctx, authorizationCase, sent, {
    effects,
    newsOf: authorizationNews,
    besides: movedWrites,
  });
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return { authorizationId: body.authorizationId };
};
