import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { refusalReason, refusedChange, waitingChange } from '../_parts/approval.ts';
import { surveyAnswer, surveyAnswers, surveyContent, surveyQuestion } from './surveyModel.ts';

/** A version waits for a second person before its providers are asked; the next one that is published replaces it. */
export const surveyStates = ['draft', 'waiting', 'published', 'replaced'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** How far a provider is with a version. */
export const answeringStates = ['asked', 'begun', 'answered'] as const;
export type AnsweringState = (typeof answeringStates)[number];

/** A version as the insurer's list shows it. */
const surveyRow = z.strictObject({
  surveyId: recordId,
  /** Counts the versions of this insurer. */
  number: z.int(),
  title: z.string(),
  titleArabic: z.string(),
  state: z.enum(surveyStates),
  dueOn: z.iso.date().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  questionCount: z.int(),
});
export type SurveyRow = z.infer<typeof surveyRow>;

/** The whole version, for the insurer's people. */
const surveyRecord = surveyRow.extend({
  questions: z.array(surveyQuestion),
  edition: z.int(),
  waiting: waitingChange.nullable(),
  refused: refusedChange.nullable(),
});
export type SurveyRecord = z.infer<typeof surveyRecord>;

/** A provider that is asked, and what it has answered; what it has typed and not submitted is its own. */
const surveyProvider = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
  begunAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  submittedByName: z.string().nullable(),
  answers: z.array(surveyAnswer),
});
export type SurveyProvider = z.infer<typeof surveyProvider>;

/** A version as the provider that is asked sees it in its list. */
const ownSurveyRow = z.strictObject({
  surveyId: recordId,
  number: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  title: z.string(),
  titleArabic: z.string(),
  dueOn: z.iso.date(),
  state: z.enum(answeringStates),
  submittedAt: z.iso.datetime().nullable(),
  /** False for one that a newer version has replaced: it takes no answers any more. */
  isCurrent: z.boolean(),
});
export type OwnSurveyRow = z.infer<typeof ownSurveyRow>;

/** The same with its questions, and with what the provider has answered. */
const ownSurvey = ownSurveyRow.extend({
  questions: z.array(surveyQuestion),
  answers: z.array(surveyAnswer),
  /** The version of the draft on the server; null before the first. */
  version: z.int().nullable(),
  /** Who wrote the draft last, or submitted the answers. */
  byName: z.string().nullable(),
  /** The answers are those of an earlier version, and nothing was typed yet. */
  isPrefilled: z.boolean(),
});
export type OwnSurvey = z.infer<typeof ownSurvey>;

const byId = z.strictObject({ surveyId: recordId });
const asSeen = z.strictObject({ surveyId: recordId, edition: z.int().positive() });
const stateAnswer = z.strictObject({ state: z.enum(surveyStates) });
const desk = { access: moduleAccess.empanelmentDesk, requirements: ['REQ-NET-28'] } as const;
const provider = { access: moduleAccess.providerProfile, requirements: ['REQ-NET-10', 'REQ-NET-28'] } as const;

/** The survey of provider characteristics: an insurer asks the providers of its network, version by version. */
export const surveyApi = area('survey', {
  searchSurveys: endpoint({
    method: 'POST',
    path: '/api/survey/search',
    summary: "The versions of the insurer's survey, newest first",
    ...desk,
    body: z.strictObject(pageFields),
    answer: pageOf(surveyRow),
  }),
  getSurvey: endpoint({
    method: 'GET',
    path: '/api/survey/get',
    summary: 'One version with its questions',
    ...desk,
    query: byId,
    answer: surveyRecord,
  }),
  beginSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/begin',
    summary: 'A draft of the next version, which begins with the questions of the last; there is one draft at most',
    ...desk,
    answer: byId,
    audit: 'survey.begin',
  }),
  saveSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/save',
    summary: 'Changes a draft; what was published never changes',
    ...desk,
    body: surveyContent.extend(asSeen.shape),
    answer: asSeen,
    audit: 'survey.save',
    idempotent: true,
  }),
  discardSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/discard',
    summary: 'Throws a draft away; its number goes to the next one. What was sent or published stays',
    ...desk,
    body: asSeen,
    answer: z.null(),
    audit: 'survey.discard',
  }),
  sendSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/send',
    summary: 'Sends a draft that is complete to a second person',
    ...desk,
    body: asSeen,
    answer: stateAnswer,
    audit: 'survey.send',
  }),
  publishSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/publish',
    summary: "Publishes a colleague's version: the providers of the network are asked, and the version before it ends",
    ...desk,
    body: asSeen,
    answer: stateAnswer,
    audit: 'survey.publish',
  }),
  refuseSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/refuse',
    summary: 'A version that waits is a draft again: a colleague says why, or its maker takes it back',
    ...desk,
    body: asSeen.extend({ reason: refusalReason }),
    answer: stateAnswer,
    audit: 'survey.refuse',
  }),
  searchSurveyProviders: endpoint({
    method: 'POST',
    path: '/api/survey/searchproviders',
    summary: 'Which providers have answered a version, with their answers, or which have not',
    ...desk,
    body: z.strictObject({ ...pageFields, surveyId: recordId, hasAnswered: z.boolean() }),
    answer: pageOf(surveyProvider),
    audit: 'survey.readAnswers',
  }),
  getSurveyAnswers: endpoint({
    method: 'GET',
    path: '/api/survey/getanswers',
    summary: "One provider's submitted answers to a version",
    ...desk,
    query: z.strictObject({ surveyId: recordId, facilityId: z.string().min(1).max(40) }),
    answer: surveyProvider.extend({ survey: surveyRecord.pick({ number: true, questions: true }) }),
    audit: 'survey.readAnswers',
  }),
  searchOwnSurveys: endpoint({
    method: 'POST',
    path: '/api/survey/searchown',
    summary: "What the insurers in whose networks the caller's facility is ask it, and what it has answered",
    ...provider,
    body: z.strictObject(pageFields),
    answer: pageOf(ownSurveyRow),
  }),
  getOwnSurvey: endpoint({
    method: 'GET',
    path: '/api/survey/getownsurvey',
    summary:
      'One version with the questions, and with what the facility has answered, typed, or answered the last time',
    ...provider,
    query: byId,
    answer: ownSurvey,
  }),
  saveSurveyDraft: endpoint({
    method: 'POST',
    path: '/api/survey/savedraft',
    summary: 'Keeps the answers as far as they have been typed',
    ...provider,
    body: z.strictObject({
      surveyId: recordId,
      /** Of the draft that the caller has seen; left out for the first. */
      version: z.int().positive().optional(),
      draft: surveyAnswers,
    }),
    answer: z.strictObject({ surveyId: recordId, version: z.int(), savedAt: z.iso.datetime() }),
    audit: 'survey.saveDraft',
    idempotent: true,
  }),
  submitSurvey: endpoint({
    method: 'POST',
    path: '/api/survey/submit',
    summary: 'Submits all answers: they never change afterwards, and the insurer reads them',
    ...provider,
    body: z.strictObject({ surveyId: recordId, version: z.int().positive(), answers: surveyAnswers }),
    answer: z.strictObject({ surveyId: recordId, submittedAt: z.iso.datetime() }),
    audit: 'survey.submit',
    idempotent: true,
  }),
});
