import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InsurerAuthorization } from '../../../shared/authorizationQuery/insurerAuthorization.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { hashedId } from '../../_kit/hashedId.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { Facility } from '../facility/facility.ts';
import { repeatedNotificationPut } from '../notification/notification.ts';
import type { Payer } from '../payer/payer.ts';
import { listPeopleFrom } from '../user/people.ts';
import { rolesAt } from '../user/temporaryRoles.ts';

/** At most so many people of a facility are told: with the row itself they are one transaction. */
const mostTold = 50;

type Said = Pick<InsurerAuthorization, 'status' | 'approvedFils'>;

/** Whether a facility has to know of a change: another state or amount, or that there is no such authorisation any more. */
export const isToldOf = (from: Said | null, to: Said | null): boolean =>
  from !== null && (from.status !== to?.status || from.approvedFils !== to.approvedFils);

/**
 * The writes that tell a facility's people who work on authorisations that an insurer has changed some. All changes of one piece of
 * `work` (an id by time: a sheet that is taken in or taken back) are one notification to each of them, whichever of its rows comes first.
 */
export async function insurerNews(
  store: DynamoDBDocumentClient,
  facility: Facility,
  { payerId, payerName, payerNameArabic }: Payer,
  { work, at }: { readonly work: string; readonly at: Date },
): Promise<TransactItem[]> {
  const scope = { facilityId: provenFacilityId(facility.facilityId) };
  const people = await listPeopleFrom(store, scope, { skip: 0, take: 500 });
  const told = people.filter(
    (user) => user.access === 'open' && !user.isLocked && rolesAt(user, at).includes('MedicalProvider'),
  );
  const id = work.slice(0, 10) + hashedId(`${work}#${facility.facilityId}`).slice(10);
  const facts = { payerName, payerNameArabic };
  // The board with this insurer's alone: the readers look for what one sheet has changed.
  const link = `${linkedScreens.authorizationBoard}?company=${payerId}`;
  const news = { kind: 'insurerAuthorizationsChanged', facts, link, facilityId: facility.facilityId } as const;
  return told.slice(0, mostTold).map(({ userId }) => repeatedNotificationPut(userId, news, { id, at }));
}
