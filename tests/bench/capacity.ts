import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import type { AreaHandler } from '../../functions/_kit/areaHandler.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { areaSettings } from '../../infra/areaSettings.ts';
import { demoPayers } from '../../infra/local/demo/payers.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, callApi, functionSettings, type SignedIn, signIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { aFacility } from '../support/builders.ts';
import { openStore } from '../support/store.ts';
import { meter } from './meteredStore.ts';
import { type Consumption, costOf, priceNote } from './prices.ts';
import type { Section } from './report.ts';
import { patientOf, requestPuts } from './storedRequests.ts';

const usualSizes = [1_000, 10_000, 100_000];
const callsEach = 3;
const mostGrowth = 0.05;
const coreTarget = 2.5;

/** A call, and how often it occurs while a receptionist sees to one patient: the model whose million calls are priced. */
interface MeasuredCall {
  readonly name: string;
  readonly handler: AreaHandler;
  readonly endpoint: Endpoint;
  readonly parts: () => Parameters<typeof callAnything>[2];
  readonly perVisit: number;
}

const tenant = aFacility({ facilityLicense: 'MF2000' });
const { endpoints } = eligibilityApi;

function callsOf(desk: SignedIn, insurer: SignedIn, storedId: string): MeasuredCall[] {
  const onEligibility = (
    name: string,
    endpoint: Endpoint,
    parts: MeasuredCall['parts'],
    perVisit: number,
  ): MeasuredCall => ({ name, handler: eligibility, endpoint, parts, perVisit });
  const history = (name: string, perVisit: number, body: unknown, as = desk) =>
    onEligibility(name, endpoints.searchEligibilityHistory, () => ({ as, body }), perVisit);
  const form = () => ({
    payerId: desk.user.payerId ?? demoPayers[0]?.payerId,
    emiratesId: patientOf(0),
    eidReasonId: 1,
    serviceCategoryId: 1,
    serviceDate: emiratesDateOf(new Date()),
  });
  return [
    {
      name: 'session read',
      handler: account,
      endpoint: accountApi.endpoints.getSession,
      parts: () => ({ as: desk }),
      perVisit: 1,
    },
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

async function unitsOf(metered: ReturnType<typeof meter>, call: MeasuredCall): Promise<Consumption> {
  const used = await metered.measure(async () => {
    for (let at = 0; at < callsEach; at += 1) {
      const { http, errors } = await callAnything(call.handler, call.endpoint, call.parts());
      if (http !== 200) throw new Error(`${call.name}: ${http} ${JSON.stringify(errors)}`);
    }
  });
  const average = (sum: number) => sum / callsEach;
  return {
    readUnits: average(used.readUnits),
    writeUnits: average(used.writeUnits),
    storeCalls: average(used.storeCalls),
  };
}

type Measured = ReadonlyMap<string, Consumption[]>;

const growthOf = (values: number[]): number => (Math.max(...values) || 1) / (Math.min(...values) || 1) - 1;

function capacitySection(measured: Measured, sizes: readonly number[]): Section {
  const rows = [...measured].map(([name, each]) => {
    const totals = each.map(({ readUnits, writeUnits }) => readUnits + writeUnits);
    const growth = growthOf(totals);
    const text = each.map(({ readUnits, writeUnits }) => `${readUnits.toFixed(1)} + ${writeUnits.toFixed(1)}`);
    return [name, ...text, `${(growth * 100).toFixed(1)} %`, growth <= mostGrowth ? 'met' : 'missed'];
  });
  return {
    title: 'Consumed capacity',
    note: `Read + write units of one call, as the store reports them (ReturnConsumedCapacity), with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} stored requests of one facility. Every audited call writes one entry to the audit trail.`,
    target: `each call within ${mostGrowth * 100} % at all sizes, no Scan.`,
    columns: ['Call', ...sizes.map((size) => size.toLocaleString('en')), 'Growth', 'Target'],
    rows,
  };
}

/** What a million of a call cost: its own price, and how much of it every signed-in call costs before it does anything. */
function costSection(measured: Measured, calls: readonly MeasuredCall[]): Section {
  const costs = calls.map(({ name, handler, perVisit }) => {
    const used = measured.get(name)?.at(-1) ?? { readUnits: 0, writeUnits: 0, storeCalls: 0 };
    const memoryMb = areaSettings[handler === account ? 'account' : 'eligibility']?.memoryMb ?? 0;
    const { store, lambda, gateway } = costOf(used, memoryMb);
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
    note: `USD per million calls. ${priceNote} The core is what every signed-in call costs before its own work (gateway, function, session): the session read. The last row is the average call of a visit at the desk, whose calls the column before the last counts; the audit trail writes two units for each of them but the session read, and a submission writes the request, its entries in eight indexes, its pointer, its event, its outbox entry and its stored answer in one transaction. The worker that asks the payer is not among the calls.`,
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
    for (const payer of demoPayers) await putPayer(store, payer);
    const desk = await signIn({ roles: ['Eligibility'], facility: tenant });
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: demoPayers[0]?.payerId ?? null });
    const now = new Date();
    const metered = meter(wiring.store);
    const measured = new Map<string, Consumption[]>();
    await load(store, 0, 1, now);
    const calls = callsOf(desk, insurer, await newestRequest(desk));
    let stored = 1;
    for (const size of sizes) {
      await load(store, stored, size, now);
      console.error(`${size} requests are stored.`);
      stored = size;
      // Loading takes a while, and the first call of a minute marks the session as used: that is not the call's own cost.
      await newestRequest(desk);
      await callApi(eligibility, endpoints.searchEligibilityHistory, { as: insurer, body: { take: 1 } });
      for (const call of calls)
        measured.set(call.name, [...(measured.get(call.name) ?? []), await unitsOf(metered, call)]);
    }
    return [capacitySection(measured, sizes), costSection(measured, calls)];
  } finally {
    closeAws();
    closeStore();
    rmSync(folder, { recursive: true, force: true });
  }
}
