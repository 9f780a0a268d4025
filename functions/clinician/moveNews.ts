import { addressOf } from '../../shared/_field/addressOf.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { StoredMove } from '../_data/clinician/clinicianMove.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { askedPayerOf, type Payer } from '../_data/payer/payer.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { SessionContext } from '../_kit/context.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** At most this many people are told on each side. The others find it in the list. */
const mostTold = 20;

interface ToldOf {
  readonly insurers: readonly Payer[];
  /** The facilities of others where the licence works. */
  readonly elsewhere: readonly string[];
  readonly license: string;
}

/** What the insurers' people are told of a change. */
async function insurersNews(
  ctx: SessionContext,
  move: StoredMove,
  insurers: readonly Payer[],
): Promise<TransactItem[]> {
  const { licenseNo, facilityName, facilityNameArabic, moveId } = move;
  const news = {
    kind: 'clinicianMoved',
    facts: { licenseNo, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.clinicianMove, { moveId }),
    facilityId: null,
  } as const;
  const desks = await Promise.all(
    insurers.map((payer) => listStaffWith(ctx.store, askedPayerOf(payer), moduleAccess.empanelmentDesk)),
  );
  return desks
    .flat()
    .slice(0, mostTold)
    .map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() }));
}

/** What the administrators of another provider are told: that their clinician works elsewhere from now on, and not where. */
async function elsewhereNews(ctx: SessionContext, facilityId: string, licenseNo: string): Promise<TransactItem[]> {
  const facility = await getFacility(ctx.store, facilityId);
  if (!facility) return [];
  const { facilityName, facilityNameArabic } = facility;
  const news = {
    kind: 'clinicianElsewhere',
    facts: { licenseNo, facilityName, facilityNameArabic },
    link: linkedScreens.providerClinicians,
    facilityId,
  } as const;
  return (await administratorsOf(ctx, { facilityId })).map(({ userId }) =>
    notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() }),
  );
}

/** The notifications of a change, to both sides that did not make it. */
export async function moveNews(
  ctx: SessionContext,
  move: StoredMove,
  { insurers, elsewhere, license }: ToldOf,
): Promise<TransactItem[]> {
  const others = await Promise.all(elsewhere.map((facilityId) => elsewhereNews(ctx, facilityId, license)));
  return [...(await insurersNews(ctx, move, insurers)), ...others.flat().slice(0, mostTold)];
}
