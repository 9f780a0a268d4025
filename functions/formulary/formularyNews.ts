import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import type { VersionMove } from '../../shared/formulary/formularyModel.ts';
import type { StoredVersion } from '../_data/formulary/formularyVersion.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { getPayer } from '../_data/payer/payer.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { Wiring } from '../_kit/wiring.ts';
import type { TransactItem } from '../_store/transaction.ts';

const kinds = {
  wait: 'formularyWaiting',
  goLive: 'formularyLive',
  approve: 'formularyLive',
  refuse: 'formularyRefused',
  rollBack: 'formularyRolledBack',
} as const;

/** At most this many of a payer's administrators are told. */
const mostTold = 20;

/** The news of a version to the administrators of its payer, but for the one who acts; no news of moves that change nothing for them. */
export async function formularyNews(
  ctx: Pick<Wiring, 'now' | 'newId' | 'store'>,
  { payerId, versionId, number }: Pick<StoredVersion, 'payerId' | 'versionId' | 'number'>,
  move: VersionMove | 'wait',
  actorId: string,
): Promise<TransactItem[]> {
  const kind = move in kinds ? kinds[move as keyof typeof kinds] : null;
  const payer = kind && (await getPayer(ctx.store, payerId));
  if (!kind || !payer) return [];
  const { payerName, payerNameArabic } = payer;
  const at = ctx.now();
  const link = addressOf(linkedScreens.formularyVersion, { versionId });
  const news = { kind, facts: { payerName, payerNameArabic, number }, link, facilityId: null };
  return (await listStaffWith(ctx.store, payerId, ['PayerAdmin']))
    .filter(({ userId }) => userId !== actorId)
    .slice(0, mostTold)
    .map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at }));
}
