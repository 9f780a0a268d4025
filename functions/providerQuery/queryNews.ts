import { addressOf } from '../../shared/_field/addressOf.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { tellCase } from '../_parts/case/tellCase.ts';
import { tellDeadlines } from '../_parts/case/tellDeadlines.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { queryCase } from './queryCase.ts';

const kinds = { open: 'queryWaiting', asked: 'queryAsked', answered: 'queryAnswered', merged: 'queryMerged' } as const;
const deadlines = { soon: 'queryDueSoon', missed: 'queryOverdue', delayed: 'queryDelayed' } as const;

/** Where a notification leads, and what it says of a query: its subject and its messages are not in it. */
function queryFacts(query: StoredQuery) {
  const { queryNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = query;
  return {
    facts: { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.providerQuery, { queryId: query.queryId }),
  };
}

/** What is told of a query that has changed, to the side that acts next. */
export async function queryNews(ctx: SessionContext, query: StoredQuery): Promise<TransactItem[]> {
  if (query.state === 'closed') return [];
  const to = query.state === 'open' ? 'insurer' : 'provider';
  const news = { kind: kinds[query.state], ...queryFacts(query) };
  return tellCase(ctx, query, { news, to, desk: queryCase.desk, except: ctx.user.userId });
}

/** Tells the insurer's people of queries that are due soon or late, and the provider of a late one. */
export const tellQueryDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, queryCase, (query, kind) =>
    kind === 'near' ? null : { kind: deadlines[kind], ...queryFacts(query) },
  );
