import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { putFacility } from '../../../functions/_data/facility/facility.ts';
import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { termsPuts } from '../../../functions/_data/providerContract/providerContract.ts';
import { provenAskedPayerId } from '../../../functions/_kit/proof.ts';
import { handler } from '../../../functions/survey/index.ts';
import { surveyApi } from '../../../shared/survey/routes.ts';
import type { SurveyAnswer, SurveyContent, SurveyQuestion } from '../../../shared/survey/surveyModel.ts';
import { dayIn } from '../../empanelment/support/contracts.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aFacility } from '../../support/builders.ts';

const { endpoints } = surveyApi;

/** A question with both texts; a text that must be answered unless something else is said. */
export const aQuestion = (key: string, changes: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...{ key, kind: 'text', text: `Question ${key}`, textArabic: `السؤال ${key}`, isRequired: true },
  ...{ options: [], shownWhen: null },
  ...changes,
});

export const anOption = (key: string) => ({ key, text: `Answer ${key}`, textArabic: `إجابة ${key}` });

/** A section, every kind of question, and a branch of two questions. */
export const someQuestions = (): SurveyQuestion[] => [
  aQuestion('S1', { kind: 'section', isRequired: false }),
  aQuestion('Q1', { kind: 'yesNo' }),
  aQuestion('Q2', { kind: 'number', shownWhen: { key: 'Q1', answers: ['yes'] } }),
  aQuestion('Q3', { kind: 'one', options: [anOption('A1'), anOption('A2')] }),
  aQuestion('Q4', { kind: 'several', options: [anOption('A1'), anOption('A2')], isRequired: false }),
  aQuestion('Q5', { isRequired: false }),
];

export const answer = (key: string, ...values: string[]): SurveyAnswer => ({ key, values });
/** Answers that are whole. */
export const someAnswers = (): SurveyAnswer[] => [answer('Q1', 'yes'), answer('Q2', '12'), answer('Q3', 'A2')];

export const aContent = (changes: Partial<SurveyContent> = {}): SurveyContent => ({
  ...{ title: 'Characteristics of providers', titleArabic: 'خصائص مقدّمي الخدمة' },
  ...{ dueOn: dayIn(30), questions: someQuestions() },
  ...changes,
});

const key = () => ({ 'idempotency-key': randomUUID() });

export const begin = (as: SignedIn) => callApi(handler, endpoints.beginSurvey, { as });
export const read = (as: SignedIn, surveyId: string) =>
  callApi(handler, endpoints.getSurvey, { as, query: { surveyId } });
export const versions = (as: SignedIn) => callApi(handler, endpoints.searchSurveys, { as, body: {} });
const seen = async (as: SignedIn, surveyId: string) => ({
  surveyId,
  edition: (await read(as, surveyId)).data?.edition ?? 1,
});
export const save = async (as: SignedIn, surveyId: string, changes: Partial<SurveyContent> = {}, edition?: number) =>
  callApi(handler, endpoints.saveSurvey, {
    as,
    body: { ...aContent(changes), ...(await seen(as, surveyId)), ...(edition && { edition }) },
    headers: key(),
  });
export const send = async (as: SignedIn, surveyId: string) =>
  callApi(handler, endpoints.sendSurvey, { as, body: await seen(as, surveyId) });
export const discard = async (as: SignedIn, surveyId: string, edition?: number) =>
  callApi(handler, endpoints.discardSurvey, {
    as,
    body: { ...(await seen(as, surveyId)), ...(edition && { edition }) },
  });
export const publish = async (as: SignedIn, surveyId: string) =>
  callApi(handler, endpoints.publishSurvey, { as, body: await seen(as, surveyId) });
export const refuse = async (as: SignedIn, surveyId: string, reason = 'Not yet.') =>
  callApi(handler, endpoints.refuseSurvey, { as, body: { ...(await seen(as, surveyId)), reason } });

/** The payer's draft of the next version, as this content says: its id. */
export async function drafted(as: SignedIn, changes: Partial<SurveyContent> = {}): Promise<string> {
  const open = (await versions(as)).data?.items.find(({ state }) => state === 'draft');
  const surveyId = open?.surveyId ?? (await begin(as)).data?.surveyId ?? '';
  const { data, errors } = await save(as, surveyId, changes);
  if (!data) throw new Error(JSON.stringify(errors));
  return surveyId;
}

/** The same, sent to a second person: its id. */
export async function sent(maker: SignedIn, changes: Partial<SurveyContent> = {}): Promise<string> {
  const surveyId = await drafted(maker, changes);
  const { data, errors } = await send(maker, surveyId);
  if (!data) throw new Error(JSON.stringify(errors));
  return surveyId;
}

/** A version that is asked: its id. */
export async function published(maker: SignedIn, checker: SignedIn, changes: Partial<SurveyContent> = {}) {
  const surveyId = await sent(maker, changes);
  const { data, errors } = await publish(checker, surveyId);
  if (!data) throw new Error(JSON.stringify(errors));
  return surveyId;
}

/** One of the payer's people, without an Emirates ID. */
export const aDesk = (payerId: number): Promise<SignedIn> =>
  signIn({ roles: ['InsurerUser'], facility: null, payerId, stored: { emiratesId: null } });

/** A contract of the facility with the payer. */
export async function agreed(store: DynamoDBDocumentClient, facilityId: string, payerId: number): Promise<void> {
  const of = { facilityId, payerId: provenAskedPayerId(payerId) };
  const terms = {
    ...{ services: ['outpatient' as const], facilityId, payerId, number: 1, effectiveOn: dayIn(-30) },
    ...{ approvedAt: '2026-01-01T00:00:00.000Z', approvedByName: 'Sara Invented' },
    ...{ empanelmentId: '01J00000000000000000000000', empanelmentNumber: 'EM-1' },
  };
  await store.send(new TransactWriteCommand({ TransactItems: termsPuts(of, terms, null) }));
}

export const own = (as: SignedIn) => callApi(handler, endpoints.searchOwnSurveys, { as, body: {} });
export const ownForm = (as: SignedIn, surveyId: string) =>
  callApi(handler, endpoints.getOwnSurvey, { as, query: { surveyId } });
export const keep = (as: SignedIn, surveyId: string, draft: SurveyAnswer[], version?: number) =>
  callApi(handler, endpoints.saveSurveyDraft, {
    as,
    body: { surveyId, draft, ...(version !== undefined && { version }) },
    headers: key(),
  });
export const submit = (as: SignedIn, surveyId: string, answers: SurveyAnswer[], version = 1) =>
  callApi(handler, endpoints.submitSurvey, { as, body: { surveyId, version, answers }, headers: key() });

/** Keeps and submits whole answers. */
export async function answered(as: SignedIn, surveyId: string, answers = someAnswers()): Promise<void> {
  await keep(as, surveyId, answers);
  const { data, errors } = await submit(as, surveyId, answers);
  if (!data) throw new Error(JSON.stringify(errors));
}

export const providers = (
  as: SignedIn,
  surveyId: string,
  hasAnswered: boolean,
  page: { take?: number; cursor?: string } = {},
) => callApi(handler, endpoints.searchSurveyProviders, { as, body: { surveyId, hasAnswered, ...page } });
export const answersOf = (as: SignedIn, surveyId: string, facilityId: string) =>
  callApi(handler, endpoints.getSurveyAnswers, { as, query: { surveyId, facilityId } });

let payers = 60_000;
/** A payer of its own, with two of its people. */
export async function anAskingPayer(store: DynamoDBDocumentClient) {
  payers += 1;
  await putPayer(store, {
    ...{ payerId: payers, payerName: `Payer ${payers}`, payerNameArabic: `جهة ${payers}`, payerCode: `ASK${payers}` },
    ...{ services: ['eligibility'], answers: 'desk' },
  });
  return { payerId: payers, maker: await aDesk(payers), checker: await aDesk(payers) };
}

/** The administrator of a clinic, and a version of a survey that asks it. */
export async function anAskedClinic(store: DynamoDBDocumentClient) {
  const { payerId, maker, checker } = await anAskingPayer(store);
  const facility = aFacility();
  await putFacility(store, facility);
  await agreed(store, facility.facilityId, payerId);
  const surveyId = await published(maker, checker);
  return { admin: await signIn({ roles: ['ProviderAdmin'], facility }), surveyId };
}
