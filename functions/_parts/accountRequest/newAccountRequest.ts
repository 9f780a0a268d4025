import { addressOf } from '../../../shared/_field/addressOf.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { type Asked, newAccountRequestPuts } from '../../_data/accountRequest/accountRequest.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import { notificationPut } from '../../_data/notification/notification.ts';
import type { Administered } from '../../_data/user/administrators.ts';
import type { User } from '../../_data/user/user.ts';
import type { PublicContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { administratorsOf } from '../workplace/administratorsOf.ts';

/** Who decides about a request, and who is told: the facility's administrators, or the portal's where it has none. */
export async function decidersOf(ctx: PublicContext, facilityId: string | null) {
  const idsOf = async (administered: Administered) =>
    (await administratorsOf(ctx, administered)).map(({ userId }) => userId);
  const ofFacility = facilityId === null ? [] : await idsOf({ facilityId });
  if (ofFacility.length > 0) return { waitsFor: 'facility', told: ofFacility } as const;
  return { waitsFor: 'portal', told: await idsOf('portal') } as const;
}

interface NewRequest {
  readonly user: User;
  readonly facility: Facility;
  readonly asked: Asked;
  readonly deciders: Awaited<ReturnType<typeof decidersOf>>;
}

/** The writes of a new request and of the news to those who decide, for the transaction of what waits for it. */
export function newAccountRequest(ctx: PublicContext, { user, facility, asked, deciders }: NewRequest): TransactItem[] {
  const accountRequestId = ctx.newId();
  const now = ctx.now();
  const { waitsFor, told } = deciders;
  const { sourceIp, userAgent } = ctx;
  const from = { accountRequestId, waitsFor, askedAt: now.toISOString(), sourceIp, userAgent };
  const request = newAccountRequestPuts({ user, facility, asked }, from);
  const { facilityId, facilityName, facilityNameArabic } = facility;
  const news = {
    kind: 'accountRequested',
    facts: { facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.accountRequest, { accountRequestId }),
    facilityId: waitsFor === 'facility' ? facilityId : null,
  } as const;
  return [...request, ...told.map((userId) => notificationPut(userId, news, { id: ctx.newId(), at: now }))];
}
