import { type News, notificationPut } from '../../_data/notification/notification.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import { getPayer } from '../../_data/payer/payer.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { NewsOf } from './versionedList.ts';

/** What is told of a version. */
export type VersionEvent = 'waiting' | 'live' | 'refused' | 'rolledBack';

const events = {
  wait: 'waiting',
  goLive: 'live',
  approve: 'live',
  refuse: 'refused',
  rollBack: 'rolledBack',
} as const;

/** What is told of a move; null for moves that change nothing for anybody else. */
export const eventOf = (move: Parameters<NewsOf>[2]): VersionEvent | null =>
  move in events ? events[move as keyof typeof events] : null;

/** At most this many of a payer's administrators are told. */
const mostTold = 20;

type Version = Pick<StoredVersion, 'payerId' | 'listId' | 'versionId' | 'number'>;

/** The news of a version to the administrators of its payer, but for the one who acts. */
export async function administratorsNews(
  ctx: Parameters<NewsOf>[0],
  { payerId }: Version,
  actorId: string,
  newsOf: (payer: Pick<Payer, 'payerName' | 'payerNameArabic'>) => News,
): ReturnType<NewsOf> {
  const payer = await getPayer(ctx.store, payerId);
  if (!payer) return [];
  const at = ctx.now();
  return (await listStaffWith(ctx.store, payerId, ['PayerAdmin']))
    .filter(({ userId }) => userId !== actorId)
    .slice(0, mostTold)
    .map(({ userId }) => notificationPut(userId, newsOf(payer), { id: ctx.newId(), at }));
}
