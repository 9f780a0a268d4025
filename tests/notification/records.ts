import { notificationPut } from '../../functions/_data/notification/notification.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';

async function aNotification({ store, clinic }: Owner): Promise<string> {
  const at = new Date();
  const id = newUlid(at.getTime());
  const news = { kind: 'passwordChanged', facts: {}, link: '/manage', facilityId: null } as const;
  if (!(await writeTogether(store, [notificationPut(clinic.user.userId, news, { id, at })])))
    throw new Error('It is stored already');
  return id;
}

/** News of a person. */
export const records = recordsOf(notificationApi, {
  owned: { notification: { make: aNotification, owners: ['clinic'], fields: ['notificationid'] } },
  // News about one's own requests.
  patientLists: { ofNobody: ['getNotifications'] },
});
