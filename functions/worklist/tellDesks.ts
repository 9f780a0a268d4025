import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { groupedNotificationPut } from '../_data/notification/notification.ts';
import { payersWithWorklist } from '../_data/payer/payer.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import { type DeskTold, deskToldPut, newestWaiting, readDesksTold } from '../_data/worklist/deskTold.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { writeTogether } from '../_store/transaction.ts';

type Telling = Pick<Wiring, 'store' | 'now'>;

const tellsEveryMs = 5 * 60_000;
/** At most this many of a payer's people are told; the tile and the tab count for everybody. */
const mostTold = 50;

const hourMs = 3_600_000;
const news = { kind: 'deskRequestsWaiting', facts: {}, link: linkedScreens.worklist, facilityId: null } as const;

/** Tells a payer's people once of all that came since they were told last. True where there was something to tell. */
async function tellDesk({ store, now }: Telling, payerId: OwnPayerId, before: DeskTold | undefined): Promise<boolean> {
  const at = now();
  if (before && at.getTime() - Date.parse(before.toldAt) < tellsEveryMs) return false;
  const newest = await newestWaiting(store, payerId);
  if (newest === null || (before && newest <= before.newest)) return false;
  const staff = (await listStaffWith(store, payerId, moduleAccess.worklist)).slice(0, mostTold);
  // One entry an hour: what comes within it makes the same entry unread again.
  const since = new Date(at.getTime() - (at.getTime() % hourMs));
  return writeTogether(store, [
    deskToldPut(payerId, { newest, toldAt: at.toISOString() }, before),
    ...staff.map(({ userId }) => groupedNotificationPut(userId, news, { since, at })),
  ]);
}

/**
 * The bell of payers' people says that requests without a reviewer have come: one entry for however many, at most every five
 * minutes. It names no request, so nothing in it is wrong when a colleague was faster.
 */
export async function tellDesks(telling: Telling): Promise<void> {
  const payerIds = await payersWithWorklist(telling.store);
  const told = await readDesksTold(telling.store, payerIds);
  for (const payerId of payerIds) await tellDesk(telling, payerId, told.get(payerId));
}
