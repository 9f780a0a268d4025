import { addressOf } from '../../shared/_field/addressOf.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { StoredSurvey } from '../_data/survey/survey.ts';
import { getUser } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { mayBeSamePerson } from '../_parts/approval.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** At most this many are told. The others find the version in the list. */
const mostTold = 20;

/** The insurer's people who may publish a version: who sent it or wrote on it may not, by any account of theirs. */
async function secondPersons({ store }: SessionContext, { payerId, authors, waiting }: StoredSurvey) {
  const accountsOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((userId) => getUser(store, userId)))).filter((user) => user !== null);
  const makers = await accountsOf([
    ...new Set([...authors, ...(waiting ? [waiting] : [])].map(({ makerId }) => makerId)),
  ]);
  const staff = await listStaffWith(store, payerId, moduleAccess.empanelmentDesk);
  const people = await accountsOf(staff.map(({ userId }) => userId));
  return people.filter((person) => !makers.some((each) => mayBeSamePerson(each, person)));
}

/** Tells them that a version waits for one of them. */
export async function waitingNews(ctx: SessionContext, survey: StoredSurvey): Promise<TransactItem[]> {
  const { surveyId, payerName, payerNameArabic } = survey;
  const link = addressOf(linkedScreens.surveyVersion, { surveyId });
  const news = { kind: 'surveyWaiting', facts: { payerName, payerNameArabic }, link, facilityId: null } as const;
  return (await secondPersons(ctx, survey))
    .slice(0, mostTold)
    .map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() }));
}
