import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { BlacklistScope, StoredBlacklist } from '../_data/clinician/blacklist.ts';
import { facilitiesOfLicense } from '../_data/clinician/clinician.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { getUser, type User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { mayBeSamePerson } from '../_parts/approval.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import { mostTogether, type TransactItem, writeTogether } from '../_store/transaction.ts';

/** The facilities whose clinicians a list names. */
async function concerned(ctx: SessionContext, scope: BlacklistScope, { lines }: StoredBlacklist): Promise<string[]> {
  if (scope !== 'everywhere') return [scope];
  const found = await Promise.all(
    lines.map(({ clinicianLicense }) => facilitiesOfLicense(ctx.store, clinicianLicense)),
  );
  return [...new Set(found.flat())];
}

const namesOf = ({ facilityName, facilityNameArabic }: Facility) => ({ facilityName, facilityNameArabic });

type Kind = 'cliniciansBlacklisted' | 'blacklistUndone' | 'blacklistWaiting';

/** The news to the administrators of every facility concerned, one each for a list; not to the one who acts. */
export async function blacklistNews(
  ctx: SessionContext,
  scope: BlacklistScope,
  list: StoredBlacklist,
  kind: Kind,
): Promise<TransactItem[]> {
  const at = ctx.now();
  const link =
    kind === 'blacklistWaiting' && scope !== 'everywhere'
      ? linkedScreens.clinicianBlacklists
      : linkedScreens.manageClinicians;
  const news = (await concerned(ctx, scope, list)).map(async (facilityId) => {
    const facility = await getFacility(ctx.store, facilityId);
    if (!facility) return [];
    const told = { kind, facts: namesOf(facility), link, facilityId } as const;
    return (await administratorsOf(ctx, { facilityId }))
      .filter(({ userId }) => kind !== 'blacklistWaiting' || userId !== list.makerId)
      .map(({ userId }) => notificationPut(userId, told, { id: ctx.newId(), at }));
  });
  return (await Promise.all(news)).flat();
}

/** What the super administrators are told who decide about a list: one of their own desk, or one of a facility without a second administrator. */
async function portalNews(ctx: SessionContext, scope: BlacklistScope, list: StoredBlacklist): Promise<TransactItem[]> {
  const maker = await getUser(ctx.store, list.makerId);
  const others = (users: readonly User[]) => users.filter((user) => !maker || !mayBeSamePerson(maker, user));
  const facility = scope === 'everywhere' ? null : await getFacility(ctx.store, scope);
  if (facility && others(await administratorsOf(ctx, facility)).length > 0) return [];
  const at = ctx.now();
  const link = linkedScreens.clinicianBlacklists;
  const news = facility
    ? ({ kind: 'blacklistWaiting', facts: namesOf(facility), link, facilityId: null } as const)
    : ({ kind: 'portalBlacklistWaiting', facts: { fileName: list.fileName }, link, facilityId: null } as const);
  return others(await administratorsOf(ctx, 'portal'))
    .filter(({ roles }) => roles.includes('SuperAdmin'))
    .map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at }));
}

/** The news of a list that waits: to those who decide, and to the administrators of the facilities whose clinicians it names. */
export async function waitingNews(
  ctx: SessionContext,
  scope: BlacklistScope,
  list: StoredBlacklist,
): Promise<TransactItem[]> {
  const [portal, facilities] = await Promise.all([
    portalNews(ctx, scope, list),
    blacklistNews(ctx, scope, list, 'blacklistWaiting'),
  ]);
  return [...portal, ...facilities];
}

/** Writes a list with the first of its news, and what does not fit into the transaction after it. */
export async function writeWithNews(
  ctx: SessionContext,
  put: TransactItem,
  news: readonly TransactItem[],
): Promise<void> {
  const together = mostTogether - 1;
  if (!(await writeTogether(ctx.store, [put, ...news.slice(0, together)]))) throw fail('changedMeanwhile');
  for (let at = together; at < news.length; at += together) {
    await writeTogether(ctx.store, news.slice(at, at + together));
  }
}
