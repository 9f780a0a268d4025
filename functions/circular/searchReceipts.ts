import type { circularApi } from '../../shared/circular/routes.ts';
import { listReceipts } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';
import { hasRead, listUnread } from './unreadPeople.ts';
import { ownCircular } from './whichCircular.ts';

export const searchReceipts: Operation<typeof circularApi.endpoints.searchReceipts> = async (
  { body: { circularId, hasRead: isForReaders, ...page } },
  ctx,
) => {
  const circular = await ownCircular(ctx, circularId);
  if (circular.publishedAt === null) return { items: [], nextCursor: null, total: null };
  if (!isForReaders) return listUnread(ctx.store, circular, page);
  const found = await listReceipts(ctx.store, circular, page);
  const items = found.items
    .filter((receipt) => hasRead(circular, receipt))
    .map(({ place, userId, placeName, placeNameArabic, personName, openedAt, acknowledgedAt }) => ({
      receiptId: `${place}#${userId}`,
      ...{ placeName, placeNameArabic, personName, openedAt, acknowledgedAt },
    }));
  return { ...found, items };
};
