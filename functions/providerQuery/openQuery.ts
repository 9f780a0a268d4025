import { startClock } from '../../shared/_parts/dueClock.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { askedPayerOf, getPayer, isServing } from '../_data/payer/payer.ts';
import { queryPk, queryWrites, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { writeMessage } from '../_parts/conversation/writeMessage.ts';
import { once } from '../_store/idempotency.ts';
import { queryNews } from './queryNews.ts';

type Open = typeof providerQueryApi.endpoints.openQuery;
type Body = BodyOf<Open>;

/** Stores a provider's question with its first message, and tells the insurer's people. */
export const openQuery: Operation<Open> = async ({ body }, ctx) => {
  const { data } = await once(ctx, providerQueryApi.endpoints.openQuery, () => prepare(body, ctx));
  ctx.audited({ entity: 'query', id: data.queryId, after: { payerId: body.payerId, category: body.category } });
  return data;
};

async function prepare({ text, attachmentIds, ...body }: Body, ctx: ContextOf<Open>) {
  const query = await newQuery(body, ctx);
  const place = { pk: queryPk(query), attachments: 0 };
  const { items, attachments } = await writeMessage(ctx, { side: 'provider', text, attachmentIds }, place);
  const event = { at: query.openedAt, event: 'open', by: query.openedByName, detail: null } as const;
  const writes = queryWrites({ ...query, attachmentCount: attachments }, event);
  return { data: { queryId: query.queryId }, items: [...writes, ...items, ...(await queryNews(ctx, query))] };
}

async function newQuery(
  { payerId, category, subject, about }: Omit<Body, 'text' | 'attachmentIds'>,
  { scope, store, user, ...ctx }: ContextOf<Open>,
): Promise<StoredQuery> {
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const payer = await getPayer(store, payerId);
  if (!payer || !isServing(payer)) throw invalid('payerId', 'unknownChoice');
  const record = about && (await findEligibility(store, scope, about.id));
  if (about && record?.payerId !== payerId) {
    throw invalid('about', 'notThisRecord');
  }
  const queryId = ctx.newId();
  const at = ctx.now().toISOString();
  return {
    ...{ queryId, queryNumber: `PQ-${queryId.slice(-8)}`, category, subject, about: about ?? null, version: 1 },
    ...{
      state: queryLife.begins as 'open',
      stateSince: at,
      openedAt: at,
      openedBy: user.userId,
      openedByName: user.displayName,
    },
    facilityId: scope.facilityId,
    facilityName: user.facilityName ?? scope.facilityId,
    facilityNameArabic: user.facilityNameArabic ?? user.facilityName ?? scope.facilityId,
    ...{ payerId: askedPayerOf(payer), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
    ...{ escalatedAt: null, holder: null, satisfaction: null, mergedInto: null, attachmentCount: 0 },
    clock: startClock(ctx.now(), queryLife.states.open.due),
  };
}
