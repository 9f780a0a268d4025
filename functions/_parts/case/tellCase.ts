import type { Role } from '../../../shared/_field/roles.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
import type { StoredCase } from '../../_data/case/caseRecord.ts';
import { type News, notificationPut } from '../../_data/notification/notification.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** At most this many of the insurer's people are told of a case. The others find it in the queue. */
const mostTold = 20;

interface Told {
  readonly news: Omit<News, 'facilityId'>;
  readonly to: Side;
  /** The roles of the insurer's people who work on these cases. */
  readonly desk: readonly Role[];
  /** A person who knows it already: the one who made the change. */
  readonly except?: string;
  /** Tells the whole desk, its administrators first, also of a case that somebody has in hand. */
  readonly isForAll?: boolean;
}

/** The notifications of a case to one of its sides: who opened it, or who has it in hand, or else the people of the desk. */
export async function tellCase(
  { store, newId, now }: Pick<SessionContext, 'store' | 'newId' | 'now'>,
  { openedBy, facilityId, payerId, holder }: StoredCase,
  { news, to, desk, except, isForAll = false }: Told,
): Promise<TransactItem[]> {
  const put = (userId: string, ofFacility: string | null) =>
    notificationPut(userId, { ...news, facilityId: ofFacility } as News, { id: newId(), at: now() });
  if (to === 'provider') return [put(openedBy, facilityId)];
  const staff = holder && !isForAll ? [] : await listStaffWith(store, payerId, desk);
  const administrators = isForAll ? await listStaffWith(store, payerId, ['PayerAdmin']) : [];
  const told = [...(holder ? [holder] : []), ...administrators, ...staff].map(({ userId }) => userId);
  return [...new Set(told)]
    .slice(0, mostTold)
    .filter((userId) => userId !== except)
    .map((userId) => put(userId, null));
}
