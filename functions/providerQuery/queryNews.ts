import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import type { StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { SessionContext } from '../_kit/context.ts';
import { tellCase } from '../_parts/case/tellCase.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { queryCase } from './queryCase.ts';

const kinds = { open: 'queryWaiting', asked: 'queryAsked', answered: 'queryAnswered', merged: 'queryMerged' } as const;

/** Where a notification leads, and what it says of a query: its subject and its messages are not in it. */
export function queryFacts(query: StoredQuery) {
  const { queryNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = query;
  return {
    facts: { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.providerQuery, { queryId: query.queryId }),
  };
}

/** What is told of a query that has changed, to the side that acts next. */
export async function queryNews(ctx: SessionContext, query: StoredQuery): Promise<TransactItem[]> {
  const { state } = query;
  if (state === 'closed') return [];
  const to = state === 'open' ? 'insurer' : 'provider';
  const news = { kind: kinds[state], ...queryFacts(query) };
  return tellCase(ctx, query, { news, to, desk: queryCase.desk, except: ctx.user.userId });
}
