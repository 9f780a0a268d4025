import { randomUUID } from 'node:crypto';
import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { withRepeatsFor } from '../../functions/_kit/awsCalls.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { handler as account } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { aClinic, aForm, history, submit } from '../eligibility/support/eligibility.ts';
import { callApi, startBackend } from '../support/api.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { seeded, startFaultyAws } from '../support/faultyAws.ts';

const { store, logLines } = await startBackend();
const faults = await startFaultyAws(seeded(15));
process.env.HUMAN_VERIFICATION = 'off';
afterEach(() => faults.set({}));

describe.each([
  ['30 % of the writes meet another transaction', { conflictRate: 0.3 }],
  ['60 % of the calls are throttled', { throttleRate: 0.6 }],
  ['30 % of the calls end as an internal error', { errorRate: 0.3 }],
])('while %s', (_what, dynamodb) => {
  it('a submission is stored once, or answered by 503 and stored once when it is repeated', async () => {
    const as = await aClinic(store);
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const send = (key: string) => submit(as, aForm(), { headers: { 'idempotency-key': key } });
    faults.set({ dynamodb });
    const first = await Promise.all(keys.map(send));
    faults.set({});
    for (const answer of first.filter(({ http }) => http !== 200)) {
      expect(answer).toMatchObject({ http: 503, errors: [{ code: 'unavailable' }], headers: { 'retry-after': '2' } });
    }
    const second = await Promise.all(keys.map(send));
    expect(second.map(({ http }) => http)).toEqual(keys.map(() => 200));
    const answered = first.map(({ http, data }, at) => (http === 200 ? data : second[at]?.data)?.eligibilityId);
    expect(second.map(({ data }) => data?.eligibilityId)).toEqual(answered);
    const stored = (await history(as, { take: 50 })).data?.items.map(({ eligibilityId }) => eligibilityId);
    expect(stored?.toSorted()).toEqual(answered.toSorted());
  });
});

describe('a service that does not come back', () => {
  const aLogin = async () => {
    const facility = aFacility();
    await putFacility(store, facility);
    const user = aUser({ passwordHash: await hashPassword('Correct-Horse-7'), currentFacilityId: facility.facilityId });
    await putUser(store, user);
    return () =>
      callApi(account, accountApi.endpoints.login, {
        query: {},
        body: { userName: user.userName, password: 'Correct-Horse-7', token: '' },
      });
  };

  it('of keys is no 500 at sign-in, and the next sign-in after it works', async () => {
    const login = await aLogin();
    faults.set({ kms: { errorRate: 1 } });
    const answer = await login();
    expect(answer).toMatchObject({ http: 503, errors: [{ code: 'unavailable' }], headers: { 'retry-after': '2' } });
    expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({
      httpStatus: 503,
      outcome: 'unavailable',
      serverErrors: 1,
    });
    faults.set({});
    expect(await login()).toMatchObject({ http: 200, status: 1 });
  });

  it('of the store is a 503, once the time for trying again is over', async () => {
    const login = await aLogin();
    faults.set({ dynamodb: { throttleRate: 1 } });
    expect(await login()).toMatchObject({ http: 503, errors: [{ code: 'unavailable' }] });
  });
});

describe('a call to AWS', () => {
  const read = () =>
    wiring.store.send(new GetCommand({ TableName: tableName('users'), Key: { pk: 'USER#none', sk: 'PROFILE' } }));
  const callsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = faults.counts.calls;
    await work().catch(() => undefined);
    return faults.counts.calls - before;
  };

  it('is made once when there is no time to repeat it, and not repeated when it is wrong', async () => {
    faults.set({ dynamodb: { throttleRate: 1 } });
    expect(await callsOf(() => withRepeatsFor(0, read))).toBe(1);
    faults.set({ dynamodb: { rejectsCredentials: true } });
    expect(await callsOf(() => withRepeatsFor(60_000, read))).toBe(1);
  });

  it.each([
    ['are throttled', { throttleRate: 1 }],
    ['meet another transaction', { conflictRate: 1 }],
  ])('is repeated while calls %s, and done once', async (_what, dynamodb) => {
    const Key = { pk: `RATE#${randomUUID()}`, sk: 'WINDOW' };
    const Update = {
      TableName: tableName('users'),
      Key,
      UpdateExpression: 'ADD uses :one',
      ExpressionAttributeValues: { ':one': 1 },
    };
    faults.set({ dynamodb }, 6);
    expect(await callsOf(() => withRepeatsFor(60_000, () => wiring.store.send(new UpdateCommand(Update))))).toBe(7);
    faults.set({ dynamodb }, 6);
    const transaction = new TransactWriteCommand({ TransactItems: [{ Update }] });
    expect(await callsOf(() => withRepeatsFor(60_000, () => wiring.store.send(transaction)))).toBe(7);
    const { Item } = await store.send(new GetCommand({ TableName: tableName('users'), Key }));
    expect(Item).toMatchObject({ uses: 2 });
  });

  it('is made four times to a service that is down', async () => {
    faults.set({ dynamodb: { errorRate: 1 } });
    expect(await callsOf(() => withRepeatsFor(60_000, read))).toBe(4);
  });
});
