import { getFacility } from '../../functions/_data/facility/facility.ts';
import { surveyApi } from '../../shared/survey/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import * as s from './support/surveys.ts';

/** An administrator of the owner's clinic. */
async function adminOf({ store, clinic }: Owner): Promise<SignedIn> {
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  return signIn({ roles: ['ProviderAdmin'], facility });
}

/** A version that waits for a second person, as the second person sees it. */
async function waiting(owner: Owner) {
  const [maker, as] = [await s.aDesk(payerOf(owner)), await s.aDesk(payerOf(owner))];
  const surveyId = await s.sent(maker);
  return { as, body: { surveyId, edition: (await s.read(as, surveyId)).data?.edition } };
}

/** A draft as one of its insurer's people sees it. */
async function aDraft(owner: Owner) {
  const as = await s.aDesk(payerOf(owner));
  const surveyId = await s.drafted(as);
  return { as, body: { surveyId, edition: (await s.read(as, surveyId)).data?.edition } };
}

/** Calls of surveys, each with everything made that it needs to go well. */
export const readyCalls = readyCallsOf(surveyApi, {
  beginSurvey: async (owner: Owner) => ({ as: await s.aDesk(payerOf(owner)) }),
  sendSurvey: aDraft,
  discardSurvey: aDraft,
  publishSurvey: waiting,
  refuseSurvey: waiting,
  getSurveyAnswers: async (owner: Owner) => {
    const surveyId = await records.surveyAsked(owner);
    await s.answered(await adminOf(owner), surveyId);
    return { as: owner.payer, query: { surveyId, facilityId: owner.clinic.user.facilityId } };
  },
  getOwnSurvey: async (owner: Owner) => ({
    as: await adminOf(owner),
    query: { surveyId: await records.surveyAsked(owner) },
  }),
  searchOwnSurveys: async (owner: Owner) => ({ as: await adminOf(owner) }),
});
