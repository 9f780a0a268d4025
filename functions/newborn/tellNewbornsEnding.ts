import { addressOf } from '../../shared/_field/addressOf.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { listEnding, noticedPut, type StoredNewborn } from '../_data/newborn/newborn.ts';
import { type News, notificationPut } from '../_data/notification/notification.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { writeTogether } from '../_store/transaction.ts';

/** So many are told of in one run; the others are due in the next. */
const mostTold = 100;

/** How the facility names it: by its temporary number, and nothing of the mother. */
function newsOf({ newbornId, number, facilityId, ...names }: StoredNewborn): News {
  const { payerName, payerNameArabic, facilityName, facilityNameArabic } = names;
  return {
    kind: 'newbornEnding',
    facts: { requestNumber: number, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.newborn, { newbornId }),
    facilityId,
  };
}

/** Tells who registered a newborn that the temporary number ends in some days, once, while no own card is linked. */
export async function tellNewbornsEnding(ctx: WorkerContext): Promise<void> {
  for (const found of await listEnding(ctx.store, ctx.now(), mostTold)) {
    const at = ctx.now().toISOString();
    const noticed = noticedPut({
      ...found,
      noticedAt: at,
      events: [...found.events, { at, event: 'notice', by: null, detail: null }],
    });
    const told = notificationPut(found.registeredBy, newsOf(found), { id: ctx.newId(), at: ctx.now() });
    // Somebody was faster: what is due then, the next run finds.
    if (await writeTogether(ctx.store, [noticed, told])) ctx.count('newbornsEnding');
  }
}
