import { addressOf } from '../../../shared/_field/addressOf.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import { notificationPut } from '../../_data/notification/notification.ts';
import { countSeats, hasSeat, leaveSeat, seatedPeople, takeSeat, toldUpdate } from '../../_data/seat/seat.ts';
import { administers } from '../../_data/user/administrators.ts';
import { getUser, type User } from '../../_data/user/user.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { administratorsOf } from './administratorsOf.ts';

/** Frees the seats of people who do not work there any more: other modules take people away without knowing of seats. */
async function freeLeftSeats({ store }: PublicContext, facilityId: string): Promise<boolean> {
  let freed = false;
  for await (const people of seatedPeople(store, facilityId)) {
    const users = await Promise.all(people.map(async (userId) => ({ userId, user: await getUser(store, userId) })));
    const left = users.filter(({ user }) => !user || user.isLocked || !user.facilityIds.includes(facilityId));
    for (const { userId } of left) freed = (await leaveSeat(store, facilityId, userId)) || freed;
  }
  return freed;
}

/**
 * Whether the person has a seat at the facility now: theirs, or one that is free. Administrators of the facility are never held, so
 * that somebody can free a seat; they count all the same.
 */
export async function isSeated(ctx: PublicContext, user: User, facility: Facility): Promise<boolean> {
  const { facilityId, seats } = facility;
  const { userId } = user;
  const most = administers(user, { facilityId }) ? null : seats;
  const take = () =>
    retryWrite(async () => {
      if (await hasSeat(ctx.store, facilityId, userId)) return true;
      if (most !== null && (await countSeats(ctx.store, facilityId)) >= most) return false;
      return (await takeSeat(ctx.store, facilityId, { userId, most, at: ctx.now() })) || null;
    });
  if (await take()) return true;
  return (await freeLeftSeats(ctx, facilityId)) && (await take()) === true;
}

/** Tells a person that no seat was free for them, and the facility's administrators once a day. */
export async function tellOfHeldSeat(ctx: PublicContext, { userId }: User, facility: Facility): Promise<void> {
  const { facilityId, facilityName, facilityNameArabic } = facility;
  const news = {
    kind: 'seatHeld',
    facts: { facilityName, facilityNameArabic },
    facilityId: null,
    toldAt: facilityId,
    link: addressOf(linkedScreens.facility, { facilityId }),
  } as const;
  const told = (to: string) => notificationPut(to, news, { id: ctx.newId(), at: ctx.now() });
  await writeTogether(ctx.store, [told(userId)]);
  const administrators = await administratorsOf(ctx, { facilityId });
  const day = emiratesDateOf(ctx.now());
  await writeTogether(ctx.store, [toldUpdate(facilityId, day), ...administrators.map((each) => told(each.userId))]);
}
