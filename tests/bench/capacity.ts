import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchWriteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { newEligibilityPuts } from '../../functions/_data/eligibility/eligibility.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoMembers } from '../../functions/_demo/members.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import type { AreaHandler } from '../../functions/_kit/areaHandler.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler as worklist } from '../../functions/worklist/index.ts';
import { areaSettings } from '../../infra/areaSettings.ts';
import { payerFaults } from '../../infra/local/faults.ts';
import { startPayerSimulator } from '../../infra/local/simulators/payer.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { askSimulator, deliveryOf, eligibleMember, worker } from '../eligibility/support/eligibility.ts';
import { callAnything, callApi, functionSettings, type SignedIn, signIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { aFacility } from '../support/builders.ts';
import { aCover } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import { openStore } from '../support/store.ts';
import { meter } from './meteredStore.ts';
import { type Consumption, costOf, priceNote } from './prices.ts';
import type { Section } from './report.ts';
import { patientOf, requestPuts, storedRequest } from './storedRequests.ts';
import { type MeteredCall, type UnitsBySize, unitsOf, unitsSection } from './unitsBySize.ts';

const usualSizes = process.env.BENCH_SIZES?.split(',').map(Number) ?? [1_000, 10_000, 100_000];
const coreTarget = 2.5;

/** A call, and how often it occurs while a receptionist sees to one patient: the model whose million calls are priced. */
interface MeasuredCall extends MeteredCall {
  readonly memoryMb: number | undefined;
  /** Whether a browser makes it, through the gateway; a worker's is brought by its queue. */
  readonly isApi: boolean;
  readonly perVisit: number;
}

type Parts = Parameters<typeof callAnything>[2];

const areas = {
  account: { handler: account, memoryMb: areaSettings.account?.memoryMb },
  eligibility: { handler: eligibility, memoryMb: areaSettings.eligibility?.memoryMb },
  worklist: { handler: worklist, memoryMb: areaSettings.worklist?.memoryMb },
} satisfies Record<string, { handler: AreaHandler; memoryMb: number | undefined }>;

async function mustSucceed(name: string, handler: AreaHandler, endpoint: Endpoint, parts: Parts): Promise<void> {
  const { http, errors } = await callAnything(handler, endpoint, parts);
  if (http !== 200) throw new Error(`${name}: ${http} ${JSON.stringify(errors)}`);
}

/** A call of an area, with what it sends; `before` makes the record that it is about. */
const apiCall =
  (area: keyof typeof areas) =>
  (
    name: string,
    endpoint: Endpoint,
    parts: (id: string) => Parts,
    perVisit: number,
    before: () => Promise<string> = async () => '',
  ): MeasuredCall => {
    const { handler, memoryMb } = areas[area];
    const run = (id: string) => mustSucceed(name, handler, endpoint, parts(id));
    return { name, memoryMb, isApi: true, before, run, perVisit };
  };

const tenant = aFacility({ facilityLicense: 'MF2000' });
const { endpoints } = eligibilityApi;

const payerId = demoPayers[0]?.payerId ?? 0;
const form = () => ({
  payerId,
  emiratesId: patientOf(0),
  eidReasonId: 1,
  serviceCategoryId: 1,
  serviceDate: emiratesDateOf(new Date()),
});

function deskCalls(desk: SignedIn, insurer: SignedIn, storedId: string): MeasuredCall[] {
  const onEligibility = apiCall('eligibility');
  const history = (name: string, perVisit: number, body: unknown, as = desk) =>
    onEligibility(name, endpoints.searchEligibilityHistory, () => ({ as, body }), perVisit);
  return [
    apiCall('account')('session read', accountApi.endpoints.getSession, () => ({ as: desk }), 1),
    onEligibility(
      'read (polled while pending)',
      endpoints.getEligibility,
      () => ({ as: desk, query: { eligibilityId: storedId } }),
      2,
    ),
    onEligibility(
      'details',
      endpoints.getEligibilityDetails,
      () => ({ as: desk, query: { eligibilityID: storedId } }),
      1,
    ),
    history('history, first page', 1, {}),
    history('history by status', 0, { status: eligibilityStatus.Eligible }),
    history('history by patient', 0, { patient: patientOf(25) }),
    history('history by clinician', 0, { clinicianLicense: 'GD1234' }),
    history("payer's history, first page", 0, {}, insurer),
    onEligibility('pending count, a hundred waiting', endpoints.getPendingCount, () => ({ as: desk }), 0),
    onEligibility('submit', endpoints.submitEligibility, () => ({ as: desk, body: form() }), 1),
  ];
}

/** What the payer's side does with a request: its people by the work list, its system by the worker that asks it. */
function payersCalls(desk: SignedIn, reviewer: SignedIn, store: DynamoDBDocumentClient, url: string): MeasuredCall[] {
  const onWorklist = apiCall('worklist');
  const deliver = worker(askSimulator(url));
  const { memoryMb } = workerSettings.askPayers;
  const waiting = () => storeAtDesk(store, 1);
  const inHand = async (): Promise<string> => {
    const eligibilityId = await waiting();
    const { takeRequest } = worklistApi.endpoints;
    await mustSucceed('take', worklist, takeRequest, { as: reviewer, body: { eligibilityId } });
    return eligibilityId;
  };
  const submitted = async (): Promise<string> => {
    const { payerId, emiratesId } = eligibleMember();
    const body = { ...form(), payerId, emiratesId };
    const { data, errors } = await callApi(eligibility, endpoints.submitEligibility, { as: desk, body });
    if (!data) throw new Error(`Not submitted: ${JSON.stringify(errors)}`);
    return data.eligibilityId;
  };
  const answered = async (id: string): Promise<void> => {
    await deliver(deliveryOf(id));
    const Key = { pk: `FACILITY#${tenant.facilityId}`, sk: `ELIG#${id}` };
    // Not by the metered client: this is not the worker's read.
    const { Item } = await store.send(new GetCommand({ TableName: process.env.ELIGIBILITY_TABLE, Key }));
    if (Item?.status !== eligibilityStatus.Eligible) throw new Error('The payer gave no answer');
  };
  const decision = { version: 3, result: 'eligible', coverages: [aCover()] };
  return [
    onWorklist(
      'work list, first page of a hundred',
      worklistApi.endpoints.getWorklist,
      () => ({ as: reviewer, query: { view: 'all' } }),
      0,
    ),
    onWorklist(
      'a reviewer takes a request',
      worklistApi.endpoints.takeRequest,
      (eligibilityId) => ({ as: reviewer, body: { eligibilityId } }),
      0,
      waiting,
    ),
    onWorklist(
      "a reviewer's decision",
      worklistApi.endpoints.answerRequest,
      (eligibilityId) => ({ as: reviewer, body: { eligibilityId, ...decision } }),
      0,
      inHand,
    ),
    {
      name: "the worker asks and stores a payer's answer",
      memoryMb,
      isApi: false,
      before: submitted,
      run: answered,
      perVisit: 0,
    },
  ];
}

const deskTenant = aFacility({ facilityLicense: 'MF2001' });

/** Stores requests of another facility that wait for the payer's reviewers, and answers the id of the last one. */
async function storeAtDesk(store: DynamoDBDocumentClient, count: number): Promise<string> {
  let last = '';
  for (let at = 0; at < count; at += 1) {
    const request = storedRequest(deskTenant, at, new Date());
    const { Pending } = eligibilityStatus;
    const waiting = { ...request, status: Pending, deskDueAt: request.submittedAt, answeredAt: null, coverages: [] };
    const event = { at: request.submittedAt, event: 'submitted', by: request.submittedByName, detail: null } as const;
    await store.send(new TransactWriteCommand({ TransactItems: newEligibilityPuts(waiting, event) }));
    last = request.eligibilityId;
  }
  return last;
}

const batchSize = 25;
const parallelBatches = 8;

/** So many of the newest requests are stored with all that belongs to them; of the others, nobody reads more than the request. */
const wholeRequests = 200;

/** Stores the requests of these numbers, oldest numbers last, as the portal's own writes. */
async function load(store: DynamoDBDocumentClient, from: number, to: number, now: Date): Promise<void> {
  const table = process.env.ELIGIBILITY_TABLE ?? '';
  let next = from;
  const loader = async () => {
    let waiting: { PutRequest: { Item: Record<string, unknown> | undefined } }[] = [];
    const write = async (count: number) => {
      const batch = waiting.splice(0, count);
      if (batch.length > 0) await store.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
    };
    while (next < to) {
      const number = next;
      next += 1;
      const puts = requestPuts(tenant, number, now).slice(0, number < wholeRequests ? undefined : 1);
      waiting.push(...puts.flatMap(({ Put }) => (Put ? [{ PutRequest: { Item: Put.Item } }] : [])));
      while (waiting.length >= batchSize) await write(batchSize);
    }
    await write(batchSize);
    waiting = [];
  };
  await Promise.all(Array.from({ length: parallelBatches }, loader));
}

async function newestRequest(as: SignedIn): Promise<string> {
  const { data } = await callApi(eligibility, endpoints.searchEligibilityHistory, { as, body: { take: 1 } });
  const id = data?.items[0]?.eligibilityId;
  if (!id) throw new Error('No request has been stored');
  return id;
}

const capacitySection = (measured: UnitsBySize, sizes: readonly number[]): Section =>
  unitsSection(
    {
      title: 'Consumed capacity',
      note: `Read + write units of one call, as the store reports them (ReturnConsumedCapacity), with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} stored requests of one facility. Every audited call writes one entry to the audit trail.`,
    },
    measured,
    sizes,
  );

/** What a million of a call cost: its own price, and how much of it every signed-in call costs before it does anything. */
function costSection(measured: UnitsBySize, calls: readonly MeasuredCall[]): Section {
  const costs = calls.map(({ name, memoryMb = 0, isApi, perVisit }) => {
    const used = measured.get(name)?.at(-1) ?? { readUnits: 0, writeUnits: 0, storeCalls: 0 };
    const { store, lambda, gateway: ofApi } = costOf(used, memoryMb);
    const gateway = isApi ? ofApi : 0;
    return { name, store, lambda, gateway, perVisit, sum: store + lambda + gateway };
  });
  const core = costs[0]?.sum ?? Number.NaN;
  const visitCalls = costs.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const visit = costs.reduce((sum, cost) => sum + cost.sum * cost.perVisit, 0) / visitCalls;
  const rows = costs.map(({ name, store, lambda, gateway, sum, perVisit }) => [
    name,
    store,
    lambda,
    gateway,
    sum,
    perVisit,
    name === costs[0]?.name ? `core: ${core <= coreTarget ? 'met' : 'missed'}` : '-',
  ]);
  return {
    title: 'Model cost',
    note: `USD per million calls. ${priceNote} The core is what every signed-in call costs before its own work (gateway, function, session): the session read. The last row is the average call of a visit at the desk, whose calls the column before the last counts; the audit trail writes two units for each of them but the session read, and a submission writes the request, its entries in eight indexes, its pointer, two counters, its outbox entry and its stored answer in one transaction, which doubles the price of items but not of entries. No gateway brings the worker its work.`,
    target: `${coreTarget} USD per million calls of the core.`,
    columns: ['Call', 'DynamoDB', 'Lambda', 'HTTP API', 'Sum', 'Calls in a visit', 'Target'],
    rows: [...rows, ['average call of a visit', '', '', '', visit, visitCalls, '-']],
  };
}

/** What each call takes from the store as one facility's requests grow, and what a million calls would cost. */
export async function measureCapacity(isLong: boolean): Promise<Section[]> {
  const sizes = isLong ? [...usualSizes, 1_000_000] : usualSizes;
  // A million requests with their indexes are more than 20 GB, which is too much for the memory.
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-capacity-'));
  const { store, close: closeStore } = await openStore(isLong ? join(folder, 'store.db') : undefined);
  const { close: closeAws } = await openAws();
  Object.assign(process.env, functionSettings);
  Object.assign(wiring, { writeLog: () => undefined });
  try {
    await putFacility(store, tenant);
    await storePayers(store);
    const desk = await signIn({ roles: ['Eligibility'], facility: tenant });
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const reviewer = await signIn({ roles: ['InsurerUser'], facility: null, payerId });
    const now = new Date();
    const metered = meter(wiring.store);
    const measured = new Map<string, Consumption[]>();
    await load(store, 0, 1, now);
    await storeAtDesk(store, 101);
    const simulator = await startPayerSimulator({
      members: demoMembers,
      payers: demoPayers,
      faults: () => payerFaults.parse({}),
      slowMs: 300,
    });
    const calls = [
      ...deskCalls(desk, insurer, await newestRequest(desk)),
      ...payersCalls(desk, reviewer, store, simulator.url),
    ];
    let stored = 1;
    for (const size of sizes) {
      await load(store, stored, size, now);
      console.error(`${size} requests are stored.`);
      stored = size;
      // Loading takes a while, and the first call of a minute marks the session as used: that is not the call's own cost.
      await newestRequest(desk);
      await callApi(eligibility, endpoints.searchEligibilityHistory, { as: insurer, body: { take: 1 } });
      await callApi(worklist, worklistApi.endpoints.getWorklistCounts, { as: reviewer });
      for (const call of calls)
        measured.set(call.name, [...(measured.get(call.name) ?? []), await unitsOf(metered, call)]);
    }
    await simulator.close();
    return [capacitySection(measured, sizes), costSection(measured, calls)];
  } finally {
    closeAws();
    closeStore();
    rmSync(folder, { recursive: true, force: true });
  }
}
