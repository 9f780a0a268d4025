import { beforeEach, describe, expect, it } from 'vitest';
import { newCircuits } from '../../functions/_connect/circuit.ts';
import { withCircuit } from '../../functions/_connect/payer/circuit.ts';
import type { PayerOutcome } from '../../functions/_connect/payer/payer.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { listDue, outboxShards } from '../../functions/_data/outbox/outbox.ts';
import type { PayerFaults } from '../../infra/local/faults.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { passMinutes, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  startPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store, messages } = await startBackend();
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));
/** Waits a quarter of a second where a test is about waiting too long. */
const impatient = worker(askSimulator(payers.url, 250));
const receivedOf = (id: string) => payers.requests().filter(({ requestNumber }) => requestNumber?.endsWith(id));

async function isInOutbox(id: string): Promise<boolean> {
  const farFuture = new Date('2099-01-01T00:00:00Z');
  const shards = Array.from({ length: outboxShards }, (_, shard) => listDue(store, shard, farFuture));
  return (await Promise.all(shards)).flat().some(({ outboxId }) => outboxId === id);
}

beforeEach(() => {
  Object.assign(payers.faults, { mode: 'normal', latencyMs: 0, rate: 1 } satisfies PayerFaults);
});

const faults: [string, Partial<PayerFaults>, string][] = [
  ['is down', { mode: 'down' }, 'unreachable'],
  ['is slower than the portal waits', { latencyMs: 800 }, 'timeout'],
  ['answers 500', { mode: 'serverError' }, 'serverError'],
  ['answers garbage', { mode: 'garbage' }, 'notUnderstood'],
  ['answers a web page', { mode: 'html' }, 'notUnderstood'],
  ['answers for another request', { mode: 'wrongId' }, 'wrongId'],
  ['rejects the credentials', { mode: 'rejectsCredentials' }, 'credentialsRejected'],
];

describe('a payer that', () => {
  it.each(faults)('%s leaves the request Pending, and its answer is accepted when it is well again', async (...row) => {
    const [, fault, detail] = row;
    const as = await aClinic(store);
    const id = await submitted(as);
    Object.assign(payers.faults, fault);
    const ask = detail === 'timeout' ? impatient : deliver;
    const askedAt = Date.now();
    expect(await ask(deliveryOf(id))).toEqual({ batchItemFailures: [] });

    const pending = await details(as, id);
    expect(pending).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true, attempts: 1 });
    expect(pending.timeline.at(-1)).toMatchObject({ event: 'payerUnavailable', detail });
    expect(Date.parse(pending.nextAttemptAt ?? '')).toBeGreaterThan(askedAt);
    // The queue brings it back in time; the first message was the submission's.
    expect(messages.filter(({ body }) => body.includes(id)).map(({ delaySeconds }) => delaySeconds)).toEqual([0, 1]);

    Object.assign(payers.faults, { mode: 'normal', latencyMs: 0 });
    passMinutes(1);
    await deliver(deliveryOf(id));
    const answered = await details(as, id);
    expect(answered).toMatchObject({
      status: eligibilityStatus.Eligible,
      isPayerUnavailable: false,
      attempts: 2,
      nextAttemptAt: null,
    });
    expect(eventsOf(answered)).toEqual(['submitted', 'payerUnavailable', 'sent', 'eligible']);
  });

  it.each(faults)('%s to the last attempt brings Error, never NotEligible', async (_, fault, detail) => {
    const as = await aClinic(store);
    const id = await submitted(as);
    Object.assign(payers.faults, fault);
    const ask = detail === 'timeout' ? impatient : deliver;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await details(as, id)).status).toBe(eligibilityStatus.Pending);
      await ask(deliveryOf(id));
      passMinutes(5);
    }
    const failed = await details(as, id);
    expect(failed).toMatchObject({ status: eligibilityStatus.Error, attempts: 5, isPayerUnavailable: false });
    expect(failed.timeline.at(-1)).toMatchObject({ event: 'failed', detail });
    expect(await isInOutbox(id)).toBe(false);
  });

  it('answers the same twice is believed once', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    payers.faults.mode = 'twice';
    await deliver(deliveryOf(id));
    expect(eventsOf(await details(as, id))).toEqual(['submitted', 'sent', 'eligible', 'duplicateAnswerIgnored']);
  });

  it('refuses the message itself brings Error at once, with what it said', async () => {
    const facility = aFacility({ facilityLicense: 'UNKNOWN-1' });
    await putFacility(store, facility);
    await aClinic(store);
    const as = await signIn({ roles: ['Eligibility'], facility });
    const id = await submitted(as, aForm(eligibleMember(), { clinicianLicense: undefined }));
    await deliver(deliveryOf(id));
    const request = await details(as, id);
    expect(request.status).toBe(eligibilityStatus.Error);
    expect(request.payerComments).toContain('SenderID');
    expect(request.timeline.at(-1)).toMatchObject({ event: 'failed', detail: 'refused' });
  });
});

describe('the lease of an outbox entry', () => {
  it('lets one of ten deliveries at once ask the payer', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    await Promise.all(Array.from({ length: 10 }, () => deliver(deliveryOf(id))));
    expect(receivedOf(id)).toHaveLength(1);
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('keeps a delivery that comes before the next attempt from asking', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    payers.faults.mode = 'serverError';
    await deliver(deliveryOf(id));
    await deliver(deliveryOf(id));
    expect(receivedOf(id)).toHaveLength(1);
    expect((await details(as, id)).attempts).toBe(1);
  });

  it('passes to another worker when its holder is lost, and an answer that comes late changes nothing', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<PayerOutcome>();
    const slow = worker(() => {
      asked.resolve();
      return late.promise;
    });
    const lost = slow(deliveryOf(id));
    await asked.promise;
    expect(await isInOutbox(id)).toBe(true);

    passMinutes(2);
    await deliver(deliveryOf(id));
    late.resolve({
      kind: 'answer',
      result: 'no',
      payerReference: null,
      denialCode: 'ELIG-001',
      comments: null,
      patientName: null,
      coverages: [],
      isRepeated: false,
    });
    await lost;

    const request = await details(as, id);
    expect(request).toMatchObject({ status: eligibilityStatus.Eligible, denialCode: null });
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'eligible', 'duplicateAnswerIgnored']);
  });
});

describe('the circuit of a payer', () => {
  it('opens after faults in a row, holds requests back until its pause ends without counting, and closes with an answer', async () => {
    const as = await aClinic(store);
    const told: { system: string; hasFailed: boolean }[] = [];
    const circuits = newCircuits({ threshold: 2, pauseMs: 30_000 }, (exchange) => told.push(exchange));
    const guarded = worker(withCircuit(askSimulator(payers.url), circuits));
    payers.faults.mode = 'serverError';
    setClock(new Date().toISOString());
    const [first, second, third] = [await submitted(as), await submitted(as), await submitted(as)];
    for (const id of [first, second, third]) await guarded(deliveryOf(id));
    expect(receivedOf(third)).toHaveLength(0);
    const waiting = await details(as, third);
    expect(waiting).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true, attempts: 0 });
    expect(eventsOf(waiting)).toEqual(['submitted']);
    // Not again and again meanwhile: the one message that brings it back comes when the pause has ended.
    const delays = messages.filter(({ body }) => body.includes(third)).map(({ delaySeconds }) => delaySeconds ?? 0);
    expect(delays).toEqual([0, expect.any(Number)]);
    expect(delays[1]).toBeGreaterThanOrEqual(25);
    expect(delays[1]).toBeLessThanOrEqual(31);
    expect(Date.parse(waiting.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(waiting.submittedAt) + 25_000);

    payers.faults.mode = 'normal';
    passMinutes(1);
    for (const id of [third, first]) await guarded(deliveryOf(id));
    expect((await details(as, third)).status).toBe(eligibilityStatus.Eligible);
    expect((await details(as, first)).status).toBe(eligibilityStatus.Eligible);
    // What was held back was not asked, and does not count as a question.
    expect(new Set(told.map(({ system }) => system)).size).toBe(1);
    expect(told[0]?.system).toMatch(/^payer \w+$/);
    expect(told.map(({ hasFailed }) => hasFailed)).toEqual([true, true, false, false]);
  });
});
