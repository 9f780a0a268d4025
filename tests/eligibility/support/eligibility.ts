import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll } from 'vitest';
import { httpPayer } from '../../../functions/_connect/payer/httpPayer.ts';
import type { SigningKey } from '../../../functions/_connect/payer/messageSignature.ts';
import type { AskPayer } from '../../../functions/_connect/payer/payer.ts';
import { putClinician } from '../../../functions/_data/clinician/clinician.ts';
import { type Facility, putFacility } from '../../../functions/_data/facility/facility.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { type DemoMember, demoMembers } from '../../../functions/_demo/members.ts';
import { demoPayers } from '../../../functions/_demo/payers.ts';
import { askPayers } from '../../../functions/_workers/askPayers.ts';
import { handler } from '../../../functions/eligibility/index.ts';
import { type PayerFaults, payerFaults } from '../../../infra/local/faults.ts';
import { startPayerSimulator } from '../../../infra/local/simulators/payer.ts';
import { simulatedKey } from '../../../infra/local/simulators/payerKeys.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { HistorySearch } from '../../../shared/eligibility/eligibilityHistory.ts';
import { type EligibilityForm, eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { type CallOptions, callApi, type SignedIn, signIn, startBackend } from '../../support/api.ts';
import { auditsOf } from '../../support/auditTrail.ts';
import { aFacility } from '../../support/builders.ts';
import { outsideMs } from '../../support/outsideLimits.ts';
import { storePayers } from '../../support/payers.ts';

const { endpoints } = eligibilityApi;

/** The payers' simulator for this test file, with the faults that a test sets: `simulator.faults.mode = 'down'`. */
export async function startPayers(): Promise<{
  url: string;
  faults: PayerFaults;
  requests: Awaited<ReturnType<typeof startPayerSimulator>>['requests'];
}> {
  const faults = payerFaults.parse({});
  const simulator = await startPayerSimulator({
    members: demoMembers,
    payers: demoPayers,
    faults: () => faults,
    slowMs: 300,
  });
  afterAll(simulator.close);
  process.env.PAYER_GATEWAY_URL = simulator.url;
  return { url: simulator.url, faults, requests: simulator.requests };
}

/** The keys that the simulated payers take, without a secret. */
export async function* simulatorKeys(payerCode: string): AsyncGenerator<SigningKey> {
  yield simulatedKey(payerCode, 'first');
}

/** The real adapter to the simulator, without a circuit that would carry one test's faults into the next. */
export const askSimulator = (url: string, timeoutMs = outsideMs): AskPayer =>
  httpPayer({ baseUrl: url, timeoutMs, dispositionFlag: 'TEST' }, simulatorKeys);

let licences = 1000;

/** A stored clinic with a clinician (GD1234), and the demonstration's payers. */
export async function aStaffedClinic(store: DynamoDBDocumentClient): Promise<Facility> {
  licences += 1;
  const facility = aFacility({ facilityLicense: `MF${licences}` });
  await putFacility(store, facility);
  await putClinician(store, {
    clinicianId: `clinician-${facility.facilityId}`,
    facilityId: facility.facilityId,
    fullName: 'Dr Amna Invented',
    fullNameArabic: 'د. آمنة',
    licenseNo: 'GD1234',
    specialty: 'Family medicine',
    isActive: true,
  });
  await storePayers(store);
  return facility;
}

/** Such a clinic's receptionist, signed in. */
export const aClinic = async (store: DynamoDBDocumentClient): Promise<SignedIn> =>
  signIn({ roles: ['Eligibility'], facility: await aStaffedClinic(store) });

/** A member of the demonstration with this behaviour or denial code. */
export function memberWho(matches: (member: DemoMember) => boolean): DemoMember {
  const found = demoMembers.find(matches);
  if (!found) throw new Error('No such member in the demonstration');
  return found;
}

export const eligibleMember = (): DemoMember =>
  memberWho(
    ({ behaviour, result, coverages }) => behaviour === 'answers' && result === 'yes' && coverages.length === 1,
  );

export const deniedMember = (): DemoMember => memberWho(({ denialCode }) => denialCode === 'ELIG-005');

/** The form of a member's visit today, with the changes of a test. */
export const aForm = (member: DemoMember = eligibleMember(), changes: Partial<EligibilityForm> = {}) => ({
  payerId: member.payerId,
  emiratesId: member.emiratesId,
  eidReasonId: 1,
  serviceCategoryId: 1,
  consultationCategoryId: 2,
  serviceDate: emiratesDateOf(new Date()),
  clinicianLicense: 'GD1234',
  ...changes,
});

export const submit = (as: SignedIn, body: EligibilityForm = aForm(), options: CallOptions = {}) =>
  callApi(handler, endpoints.submitEligibility, { as, body, ...options });

/** Submits and answers the new request's id. */
export async function submitted(as: SignedIn, body: EligibilityForm = aForm()): Promise<string> {
  const { data, errors } = await submit(as, body);
  if (!data) throw new Error(`Not submitted: ${JSON.stringify(errors)}`);
  return data.eligibilityId;
}

export async function details(as: SignedIn, eligibilityID: string) {
  const { data } = await callApi(handler, endpoints.getEligibilityDetails, { as, query: { eligibilityID } });
  if (!data) throw new Error('No such request');
  return data;
}

export const history = (as: SignedIn, body: HistorySearch = {}) =>
  callApi(handler, endpoints.searchEligibilityHistory, { as, body });

const recordOf = (body: string): SQSRecord =>
  ({ messageId: randomUUID(), body, receiptHandle: '', attributes: {}, messageAttributes: {} }) as unknown as SQSRecord;

/** A delivery of the queue about these outbox entries. */
export const deliveryOf = (...outboxIds: string[]): SQSEvent => ({
  Records: outboxIds.map((outboxId) => recordOf(JSON.stringify({ outboxId }))),
});

/** The worker that asks payers, with the given call to the payer. */
export const worker = (ask: AskPayer) => askPayers(wiring, ask);

/** The backend of a test file with the payers' simulator, and a worker that asks it. */
export async function startBackendWithPayers() {
  const backend = await startBackend();
  const payers = await startPayers();
  return { ...backend, payers, deliver: worker(askSimulator(payers.url)) };
}

/** Sends a request, has the worker ask the payer, and answers what became of it. */
export const settledBy =
  (deliver: ReturnType<typeof worker>) =>
  async (as: SignedIn, form: EligibilityForm = aForm()) => {
    const id = await submitted(as, form);
    await deliver(deliveryOf(id));
    return details(as, id);
  };

/** The entries of the audit trail about a request. */
export const recordAudits = (store: DynamoDBDocumentClient, eligibilityId: string) =>
  auditsOf(store, `ELIGIBILITY#${eligibilityId}`);

/** The timeline of a request in words. */
export const eventsOf = ({ timeline }: { timeline: readonly { event: string }[] }): string[] =>
  timeline.map(({ event }) => event);
