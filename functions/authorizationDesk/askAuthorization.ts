import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { movedWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { authorizationNews } from '../_parts/authorization/authorizationNews.ts';
import { moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import { checkInHand, checkNotOwn, deskOf } from './atDesk.ts';

type Ask = typeof authorizationDeskApi.endpoints.askAuthorization;

/** What the request is with the question: a decision that waited for a second person waits no more. */
async function asked(found: StoredAuthorization, { items }: BodyOf<Ask>, ctx: ContextOf<Ask>) {
  checkInHand(ctx, found);
  await checkNotOwn(ctx, found);
  const names = new Set(found.form?.lines.map(({ lineId }) => lineId));
  const at = items.findIndex(({ lineId }) => lineId !== undefined && !names.has(lineId));
  if (at >= 0) throw invalid(`items.${at}.lineId`, 'lineNotAsked');
  const round = {
    items: items.map((item) => ({ ...item, answer: null })),
    askedAt: ctx.now().toISOString(),
    answeredAt: null,
  };
  const information = [...found.desk.information, round];
  return { desk: { ...found.desk, information, proposal: null, returned: null } };
}

/** REQ-EAUTH-15: asks by document type and line; the clock stands still, and both times are kept. */
export const askAuthorization: Operation<Ask> = async ({ body }, ctx) => {
  deskOf(ctx);
  const sent = { ...body, move: 'ask', attachmentIds: [] } as const;
  const effects = { ask: (found: StoredAuthorization) => asked(found, body, ctx) };
  const ask = () =>
    moveCase(ctx, authorizationCase, sent, { effects, newsOf: authorizationNews, besides: movedWrites });
  return (await once(ctx, authorizationDeskApi.endpoints.askAuthorization, ask)).data;
};
