import { mayHear, type NewsReader } from '../../shared/notification/newsReaders.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { mayBeMailedNews } from '../_data/newsChoice/newsReader.ts';
import { rolesAt } from '../_data/user/temporaryRoles.ts';
import type { User } from '../_data/user/user.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import type { StoredItem } from '../_store/item.ts';

interface Place {
  readonly facilityId: string | null;
  /** It is told of the facility itself, also when that is closed; else of a record there. */
  readonly isOfItself: boolean;
}

/** The facility for whose sake the reader was told; none for what concerns the person alone. */
function placeOf({ facilityId, toldAt }: StoredItem): Place {
  if (typeof toldAt === 'string') return { facilityId: toldAt, isOfItself: true };
  return { facilityId: typeof facilityId === 'string' ? facilityId : null, isOfItself: false };
}

const nameOf = ({ facilityId, isOfItself }: Place): string => `${facilityId} ${isOfItself}`;

/** What a user may do at a facility, or where no facility is named; null where they do not work there any more. */
async function holderAt(
  { store, now }: Pick<WorkerContext, 'store' | 'now'>,
  user: User,
  { facilityId, isOfItself }: Place,
): Promise<NewsReader | null> {
  const roles = rolesAt(user, now());
  const { payerId } = user;
  if (facilityId === null) return { roles, facilityRoles: [], regulatoryId: user.regulatoryId, facilityId, payerId };
  const facility = user.facilityIds.includes(facilityId) ? await getFacility(store, facilityId) : null;
  if (!facility || !(facility.isActive || isOfItself)) return null;
  const { facilityRoles = [], regulatoryId } = facility;
  return { roles, facilityRoles, regulatoryId, facilityId, payerId };
}

/** The news that their reader may still hear of, by the rights that the person has now: news is told to who had them then. */
export async function mayStillHear(
  ctx: Pick<WorkerContext, 'store' | 'now'>,
  user: User,
  news: readonly StoredItem[],
): Promise<StoredItem[]> {
  if (!mayBeMailedNews(user)) return [];
  const places = new Map(news.map(placeOf).map((place) => [nameOf(place), place]));
  const holders = new Map(
    await Promise.all([...places].map(async ([name, place]) => [name, await holderAt(ctx, user, place)] as const)),
  );
  return news.filter((item) => {
    const holder = holders.get(nameOf(placeOf(item)));
    return holder && mayHear(holder, item.kind as Parameters<typeof mayHear>[1]);
  });
}
