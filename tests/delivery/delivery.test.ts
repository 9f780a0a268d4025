import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { newEmailEntry, outboxKey, outboxPut } from '../../functions/_data/outbox/outbox.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { buryOutbox } from '../../functions/_workers/buryOutbox.ts';
import { handler } from '../../functions/delivery/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import type { PayerFaults } from '../../infra/local/faults.ts';
import type { DeliveryKind } from '../../shared/delivery/deliveryQueues.ts';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eventsOf,
  recordAudits,
  startBackendWithPayers,
  submitted,
  worker,
} from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { freshStoreForEachTest } from '../support/freshStore.ts';
import { mailWorker } from '../support/outbox.ts';

const { store, messages, payers, deliver } = await startBackendWithPayers();
freshStoreForEachTest(store);
const bury = buryOutbox(wiring);
const { endpoints } = deliveryApi;
const { Pending, Error: Failed, Cancelled, Eligible, Resubmitted } = eligibilityStatus;
const { cancelEligibility, updateEligibility } = eligibilityApi.endpoints;

const anAdministrator = () => signIn({ roles: ['SuperAdmin'], facility: null });
const list = (as: SignedIn, query: { kind?: DeliveryKind; take?: number; cursor?: string } = {}) =>
  callApi(handler, endpoints.getDeadLetters, { as, query });
const redrive = (as: SignedIn, ...deliveryIds: string[]) =>
  callApi(handler, endpoints.redriveDeadLetters, { as, body: { deliveryIds } });
const look = (as: SignedIn, deliveryId: string) =>
  callApi(handler, endpoints.getDeadLetter, { as, query: { deliveryId } });
const receivedOf = (id: string) => payers.requests().filter(({ requestNumber }) => requestNumber?.endsWith(id));
const entryOf = async (id: string) =>
  (await store.send(new GetCommand({ TableName: process.env.REQUESTS_TABLE, Key: outboxKey(id) }))).Item;

beforeEach(() => {
  Object.assign(payers.faults, { mode: 'normal', latencyMs: 0, rate: 1 } satisfies PayerFaults);
});

/** Lets the payer refuse an entry so often that it is given up. */
async function refuse(outboxId: string): Promise<void> {
  payers.faults.mode = 'rejectsCredentials';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await deliver(deliveryOf(outboxId));
    passMinutes(3);
  }
  payers.faults.mode = 'normal';
}

/** A request that its payer never answered. */
async function failed(clinic: SignedIn): Promise<string> {
  const id = await submitted(clinic);
  await refuse(id);
  return id;
}

/** The outbox entries that were queued after this number of others. */
const queuedSince = (before: number): string[] => messages.slice(before).map(({ body }) => JSON.parse(body).outboxId);

describe('what could not be delivered', () => {
  it('REQ-ELIG-15 REQ-ELIG-18 is listed with its last fault, sent again by an administrator, and goes on', async () => {
    const clinic = await aClinic(store);
    const id = await failed(clinic);
    const admin = await anAdministrator();
    const [row] = (await list(admin)).data!.items;
    expect(row).toMatchObject({ deliveryId: id, attempts: 5, lastFault: 'credentialsRejected', redrives: 0 });
    expect(row?.about).toMatchObject({ requestNumber: expect.stringContaining(id) });
    expect((await look(admin, id)).data).toMatchObject({ status: Failed, timeline: { length: 6 } });
    // It is given up: no delivery that is still about changes anything.
    await deliver(deliveryOf(id));
    expect(receivedOf(id)).toHaveLength(5);

    const queuedBefore = messages.length;
    expect((await redrive(admin, id)).data).toEqual([{ deliveryId: id, outcome: 'redriven' }]);
    expect(messages.slice(queuedBefore).map(({ body }) => body)).toEqual([JSON.stringify({ outboxId: id })]);
    expect(await details(clinic, id)).toMatchObject({ status: Pending, attempts: 0 });
    expect((await list(admin)).data?.items).toEqual([]);
    expect(await look(admin, id)).toMatchObject({ http: 404 });

    await deliver(deliveryOf(id));
    const request = await details(clinic, id);
    expect(request).toMatchObject({ status: Eligible, attempts: 1 });
    expect(eventsOf(request).slice(-4)).toEqual(['failed', 'sentAgain', 'sent', 'eligible']);
    expect(receivedOf(id)).toHaveLength(6);
    expect((await entryOf(id))?.redrives).toBe(1);
    expect(await recordAudits(store, id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'delivery.read', actor: admin.user.userId })]),
    );
  });

  it('REQ-ELIG-15 is read by a setup administrator, who sends nothing again and is told nothing of the request', async () => {
    const id = await failed(await aClinic(store));
    const reader = await signIn({ roles: ['SetupAdmin'], facility: null });
    expect((await list(reader)).data?.items).toContainEqual(expect.objectContaining({ deliveryId: id }));
    const { data } = await look(reader, id);
    expect(data).toMatchObject({ lastFault: 'credentialsRejected', status: null, timeline: [] });
    expect(await redrive(reader, id)).toMatchObject({ http: 403 });
    expect((await look(await anAdministrator(), id)).data).toMatchObject({ status: Failed });
    const outsider = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 518 });
    expect([(await list(outsider)).http, (await look(outsider, id)).http]).toEqual([403, 403]);
  });

  it('is sent again once, by one of two administrators', async () => {
    const clinic = await aClinic(store);
    const id = await failed(clinic);
    const [one, other] = [await anAdministrator(), await anAdministrator()];
    const outcomes = (await Promise.all([redrive(one, id, id), redrive(other, id)])).flatMap(({ data }) => data ?? []);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'redriven']);
    await Promise.all([deliver(deliveryOf(id)), deliver(deliveryOf(id))]);
    expect(receivedOf(id)).toHaveLength(6);
    expect(eventsOf(await details(clinic, id)).filter((event) => event === 'sentAgain')).toHaveLength(1);
  });

  it('is not sent again once its request was settled otherwise, and leaves the list', async () => {
    const clinic = await aClinic(store);
    const id = await failed(clinic);
    const key = { pk: `FACILITY#${clinic.user.facilityId}`, sk: `ELIG#${id}` };
    const table = process.env.ELIGIBILITY_TABLE;
    const { Item } = await store.send(new GetCommand({ TableName: table, Key: key }));
    await store.send(new PutCommand({ TableName: table, Item: { ...Item, status: Resubmitted } }));
    const admin = await anAdministrator();
    expect((await redrive(admin, id)).data).toEqual([{ deliveryId: id, outcome: 'settled' }]);
    await deliver(deliveryOf(id));
    expect(receivedOf(id)).toHaveLength(5);
    expect((await list(admin)).data?.items.map(({ deliveryId }) => deliveryId)).not.toContain(id);
  });

  it('is not sent again once its request was corrected: the payer is asked the corrected question, once', async () => {
    const clinic = await aClinic(store);
    const id = await failed(clinic);
    const { version } = await details(clinic, id);
    const queuedBefore = messages.length;
    const body = { ...aForm(undefined, { serviceCategoryId: 2 }), eligibilityId: id, version };
    expect((await callApi(eligibility, updateEligibility, { as: clinic, body })).errors).toEqual([]);
    const [corrected = ''] = queuedSince(queuedBefore);

    const admin = await anAdministrator();
    expect((await redrive(admin, id)).data).toEqual([{ deliveryId: id, outcome: 'settled' }]);
    await deliver(deliveryOf(id));
    expect(await details(clinic, id)).toMatchObject({ status: Pending, attempts: 0 });
    await deliver(deliveryOf(corrected));
    const request = await details(clinic, id);
    expect(request).toMatchObject({ status: Eligible, attempts: 1, serviceCategoryId: 2 });
    expect(eventsOf(request)).not.toContain('sentAgain');
    expect((await list(admin)).data?.items.map(({ deliveryId }) => deliveryId)).not.toContain(id);
  });

  it('REQ-ELIG-06 may be a cancellation that its payer never took, which is told when it is sent again', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    payers.faults.mode = 'rejectsCredentials';
    await deliver(deliveryOf(id));
    const query = { eligibilityId: id };
    const { version } = await details(clinic, id);
    const queuedBefore = messages.length;
    await callApi(eligibility, cancelEligibility, { as: clinic, query, body: { version } });
    const [cancellation = ''] = queuedSince(queuedBefore);
    await refuse(cancellation);
    expect(eventsOf(await details(clinic, id))).toContain('cancellationFailed');

    const admin = await anAdministrator();
    const [row] = (await list(admin, { kind: 'cancellation' })).data!.items;
    expect(row).toMatchObject({ deliveryId: cancellation, eligibilityId: id, lastFault: 'credentialsRejected' });
    expect((await redrive(admin, cancellation)).data).toEqual([{ deliveryId: cancellation, outcome: 'redriven' }]);
    await deliver(deliveryOf(cancellation));
    const request = await details(clinic, id);
    expect(request.status).toBe(Cancelled);
    expect(eventsOf(request).at(-1)).toBe('cancellationSent');
    expect((await list(admin, { kind: 'cancellation' })).data?.items).toEqual([]);
  });

  it('REQ-UI-03 comes in pages, newest first, mails by themselves, of whose address three characters are shown before the @', async () => {
    const clinic = await aClinic(store);
    const ids = [await failed(clinic), await failed(clinic)];
    const admin = await anAdministrator();
    const page = (await list(admin, { take: 1 })).data!;
    const rest = (await list(admin, { take: 1, cursor: page.nextCursor! })).data!;
    expect([...page.items, ...rest.items].map(({ deliveryId }) => deliveryId)).toEqual(ids.reverse());
    expect(await list(admin, { cursor: 'bm90IGEgcGxhY2U' })).toMatchObject({ http: 400 });

    const mailId = newUlid(Date.now());
    await writeTogether(store, [
      outboxPut(newEmailEntry(mailId, 'passwordReset', 'noura.k@clinic.example', new Date())),
    ]);
    await mailWorker('refused')(deliveryOf(mailId));
    expect((await list(admin, { kind: 'email' })).data?.items).toMatchObject([
      { deliveryId: mailId, topic: 'passwordReset', reader: 'nou•••@clinic.example', lastFault: 'refused' },
    ]);
    expect((await redrive(admin, mailId)).data).toEqual([{ deliveryId: mailId, outcome: 'redriven' }]);
    await mailWorker('sent')(deliveryOf(mailId));
    expect(await entryOf(mailId)).toMatchObject({ finishedAt: expect.any(String) });
  });
});

describe('a request at which the portal itself fails', () => {
  const crashing = worker(() => Promise.reject(new TypeError('a bug with a patient in its words')));

  it('ends as Error after its attempts, is listed, and goes on when the cause is mended', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await crashing(deliveryOf(id))).batchItemFailures).toHaveLength(1);
      // What the queue gives up meanwhile is still due: it is left to the attempts that remain.
      expect(await bury(deliveryOf(id))).toEqual({ batchItemFailures: [] });
      expect((await details(clinic, id)).status).toBe(Pending);
      passMinutes(3);
    }
    expect(await crashing(deliveryOf(id))).toEqual({ batchItemFailures: [] });
    expect(await details(clinic, id)).toMatchObject({ status: Failed });
    const admin = await anAdministrator();
    expect((await look(admin, id)).data).toMatchObject({ lastFault: 'portalFailed', status: Failed });
    await redrive(admin, id);
    await deliver(deliveryOf(id));
    expect(await details(clinic, id)).toMatchObject({ status: Eligible });
  });

  it('whose record cannot even be read is buried from the dead-letter queue', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    await store.send(
      new PutCommand({
        TableName: process.env.REQUESTS_TABLE,
        Item: { ...(await entryOf(id)), attempts: 9, lastFault: 'ZodError' },
      }),
    );
    await bury(deliveryOf(id));
    const listed = (await list(await anAdministrator())).data?.items.find(({ deliveryId }) => deliveryId === id);
    expect(listed).toMatchObject({ lastFault: 'ZodError', attempts: 9 });
    // A message that the portal did not send stays where the alarm sees it.
    const { Records } = deliveryOf(id);
    const foreign = { Records: [{ ...Records[0]!, body: 'not ours' }] };
    expect((await bury(foreign)).batchItemFailures).toHaveLength(1);
  });
});
