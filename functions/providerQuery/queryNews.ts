import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** A query without a holder is notified to at most this many of the insurer's people. The others find it in the queue. */
const mostTold = 20;

const kinds = { asked: 'queryAsked', answered: 'queryAnswered', merged: 'queryMerged' } as const;

/** What is told of a query that has changed, to the side that acts next; its subject and its messages are not in it. */
export async function queryNews(ctx: SessionContext, query: StoredQuery): Promise<TransactItem[]> {
  const { queryNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic, state } = query;
  const facts = { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic };
  const link = addressOf(linkedScreens.providerQuery, { queryId: query.queryId });
  const made = () => ({ id: ctx.newId(), at: ctx.now() });
  if (state === 'closed') return [];
  if (state !== 'open') {
    return [notificationPut(query.openedBy, { kind: kinds[state], facts, link, facilityId: query.facilityId }, made())];
  }
  const { store } = ctx;
  const everybody = () => listStaffWith(store, query.payerId, moduleAccess.providerQueryDesk);
  const told = query.holder ? [query.holder] : (await everybody()).slice(0, mostTold);
  return told
    .filter(({ userId }) => userId !== ctx.user.userId)
    .map(({ userId }) => notificationPut(userId, { kind: 'queryWaiting', facts, link, facilityId: null }, made()));
}
