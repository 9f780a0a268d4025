import { contractStatusOf } from '../../shared/_field/contractStatus.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { findSurveyFor, type StoredSurvey } from '../_data/survey/survey.ts';
import { answersOf } from '../_data/survey/surveyAnswer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';

/** The caller's facility as it is stored now, and whether its contract goes on: only then insurers ask it. */
export async function ownProvider({ store, scope }: Pick<SessionContext, 'store' | 'scope'>): Promise<{
  facilityId: OwnFacilityId;
  facility: Facility;
  isContracted: boolean;
}> {
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const facility = await getFacility(store, scope.facilityId, { isNow: true });
  if (!facility) throw fail('notAllowed');
  const isContracted = contractStatusOf(facility.providerStatus) === 'contracted';
  return { facilityId: scope.facilityId, facility, isContracted };
}

/** A version that the caller's facility is asked, or has answered, with what it has answered; 404 for any other. */
export async function askedSurvey(ctx: SessionContext, surveyId: string) {
  const provider = await ownProvider(ctx);
  const survey = await findSurveyFor(ctx.store, provider.facilityId, surveyId);
  if (!survey) throw fail('notFound');
  const answers = await answersOf(ctx.store, survey, provider.facilityId);
  const isThere = provider.isContracted || answers.submitted !== null;
  if (!isThere) throw fail('notFound');
  return { ...provider, ...answers, survey };
}

/** The same where it may be answered: refuses what was submitted already, and what a newer version has replaced. */
export async function openSurvey(ctx: SessionContext, surveyId: string) {
  const asked = await askedSurvey(ctx, surveyId);
  if (asked.submitted) throw fail('surveyAnswered');
  if (asked.survey.state !== 'published') throw fail('surveyReplaced');
  return asked;
}

/** What the provider's list says of a version. */
export function shownOwn(
  survey: StoredSurvey,
  { hasBegun, submittedAt }: { readonly hasBegun: boolean; readonly submittedAt: string | null },
) {
  const { surveyId, number, payerName, payerNameArabic, title, titleArabic, dueOn, state } = survey;
  return {
    ...{ surveyId, number, payerName, payerNameArabic, title, titleArabic, dueOn: dueOn ?? '', submittedAt },
    state: submittedAt !== null ? ('answered' as const) : hasBegun ? ('begun' as const) : ('asked' as const),
    isCurrent: state === 'published',
  };
}
