import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorRecorder } from '../../functions/_data/errorLog/errorRecorder.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { areaHandler } from '../../functions/_kit/areaHandler.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { workerHandler } from '../../functions/_kit/workerHandler.ts';
import { handler } from '../../functions/errorLog/index.ts';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { type ErrorReport, errorLogApi } from '../../shared/errorLog/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { endpoints } = errorLogApi;
const emiratesId = '784-1985-1234567-1';

let told = 0;
/** A report that no other test makes: the screen's name tells them apart. */
const aReport = (changes: Partial<ErrorReport> = {}): ErrorReport => {
  told += 1;
  const screen = `/screen${String.fromCharCode(97 + (told % 26), 97 + Math.floor(told / 26))}/:recordId`;
  return {
    name: 'TypeError',
    frames: ['draw form-Bx12cd34.js:3:14', 'call base-Ax12cd34.js:9:1'],
    screen,
    release: '0.1.0',
    language: 'en',
    ...changes,
  };
};
const anAdministrator = () => signIn({ roles: ['SuperAdmin'], facility: null });
const somebody = () => signIn({ roles: ['Eligibility'] });
const report = (as: SignedIn, body: ErrorReport) => callApi(handler, endpoints.reportError, { as, body });
type Search = Sending<typeof endpoints.searchLogs>['body'];
const search = async (body: Search) =>
  (await callApi(handler, endpoints.searchLogs, { as: await anAdministrator(), body })).data!;
type GroupSearch = Sending<typeof endpoints.searchGroupedLogs>['body'];
const groups = async (body: GroupSearch) =>
  (await callApi(handler, endpoints.searchGroupedLogs, { as: await anAdministrator(), body })).data!.items;
const areaOf = ({ screen }: ErrorReport) => screen.replace('/:recordId', '');
const groupOf = async (of: ErrorReport, state: 'open' | 'resolved' = 'open') =>
  (await groups({ state, area: areaOf(of) }))[0];
const resolve = async (fingerprint: string, reopens?: 'again' | 'nextRelease') =>
  callApi(handler, endpoints.resolveErrorGroup, {
    as: await anAdministrator(),
    body: { fingerprint, note: 'Mended', ...(reopens && { reopens }) },
  });

/** A handler of a real area whose operation throws. */
function failing(error: unknown) {
  const refuse = () => Promise.reject(error);
  const operations = Object.fromEntries(Object.keys(systemApi.endpoints).map((name) => [name, refuse]));
  return areaHandler(systemApi, operations as never, wiring);
}
const fail = (error: unknown) => callAnything(failing(error), systemApi.endpoints.getHealth, {});
const requestIdOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-request-id']);

// Each test has an hour of its own: functions store twenty errors a minute, addresses report thirty in five minutes.
let hours = 0;
beforeEach(() => {
  hours += 1;
  passMinutes(60 * hours);
});

describe('an error of the server', () => {
  it('REQ-ERRLOG-02 REQ-ERRLOG-03 is found by the request id that its caller was shown, and opened', async () => {
    await fail(new RangeError('before'));
    const answer = await fail(Object.assign(new TypeError('no'), { code: 'ECONNRESET' }));
    await fail(new RangeError('after'));
    expect(answer).toMatchObject({ http: 500, data: { requestId: requestIdOf(answer) } });
    const { items } = await search({ requestId: requestIdOf(answer) });
    expect(items).toMatchObject([
      { side: 'server', area: 'system', operation: 'getHealth', name: 'TypeError', code: 'ECONNRESET' },
    ]);
    expect(items[0]).toMatchObject({ release: '0.0.0-test', browser: null, requestId: requestIdOf(answer) });
    expect(items[0]?.frames[0]).toMatch(/^\S*\s?errorLog\.test\.ts:\d+:\d+$/);
    const opened = await callApi(handler, endpoints.getLogById, {
      as: await anAdministrator(),
      body: { logId: items[0]!.logId },
    });
    expect(opened.data).toMatchObject({
      entry: items[0],
      group: { count: 1, affected: 0, lastLogId: items[0]!.logId },
    });
  });

  it('keeps nothing of a message, of a number of somebody, or of a query string', async () => {
    const error = new Error(`Emirates ID ${emiratesId} of Sara\n    at read (/var/task/x.js?eid=${emiratesId}:1:2)`);
    error.name = 'N784198512345671';
    error.stack = [
      `Error: ${emiratesId}`,
      `    at read (https://portal.example/assets/app.js?eid=${emiratesId}#Sara:1:2)`,
      '    at f784198512345671 (/var/task/784198512345671.mjs:1:2)',
      `    at ${emiratesId}`,
      '    at Sara Invented (/home/sara/index.mjs:7:8)',
    ].join('\n');
    const { items } = await search({ requestId: requestIdOf(await fail(error)) });
    expect(items).toMatchObject([{ name: 'Error', frames: ['read app.js:1:2', 'index.mjs:7:8'] }]);
    expect(JSON.stringify(items)).not.toMatch(/784-?1985|sara/i);
  });

  it('of a worker is found too, and is thrown on', async () => {
    const work = workerHandler('sweepOutbox', () => Promise.reject(new RangeError('no')), wiring);
    await expect(work({})).rejects.toThrow(RangeError);
    const { items } = await search({ area: 'workers' });
    expect(items[0]).toMatchObject({ side: 'server', operation: 'sweepOutbox', name: 'RangeError' });
  });

  it('that was the caller’s own fault leaves nothing', async () => {
    const answer = await callApi(handler, endpoints.getLogById, {
      as: await anAdministrator(),
      body: { logId: newUlid(Date.now()) },
    });
    expect(answer).toMatchObject({ http: 404, errors: [{ code: 'notFound' }] });
    expect((await search({ requestId: requestIdOf(answer) })).items).toEqual([]);
  });

  it('neither waits for a store that hangs nor fails with one that is away, and then leaves it alone', async () => {
    let calls = 0;
    const asked = Promise.withResolvers<void>();
    const send = () => {
      calls += 1;
      asked.resolve();
      return new Promise(() => undefined);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const untilPatient = async () => {
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    };
    const hanging = { send } as unknown as DynamoDBDocumentClient;
    const record = errorRecorder(hanging, wiring.newId);
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 10, 0, seconds));
    const facts = { area: 'system', operation: 'getHealth', requestId: 'r', error: new Error('x'), userId: null };
    const isRecorded = vi.fn();
    const first = record({ ...facts, at: at(0) }).then(isRecorded);
    await asked.promise;
    await untilPatient();
    await vi.advanceTimersByTimeAsync(299);
    expect(isRecorded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await first;
    await record({ ...facts, at: at(29) });
    expect(calls).toBe(1);
    const later = record({ ...facts, at: at(31) });
    await untilPatient();
    await vi.advanceTimersByTimeAsync(300);
    await later;
    expect(calls).toBe(2);

    const away = { send: () => Promise.reject(new Error('away')) } as unknown as DynamoDBDocumentClient;
    await expect(errorRecorder(away, wiring.newId)({ ...facts, at: at(0) })).resolves.toBeUndefined();
  });

  it('is stored twenty times a minute and no more', async () => {
    const storm = new EvalError('storm');
    for (let turn = 0; turn < 25; turn += 1) await fail(storm);
    const group = (await groups({ area: 'system' })).find(({ name }) => name === 'EvalError');
    expect(group?.count).toBe(20);
  });
});

describe('an error of a page', () => {
  it('REQ-ERRLOG-01 is reported by somebody who is signed in and by a visitor, and stored without who they are', async () => {
    const me = await somebody();
    const body = aReport();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0' };
    expect(await callApi(handler, endpoints.reportError, { as: me, body, headers })).toMatchObject({
      status: 1,
      data: null,
    });
    const visitor = await callApi(handler, endpoints.reportVisitorError, { body: { ...body, language: 'ar' } });
    expect(visitor).toMatchObject({ status: 1, data: null });
    const { items } = await search({ area: areaOf(body) });
    const { name, frames, screen: operation, release } = body;
    const common = { side: 'browser', name, frames, operation, release, requestId: null };
    expect(items).toMatchObject([
      { ...common, language: 'ar' },
      { ...common, language: 'en', browser: 'edge' },
    ]);
    expect(JSON.stringify(items)).not.toMatch(new RegExp(`${me.user.userId}|${me.user.userName}|127\\.0|192\\.0`));
  });

  it.each([
    ['a message', { message: `No member ${emiratesId}` }],
    ['a name that is a number', { name: 'E784198512345671' }],
    ['a name of words', { name: `Error: ${emiratesId}` }],
    ['a frame with a query string', { frames: [`read app.js?eid=${emiratesId}:1:2`] }],
    ['a frame of words', { frames: [`Emirates ID ${emiratesId}`] }],
    ['a frame with a number of somebody', { frames: ['read f784198512345671.js:1:2'] }],
    ['the real path of a record', { screen: '/eligibility/01K0000000000000000000000A' }],
    ['a path with a query', { screen: `/eligibility?eid=${emiratesId}` }],
    ['an Emirates ID as request id', { requestId: emiratesId }],
    ['a release of words', { release: `Sara ${emiratesId}` }],
    ['a stack without end', { frames: Array.from({ length: 11 }, () => 'read app.js:1:2') }],
  ])('is refused with %s', async (_what, changes) => {
    const body = { ...aReport(), ...changes };
    const answer = await callAnything(handler, endpoints.reportError, { as: await somebody(), body });
    expect(answer).toMatchObject({ http: 400 });
    expect(
      (
        await search({
          area: areaOf(body as ErrorReport)
            .split(/[?/]/, 2)
            .join('/') as never,
        })
      ).items ?? [],
    ).toEqual([]);
  });

  it('is limited by person and by address, so that a flood fills nothing', async () => {
    const me = await somebody();
    const body = aReport();
    const mine = [];
    for (let turn = 0; turn < 12; turn += 1) mine.push((await report(me, body)).http);
    expect(mine).toEqual([...Array(10).fill(200), 429, 429]);

    passMinutes(10);
    const flood = aReport();
    let taken = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      const { http } = await callApi(handler, endpoints.reportVisitorError, { body: flood });
      if (http === 200) taken += 1;
      else expect(http).toBe(429);
    }
    expect(taken).toBe(30);
    expect((await groupOf(flood))?.count).toBe(30);
  });
});

describe('errors of one cause', () => {
  it('REQ-ERRLOG-04 are one group with its count, its people, its releases, first and last time', async () => {
    setClock('2026-11-20T10:00:00Z');
    const one = await somebody();
    const body = aReport();
    await report(one, body);
    await report(one, { ...body, frames: ['draw form-Zz99zz99.js:88:14', 'call base-Ax12cd34.js:9:1'] });
    passMinutes(60);
    const other = await somebody();
    await report(other, { ...body, release: '0.2.0' });
    await report(other, { ...body, name: 'RangeError' });
    const found = await groups({ area: areaOf(body) });
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['RangeError', 1],
      ['TypeError', 3],
    ]);
    expect(found[1]).toMatchObject({
      state: 'open',
      affected: 2,
      releases: ['0.1.0', '0.2.0'],
      firstSeenAt: expect.stringContaining('2026-11-20T10:00'),
      lastSeenAt: expect.stringContaining('2026-11-20T11:00'),
    });
    const { fingerprint, lastLogId } = found[1]!;
    const { items } = await search({ fingerprint });
    expect(items).toHaveLength(3);
    expect(items[0]?.logId).toBe(lastLogId);
  });

  it('are all counted when they come at once', async () => {
    const body = aReport();
    const people = await Promise.all(Array.from({ length: 3 }, somebody));
    await Promise.all(people.map((person) => report(person, body)));
    const group = await groupOf(body);
    expect(group?.count).toBe((await search({ fingerprint: group!.fingerprint })).items.length);
  });

  it('are resolved with a note by one administrator, and open again with the next occurrence', async () => {
    const body = aReport();
    await report(await somebody(), body);
    const { fingerprint } = (await groupOf(body))!;
    const [won, lost] = await Promise.all([resolve(fingerprint), resolve(fingerprint)]);
    expect([won.http, lost.http].sort()).toEqual([200, 409]);
    expect(await groupOf(body)).toBeUndefined();
    expect(await groupOf(body, 'resolved')).toMatchObject({
      state: 'resolved',
      events: [{ event: 'resolved', note: 'Mended', by: expect.any(String) }],
    });
    await report(await somebody(), body);
    expect(await groupOf(body, 'resolved')).toBeUndefined();
    expect(await groupOf(body)).toMatchObject({
      count: 2,
      events: [{ event: 'resolved' }, { event: 'reopened', by: null }],
    });
  });

  it('may stay resolved until a release in which they were not seen yet', async () => {
    const body = aReport();
    await report(await somebody(), body);
    const { fingerprint } = (await groupOf(body))!;
    expect((await resolve(fingerprint, 'nextRelease')).data?.state).toBe('resolved');
    await report(await somebody(), body);
    expect(await groupOf(body, 'resolved')).toMatchObject({ count: 2 });
    await report(await somebody(), { ...body, release: '0.3.0' });
    expect(await groupOf(body)).toMatchObject({ count: 3, releases: ['0.1.0', '0.3.0'] });
  });

  it('keep twenty releases at most, whatever a page says of itself', async () => {
    const body = aReport();
    for (let turn = 0; turn < 24; turn += 1) {
      await report(await somebody(), { ...body, release: `1.${turn}.0` });
    }
    const group = await groupOf(body);
    expect(group?.count).toBe(24);
    expect(group?.releases).toHaveLength(20);
  });
});

describe('the search', () => {
  it('pages through all of a list, newest first, and asks for a side, an area and a period', async () => {
    setClock('2026-10-05T10:00:00Z');
    const body = aReport();
    for (let turn = 0; turn < 5; turn += 1) await report(await somebody(), body);
    const area = areaOf(body);
    const first = await search({ area, take: 3 });
    const second = await search({ area, take: 3, cursor: first.nextCursor! });
    const ids = [...first.items, ...second.items].map(({ logId }) => logId);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(second.nextCursor).toBeNull();
    expect((await search({ area, side: 'server' })).items).toEqual([]);
    expect((await search({ side: 'browser', from: '2026-10-05', to: '2026-10-05' })).items).toHaveLength(5);
    expect((await search({ from: '2026-10-06', to: '2026-10-06' })).items).toEqual([]);
    expect(await groups({ side: 'server', area })).toEqual([]);
    expect(await groups({ area, from: '2026-10-06' })).toEqual([]);
  });

  it('forgets after ninety days', async () => {
    setClock('2026-01-05T10:00:00Z');
    const body = aReport();
    await report(await somebody(), body);
    const [{ logId } = { logId: '' }] = (await search({ area: areaOf(body) })).items;
    setClock('2026-04-06T10:00:00Z');
    expect((await search({ area: areaOf(body) })).items).toEqual([]);
    expect(await groupOf(body)).toBeUndefined();
    const opened = await callApi(handler, endpoints.getLogById, { as: await anAdministrator(), body: { logId } });
    expect(opened.http).toBe(404);
  });

  it('is for super administrators and readers of the error log: nobody else is answered', async () => {
    const reader = await signIn({ roles: ['ErrorLog'], facility: null });
    expect((await callApi(handler, endpoints.searchLogs, { as: reader, body: {} })).http).toBe(200);
    const clinic = await signIn({ roles: ['Eligibility', 'ProviderAdmin'] });
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 102 });
    for (const as of [clinic, payer]) {
      expect(await callApi(handler, endpoints.searchLogs, { as, body: {} })).toMatchObject({ http: 403, data: null });
      expect((await callApi(handler, endpoints.searchGroupedLogs, { as, body: {} })).http).toBe(403);
    }
    expect((await resolve('0'.repeat(32))).http).toBe(404);
  });
});
