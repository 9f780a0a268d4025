import { addressOf } from '../../shared/_field/addressOf.ts';
import { contractStatusOf } from '../../shared/_field/contractStatus.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { searchAllFacilities } from '../_data/facility/facilitySearch.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { withContract } from '../_data/providerContract/providerContract.ts';
import { type StoredSurvey, surveyOfNotice } from '../_data/survey/survey.ts';
import { askedPuts, submittedAmong } from '../_data/survey/surveyAnswer.ts';
import { type SurveyNotice, surveyNotices } from '../_data/survey/surveyNotice.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import { writeTogether } from '../_store/transaction.ts';
import { placeOf } from './placeOf.ts';

/** So many notices are begun in a run, and so many steps made with each: a big network takes several runs. */
const mostNotices = 5;
const mostSteps = 20;
const perStep = 50;

const kinds = { published: 'surveyPublished', dueSoon: 'surveyDueSoon' } as const;

/** The providers of the network among the next facilities of the portal, which have not answered. */
async function nextProviders({ store }: WorkerContext, survey: StoredSurvey, cursor: string | undefined) {
  const isWanted = ({ isActive }: { isActive: boolean }) => isActive;
  const { items, nextCursor } = await searchAllFacilities(store, { text: '', take: perStep, cursor, isWanted });
  const ids = items.map(({ facilityId }) => facilityId);
  const inNetwork = [...(await withContract(store, survey.payerId, ids))];
  const answered = await submittedAmong(store, survey, inNetwork);
  const found = await Promise.all(
    inNetwork.filter((id) => !answered.has(id)).map((facilityId) => getFacility(store, facilityId)),
  );
  const providers = found
    .filter((each) => each !== null)
    .filter(({ providerStatus }) => contractStatusOf(providerStatus) === 'contracted');
  return { providers, nextCursor };
}

/** Enters a provider among those that are asked, and tells its administrators, each by a write of its own: a repeat tells nobody twice. */
async function ask(ctx: WorkerContext, survey: StoredSurvey, notice: SurveyNotice, facility: Facility): Promise<void> {
  await writeTogether(ctx.store, askedPuts(survey, placeOf(facility)));
  const { surveyId, payerName, payerNameArabic } = survey;
  const { facilityId } = facility;
  const news = {
    kind: kinds[notice.kind],
    facts: { payerName, payerNameArabic },
    link: addressOf(linkedScreens.survey, { surveyId }),
    facilityId,
  } as const;
  for (const { userId } of await administratorsOf(ctx, { facilityId })) {
    const put = notificationPut(userId, news, { id: notice.noticeId, at: new Date(notice.dueAt) });
    if (await writeTogether(ctx.store, [put])) ctx.count('surveysTold');
  }
}

async function tell(ctx: WorkerContext, notice: SurveyNotice): Promise<void> {
  const survey = await surveyOfNotice(ctx.store, notice);
  // A version that was replaced asks nobody any more.
  if (survey?.state !== 'published') return surveyNotices.end(ctx.store, notice);
  const step = async (cursor: string | undefined) => {
    const { providers, nextCursor } = await nextProviders(ctx, survey, cursor);
    for (const facility of providers) await ask(ctx, survey, notice, facility);
    return nextCursor;
  };
  await surveyNotices.walk(ctx.store, notice, { most: mostSteps, step });
}

/** Asks the providers of a network when a version is published, and reminds those who have not answered before its last day. */
export async function tellSurveys(ctx: WorkerContext): Promise<void> {
  for (const notice of await surveyNotices.listDue(ctx.store, ctx.now(), mostNotices)) await tell(ctx, notice);
}
