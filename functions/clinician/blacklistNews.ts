import { linkedScreens } from '../../shared/_field/linkedScreens.ts';
import type { BlacklistScope, StoredBlacklist } from '../_data/clinician/blacklist.ts';
import { facilitiesOfLicense } from '../_data/clinician/clinician.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import type { SessionContext } from '../_kit/context.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** The facilities whose clinicians a list names. */
async function concerned(ctx: SessionContext, scope: BlacklistScope, { lines }: StoredBlacklist): Promise<string[]> {
  if (scope !== 'everywhere') return [scope];
  const found = await Promise.all(
    lines.map(({ clinicianLicense }) => facilitiesOfLicense(ctx.store, clinicianLicense)),
  );
  return [...new Set(found.flat())];
}

/** The news to the administrators of every facility concerned, one each for a list. */
export async function blacklistNews(
  ctx: SessionContext,
  scope: BlacklistScope,
  list: StoredBlacklist,
  kind: 'cliniciansBlacklisted' | 'blacklistUndone',
): Promise<TransactItem[]> {
  const at = ctx.now();
  const news = (await concerned(ctx, scope, list)).map(async (facilityId) => {
    const facility = await getFacility(ctx.store, facilityId);
    if (!facility) return [];
    const { facilityName, facilityNameArabic } = facility;
    const facts = { facilityName, facilityNameArabic };
    const told = { kind, facts, link: linkedScreens.manageClinicians, facilityId } as const;
    return (await administratorsOf(ctx, { facilityId })).map(({ userId }) =>
      notificationPut(userId, told, { id: ctx.newId(), at }),
    );
  });
  return (await Promise.all(news)).flat();
}
