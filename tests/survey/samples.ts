import { surveyApi } from '../../shared/survey/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { aContent, someAnswers } from './support/surveys.ts';

const surveyId = '01J00000000000000000000000';
const seen = { surveyId, edition: 1 };

/** What insurers ask and providers answer; all invented. */
export const samples = samplesOf(surveyApi, {
  searchSurveys: { body: {} },
  getSurvey: { query: { surveyId } },
  beginSurvey: {},
  saveSurvey: { body: { ...aContent(), ...seen } },
  discardSurvey: { body: seen },
  sendSurvey: { body: seen },
  publishSurvey: { body: seen },
  refuseSurvey: { body: { ...seen, reason: 'Ask for beds too.' } },
  searchSurveyProviders: { body: { surveyId, hasAnswered: true } },
  getSurveyAnswers: { query: { surveyId, facilityId: 'some-clinic' } },
  searchOwnSurveys: { body: {} },
  getOwnSurvey: { query: { surveyId } },
  saveSurveyDraft: { body: { surveyId, draft: someAnswers() } },
  submitSurvey: { body: { surveyId, version: 1, answers: someAnswers() } },
});
