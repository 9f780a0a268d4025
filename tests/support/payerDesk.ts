import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler } from '../../functions/worklist/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { DeskAnswer, WorklistView } from '../../shared/worklist/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { aClinic, aForm, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from './api.ts';

const { endpoints } = worklistApi;

/** A user of a payer, by default a reviewer of the payer that answers by its work list. */
export const aReviewer = (name = 'Reem', roles: Role[] = ['InsurerUser'], payerId = pearl): Promise<SignedIn> =>
  signIn({ roles, facility: null, payerId, stored: { firstName: name, lastName: 'Reviewer' } });

export const anAdministrator = (payerId = pearl) => aReviewer('Tomasz', ['PayerAdmin'], payerId);
export const ofAnotherPayer = () => aReviewer('Stranger', ['InsurerUser', 'PayerAdmin'], crescent);

/** A worker for payers that must not be asked. */
export const asksNobody = worker(() => Promise.reject(new Error('Nobody is asked here')));

/** A request of a clinic that is on the work list: its id, and who sent it. */
export async function onWorklist(store: DynamoDBDocumentClient, payerId = pearl) {
  const clinic = await aClinic(store);
  const id = await submitted(clinic, aForm(undefined, { payerId }));
  await asksNobody(deliveryOf(id));
  return { id, clinic };
}

export const list = (as: SignedIn, view: WorklistView, query: { cursor?: string; take?: number } = {}) =>
  callApi(handler, endpoints.getWorklist, { as, query: { view, ...query } });
export const counts = (as: SignedIn) => callApi(handler, endpoints.getWorklistCounts, { as });
export const item = (as: SignedIn, eligibilityId: string) =>
  callApi(handler, endpoints.getWorklistItem, { as, query: { eligibilityId } });
export const take = (as: SignedIn, eligibilityId: string) =>
  callApi(handler, endpoints.takeRequest, { as, body: { eligibilityId } });
export const release = (as: SignedIn, eligibilityId: string) =>
  callApi(handler, endpoints.releaseRequest, { as, body: { eligibilityId } });
export const assign = (as: SignedIn, body: { eligibilityId: string; assignee: string; version: number }) =>
  callApi(handler, endpoints.assignRequest, { as, body });
export const reply = (as: SignedIn, body: DeskAnswer) => callApi(handler, endpoints.answerRequest, { as, body });

export const ask = (as: SignedIn, body: z.input<(typeof endpoints.askFacility)['body']>) =>
  callApi(handler, endpoints.askFacility, { as, body });

/** The facility answers the question of a reviewer. */
export const answerQuestion = (
  as: SignedIn,
  body: z.input<(typeof eligibilityApi.endpoints.answerPayerQuestion)['body']>,
) => callApi(eligibility, eligibilityApi.endpoints.answerPayerQuestion, { as, body });

/** A request that the reviewer has taken, in the version that they see then. */
export async function inHandOf(as: SignedIn, eligibilityId: string) {
  const { data } = await take(as, eligibilityId);
  return { eligibilityId, version: data?.version ?? 0 };
}

/** A cover that holds today. */
export const aCover = (changes: object = {}) => {
  const today = emiratesDateOf(new Date());
  return {
    planName: 'Pearl Plus',
    policyNumber: 'PL-1',
    validFrom: today,
    validTo: today,
    coPaymentFils: 5000,
    coPaymentPercent: null,
    ...changes,
  };
};
