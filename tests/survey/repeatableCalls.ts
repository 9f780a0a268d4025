import { surveyApi } from '../../shared/survey/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import * as surveys from './support/surveys.ts';

/** Calls about surveys that may be repeated. */
export const repeatableCalls = repeatableCallsOf(surveyApi, {
  saveSurvey: async (store) => {
    const { maker } = await surveys.anAskingPayer(store);
    const surveyId = (await surveys.begin(maker)).data?.surveyId ?? '';
    return { as: maker, body: { ...surveys.aContent(), surveyId, edition: 1 } };
  },
  saveSurveyDraft: async (store) => {
    const { admin, surveyId } = await surveys.anAskedClinic(store);
    return { as: admin, body: { surveyId, draft: surveys.someAnswers() } };
  },
  submitSurvey: async (store) => {
    const { admin, surveyId } = await surveys.anAskedClinic(store);
    await surveys.keep(admin, surveyId, surveys.someAnswers());
    return { as: admin, body: { surveyId, version: 1, answers: surveys.someAnswers() } };
  },
});
