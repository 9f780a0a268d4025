import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aLiveRule, aRuleContent, aRuleQuestion } from '../payerRule/support/rules.ts';
import { callApi } from '../support/api.ts';
import { aReviewer, ask, inHandOf, onWorklist } from '../support/payerDesk.ts';
import { aRegister } from '../support/registers.ts';
import { aClinic, aForm, deliveryOf, details, submitted, worker } from './support/eligibility.ts';

const answersYes = worker(async () => ({
  kind: 'answer',
  result: 'yes',
  payerReference: 'OK-1',
  denialCode: null,
  comments: null,
  patientName: 'Invented Person',
  coverages: [],
  isRepeated: false,
}));

async function aRequest(store: DynamoDBDocumentClient) {
  const as = await aClinic(store);
  return { as, request: await details(as, await submitted(as)) };
}

async function anAnsweredRequest(store: DynamoDBDocumentClient) {
  const { as, request } = await aRequest(store);
  await answersYes(deliveryOf(request.eligibilityId));
  return { as, request: await details(as, request.eligibilityId) };
}

const corrected = ({ eligibilityId, version }: { eligibilityId: string; version: number }) => ({
  ...aForm(),
  remarks: 'Another remark',
  eligibilityId,
  version,
});

/** Calls about requests that may be repeated. */
export const repeatableCalls = repeatableCallsOf(eligibilityApi, {
  submitEligibility: async (store) => ({ as: await aClinic(store), body: aForm() }),
  askPayers: async (store) => {
    const { payerId, cardNumber: _, ...form } = aForm();
    return { as: await aClinic(store), body: { ...form, payerIds: [payerId, await aRegister(store)] } };
  },
  cancelEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    return { as, query: { eligibilityId: request.eligibilityId }, body: { version: request.version } };
  },
  updateEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    return { as, body: corrected(request) };
  },
  resubmitEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    const { eligibilityId, version } = request;
    const { cancelEligibility } = eligibilityApi.endpoints;
    await callApi(handler, cancelEligibility, { as, query: { eligibilityId }, body: { version } });
    return { as, body: corrected(await details(as, eligibilityId)) };
  },
  recheckEligibility: async (store) => {
    const { as, request } = await anAnsweredRequest(store);
    return { as, query: { eligibilityId: request.eligibilityId }, body: { version: request.version } };
  },
  answerPayerQuestion: async (store) => {
    const { id, clinic: as } = await onWorklist(store);
    const reviewer = await aReviewer();
    const answerBy = new Date(Date.now() + 7_200_000).toISOString();
    const { data } = await ask(reviewer, { ...(await inHandOf(reviewer, id)), text: 'Which card?', answerBy });
    return { as, body: { eligibilityId: id, questionId: data?.payerQuestion?.questionId, text: 'The blue one.' } };
  },
  answerRule: async (store) => {
    const as = await aClinic(store);
    // A category of its own: the rule stays, and the other calls must not meet it.
    const form = aForm(undefined, { serviceCategoryId: 7 });
    const category = { serviceCategoryId: form.serviceCategoryId, consultationCategoryId: null };
    const content = aRuleContent({ questions: [aRuleQuestion()] });
    const { ruleId } = await aLiveRule({ ...category, payerId: form.payerId }, content);
    const answers = [{ question: 'Q1', answer: 'yes' }];
    return { as, body: { eligibilityId: await submitted(as, form), ruleId, answers } };
  },
});
