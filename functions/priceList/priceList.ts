import { addressOf } from '../../shared/_field/addressOf.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { listedColumns, type Price, priceNames } from '../../shared/priceList/price.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { getPayer } from '../_data/payer/payer.ts';
import { priceRows } from '../_data/priceList/priceRows.ts';
import type { VersionedList } from '../_parts/versionedList/versionedList.ts';
import { administratorsNews, eventOf } from '../_parts/versionedList/versionNews.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import type { TransactItem } from '../_store/transaction.ts';

const kinds = {
  waiting: 'priceListWaiting',
  live: 'priceListLive',
  refused: 'priceListRefused',
  rolledBack: 'priceListRolledBack',
} as const;

type Context = Parameters<VersionedList['newsOf']>[0];

/** The news of a version that takes over to the administrators of the provider whose prices it changes. */
async function providerNews(
  ctx: Context,
  { payerId, number }: Parameters<VersionedList['newsOf']>[1],
  facilityId: string,
): Promise<TransactItem[]> {
  const payer = await getPayer(ctx.store, payerId);
  if (!payer) return [];
  const { payerName, payerNameArabic } = payer;
  const link = linkedScreens.agreedPrices;
  const news = {
    kind: 'agreedPricesChanged',
    facts: { payerName, payerNameArabic, number },
    link,
    facilityId,
  } as const;
  const at = ctx.now();
  return (await administratorsOf(ctx, { facilityId })).map(({ userId }) =>
    notificationPut(userId, news, { id: ctx.newId(), at }),
  );
}

/** The prices of a payer for a provider as a list in versions. */
export const priceList: VersionedList<Price> = {
  ...priceRows,
  entity: 'priceList',
  columns: listedColumns,
  namesOf: priceNames,
  newsOf: async (ctx, version, move, actorId) => {
    const event = eventOf(move);
    const facility = event && (await getFacility(ctx.store, version.listId ?? ''));
    if (!event || !facility) return [];
    const { versionId } = version;
    const { facilityName, facilityNameArabic, facilityLicense } = facility;
    const link = addressOf(linkedScreens.priceListVersion, { facilityLicense, versionId });
    const ofPayer = await administratorsNews(ctx, version, actorId, () => ({
      ...{ kind: kinds[event], facts: { facilityName, facilityNameArabic }, link, facilityId: null },
    }));
    return event === 'live' || event === 'rolledBack'
      ? [...ofPayer, ...(await providerNews(ctx, version, facility.facilityId))]
      : ofPayer;
  },
};
