import { authorizationApi } from '../../shared/authorization/routes.ts';
import { movedWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { authorizationNews } from '../_parts/authorization/authorizationNews.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import { replyEntry, replyFile } from './replyFile.ts';

type Move = typeof authorizationApi.endpoints.moveAuthorization;
type Body = BodyOf<Move>;

/** What the facility was asked for last is answered now, each thing by the answer that names it (REQ-EAUTH-15). */
function replied(
  { desk }: StoredAuthorization,
  { answers = [], attachmentIds }: Body,
  at: string,
): Pick<StoredAuthorization, 'desk'> {
  const open = desk.information.find(({ answeredAt }) => answeredAt === null);
  const wrong = answers.findIndex(
    ({ item, attachmentIds: ids }) => !open?.items[item] || ids.some((id) => !attachmentIds.includes(id)),
  );
  if (wrong >= 0) throw invalid(`answers.${wrong}.item`, 'unknownChoice');
  const answerOf = (at: number) => {
    const given = answers.find(({ item }) => item === at);
    return given ? { text: given.text, attachmentIds: given.attachmentIds } : null;
  };
  const information = desk.information.map((round) =>
    round === open
      ? { ...round, answeredAt: at, items: round.items.map((item, place) => ({ ...item, answer: answerOf(place) })) }
      : round,
  );
  return { desk: { ...desk, information } };
}

/** Moves a request on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveAuthorization: Operation<Move> = async ({ body }, ctx) => {
  const { userId, displayName: name, roles } = ctx.user;
  /** A colleague's request is given to another by an administrator of the payer only. */
  const checkHolder = ({ holder }: StoredAuthorization) => {
    if (holder && holder.userId !== userId && !roles.includes('PayerAdmin')) throw fail('takenByAnother');
  };
  const effects = {
    take: (found: StoredAuthorization) => {
      checkHolder(found);
      return { holder: { userId, name } };
    },
    release: (found: StoredAuthorization) => {
      checkHolder(found);
      return { holder: null };
    },
    assign: (found: StoredAuthorization, { assignee = '' }: Body) => {
      checkHolder(found);
      return assigned({ payerId: found.payerId, assignee, desk: authorizationCase.desk }, ctx);
    },
    reply: async (found: StoredAuthorization) => ({
      ...replied(found, body, ctx.now().toISOString()),
      ...(await replyFile(ctx, found, body)),
    }),
  };
  // Who releases a request tells nobody: it is in the queue again.
  const newsOf = body.move === 'release' ? async () => [] : authorizationNews;
  const queued: Queued[] = [];
  const besides = (before: StoredAuthorization, after: StoredAuthorization, at: string) => {
    const entry = replyEntry(before, after, at);
    if (entry.length > 0 && after.outboxId) queued.push({ outboxId: after.outboxId, kind: 'authorization' });
    return [...movedWrites(before, after, at), ...entry];
  };
  const move = () => moveCase(ctx, authorizationCase, body, { effects, newsOf, besides });
  const { data, isRepeated } = await once(ctx, authorizationApi.endpoints.moveAuthorization, move);
  if (!isRepeated) await Promise.all(queued.map(queueSoon));
  return data;
};
