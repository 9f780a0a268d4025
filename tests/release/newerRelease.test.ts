import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type Table, tableName } from '../../functions/_kit/env.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler as jobs } from '../../functions/job/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { anOwner, payerOf } from '../contract/owner.ts';
import { aClinic, aForm, deliveryOf, details, history, submitted, worker } from '../eligibility/support/eligibility.ts';
import { list as listQueries, read as readQuery } from '../providerQuery/support/queries.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { work } from '../support/jobs.ts';

const { store, logLines } = await startBackend();
const { cancelEligibility, exportEligibilityPdf } = eligibilityApi.endpoints;

interface Place {
  readonly table: Table;
  readonly Key: { readonly pk: string; readonly sk: string };
}

const requestPlace = (as: SignedIn, id: string): Place => ({
  table: 'eligibility',
  Key: { pk: `FACILITY#${as.user.facilityId}`, sk: `ELIG#${id}` },
});
const jobPlace = (id: string): Place => ({ table: 'jobs', Key: { pk: `JOB#${id}`, sk: 'JOB' } });
const outboxPlace = (id: string): Place => ({ table: 'requests', Key: { pk: `OUTBOX#${id}`, sk: 'OUTBOX' } });

const stored = async ({ table, Key }: Place) =>
  (await store.send(new GetCommand({ TableName: tableName(table), Key, ConsistentRead: true }))).Item;

/** Stores attributes as a newer release would, and answers the item. */
async function storeNewer({ table, Key }: Place, attributes: Record<string, unknown>) {
  const names = Object.keys(attributes);
  const update = {
    TableName: tableName(table),
    Key,
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, attributes[name]])),
  };
  await store.send(new UpdateCommand(update));
  return stored({ table, Key });
}

describe('a request whose status a newer release has stored', () => {
  it('is shown with it on its page and in lists, is printed, and allows nothing', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const row = (await stored(requestPlace(as, id)))?.row;
    await storeNewer(requestPlace(as, id), { status: 99, row: { ...row, status: 99 }, shape: 2 });
    const { version, status } = await details(as, id);
    expect(status).toBe(99);
    const { http, data } = await history(as);
    expect([http, data?.items.map((row) => row.status)]).toEqual([200, [99]]);
    const print = await callApi(eligibility, exportEligibilityPdf, { as, query: { eligibilityId: id } });
    expect(print.http).toBe(200);
    const answer = await callApi(eligibility, cancelEligibility, {
      as,
      query: { eligibilityId: id },
      body: { version, reason: 'No' },
    });
    expect(answer).toMatchObject({ data: null, errors: [{ code: 'notInThisStatus' }] });
  });

  it('keeps what this release does not know when this release changes it', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm());
    await storeNewer(requestPlace(as, id), { fromTheFuture: { deep: [1] } });
    const { version } = await details(as, id);
    const answer = await callApi(eligibility, cancelEligibility, {
      as,
      query: { eligibilityId: id },
      body: { version, reason: 'No' },
    });
    expect(answer.http).toBe(200);
    expect(await stored(requestPlace(as, id))).toMatchObject({ status: 4, fromTheFuture: { deep: [1] }, shape: 1 });
  });
});

it('a case in a state that a newer release has stored is shown, is in lists, and allows no move', async () => {
  const owner = await anOwner(store);
  const id = await records.query(owner);
  await storeNewer({ table: 'requests', Key: { pk: `QUERY#${id}`, sk: 'QUERY' } }, { state: 'fromTheFuture' });
  const { http, data } = await readQuery(owner.clinic, id);
  expect([http, data?.state, data?.moves]).toEqual([200, 'fromTheFuture', []]);
  expect((await listQueries(owner.clinic)).data?.items.map(({ state }) => state)).toEqual(['fromTheFuture']);
});

it('a user with a role of a newer release works with the others', async () => {
  const as = await signIn({ roles: ['Eligibility'] });
  const pk = `USER#${as.user.userId}`;
  const roles = ['Eligibility', 'FromTheFuture'];
  await storeNewer({ table: 'users', Key: { pk, sk: 'PROFILE' } }, { roles });
  const place: Place = { table: 'users', Key: { pk, sk: 'SESSIONS' } };
  const sessions = (await stored(place))?.sessions;
  const session = { ...sessions[as.sessionId], user: { ...as.user, roles, more: 1 } };
  await storeNewer(place, { sessions: { [as.sessionId]: session } });
  expect((await history(as)).http).toBe(200);
});

describe('work of a kind that only a newer release knows', () => {
  it('is left alone as a job, and is not there for callers', async () => {
    const owner = await anOwner(store);
    const jobId = await records.job(owner);
    const before = await storeNewer(jobPlace(jobId), {
      kind: 'fromTheFuture',
      request: { kind: 'fromTheFuture', more: 1 },
    });
    const lines = logLines.length;
    expect(await work(jobId)).toEqual({ batchItemFailures: [] });
    expect(await stored(jobPlace(jobId))).toEqual(before);
    expect(logLines.slice(lines).join()).toContain('"outcome":"unknownKind"');
    const answer = await callApi(jobs, jobApi.endpoints.getJob, { as: owner.payer, query: { jobId } });
    expect(answer.http).toBe(404);
  });

  it.each([
    ['an entry of the outbox', { kind: 'fromTheFuture' }],
    ['a mail', { kind: 'email', topic: 'fromTheFuture', userName: 'nobody@clinic.example' }],
  ])('is left alone as %s', async (_, attributes) => {
    const owner = await anOwner(store);
    const id = await submitted(owner.clinic, aForm(undefined, { payerId: payerOf(owner) }));
    const before = await storeNewer(outboxPlace(id), attributes);
    const lines = logLines.length;
    const deliver = worker(() => Promise.reject(new Error('nobody is asked')));
    expect(await deliver(deliveryOf(id))).toEqual({ batchItemFailures: [] });
    expect(await stored(outboxPlace(id))).toEqual(before);
    expect(logLines.slice(lines).join()).toContain('"outcome":"unknownKind"');
  });
});
