import { addressOf } from '../../../shared/_field/addressOf.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { notificationPut } from '../../_data/notification/notification.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { administratorsOf } from '../../_parts/workplace/administratorsOf.ts';
import type { TransactItem } from '../../_store/transaction.ts';

type Context = Pick<Wiring, 'now' | 'newId' | 'store'>;

/** At most this many of the insurer's people are told; the others find it in the list. */
const mostTold = 20;

const linkOf = ({ payerId, proposalId }: StoredProposal): string =>
  addressOf(linkedScreens.priceProposal, { payerId: String(payerId), proposalId });

/** Tells the insurer's people who work on contracts that prices were proposed, or are not any more. */
export async function insurersNews(
  ctx: Context,
  value: StoredProposal,
  kind: 'pricesProposed' | 'pricesWithdrawn',
): Promise<TransactItem[]> {
  const { facilityName, facilityNameArabic } = value;
  const news = { kind, facts: { facilityName, facilityNameArabic }, link: linkOf(value), facilityId: null } as const;
  const at = ctx.now();
  return (await listStaffWith(ctx.store, value.payerId, moduleAccess.empanelmentDesk))
    .slice(0, mostTold)
    .map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at }));
}

/** Tells the provider's administrators how the insurer has decided. */
export async function providersNews(
  ctx: Context,
  value: StoredProposal,
  kind: 'pricesAccepted' | 'pricesRefused',
): Promise<TransactItem[]> {
  const { facilityId, payerName, payerNameArabic } = value;
  const news = { kind, facts: { payerName, payerNameArabic }, link: linkOf(value), facilityId } as const;
  const at = ctx.now();
  return (await administratorsOf(ctx, { facilityId })).map(({ userId }) =>
    notificationPut(userId, news, { id: ctx.newId(), at }),
  );
}
