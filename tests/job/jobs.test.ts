import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimJob } from '../../functions/_data/job/job.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { queuedId } from '../../functions/_kit/queuedId.ts';
import { JobFailure, type JobKind, mostItems } from '../../functions/_parts/job/jobKind.ts';
import { handler as sweep } from '../../functions/_workers/sweepJobs.ts';
import { handler } from '../../functions/job/index.ts';
import { isPresigned } from '../../infra/local/aws/presigned.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { sentFiles } from '../support/aws.ts';
import { shown, start, started, storedJob, upload, work } from '../support/jobs.ts';

const { store, messages } = await startBackend();
const { endpoints } = jobApi;

let payerIds = 600;
/** The administrator of a payer of their own. */
const anInsurer = () => {
  payerIds += 1;
  return signIn({ roles: ['PayerAdmin'], facility: null, payerId: payerIds });
};

/** A job that comes to grief before its first step. */
const fails =
  (error: Error): JobKind =>
  () => {
    const next = () => Promise.reject(error);
    return { next, [Symbol.asyncIterator]: () => ({ next }) } as unknown as ReturnType<JobKind>;
  };

/** Counts to `last`, five numbers a step, and notes every number that it does. */
function counting(last: number, done: number[] = []): JobKind {
  return async function* ({ job, keepFile }) {
    if (job.checkpoint === 'end') return;
    const from = typeof job.checkpoint === 'number' ? job.checkpoint : 0;
    for (let at = from; at < last; at += 5) {
      const numbers = Array.from({ length: Math.min(5, last - at) }, (_, offset) => at + offset);
      done.push(...numbers);
      const problems = numbers.map((row) => ({ row: row + 2, column: 'n', code: 'required', value: '=1+1' }));
      yield {
        checkpoint: at + numbers.length,
        progress: { done: at + numbers.length, total: last },
        counts: { counted: numbers.length },
        problems,
      };
    }
    const body = Buffer.from('all of them');
    yield {
      checkpoint: 'end',
      progress: { done: last, total: last },
      files: await keepFile('result', { fileName: 'result.txt', contentType: 'text/plain', body }),
    };
  };
}

/** One step with as many other writes as a step may have, and more problems than fit beside them. */
const findsMuch: JobKind = async function* ({ job }) {
  const items = Array.from({ length: mostItems }, (_, at) => ({
    Put: { TableName: tableName('jobs'), Item: { pk: `TEST#${job.jobId}`, sk: String(at) } },
  }));
  const problems = Array.from({ length: 10_000 }, (_, at) => ({
    row: at + 2,
    column: 'n',
    code: 'required',
    value: null,
  }));
  if (job.checkpoint === null) yield { checkpoint: 1, progress: { done: 1, total: 1 }, problems, items };
};

const as = (memberRegister: JobKind) => ({ modules: { memberRegister } });

describe('an upload', () => {
  let insurer: SignedIn;
  beforeAll(async () => {
    insurer = await anInsurer();
  });
  const begin = (fileName: string, bytes: number) =>
    callApi(handler, endpoints.beginUpload, { as: insurer, body: { kind: 'memberRegister', fileName, bytes } });

  it('is sent to an address of its own that is signed for its length and ends after five minutes', async () => {
    const { data } = await begin('members 2026.csv', 1234);
    const url = new URL(data!.url, 'https://portal.example');
    expect(url.pathname).toBe(`/transfer/in/${data!.uploadId}`);
    expect(Date.parse(data!.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
    const call = { method: 'PUT', url, host: 'imports.s3.me-central-1.amazonaws.com' };
    const headers = { 'content-length': '1234', 'if-none-match': '*' };
    const arrives = (changes: object, now = new Date(), length = '1234') =>
      isPresigned({ ...call, headers: { ...headers, 'content-length': length }, ...changes }, 'test', now);
    expect(arrives({})).toBe(true);
    expect(arrives({ headers: { 'content-length': '1234' } })).toBe(false);
    expect(arrives({}, new Date(), '1235')).toBe(false);
    expect(arrives({ method: 'GET' })).toBe(false);
    expect(arrives({ url: new URL(url.href.replace('/in/', '/out/')) })).toBe(false);
    expect(arrives({}, new Date(Date.now() + 301_000))).toBe(false);
    const longer = new URL(url);
    longer.searchParams.set('X-Amz-Expires', '3000');
    expect(arrives({ url: longer })).toBe(false);
  });

  it.each([
    ['members.exe', 100],
    ['members', 100],
    ['members.csv', 600 * 1024 * 1024],
  ])('REQ-VALID-16 REQ-VALID-17 is refused before a byte is sent: %s of %i bytes', async (fileName, bytes) => {
    const { http, errors } = await begin(fileName, bytes);
    expect(http).toBe(400);
    expect(errors).toMatchObject([{ code: 'fileNotAccepted', field: 'fileName' }]);
  });

  it.each(['a/b.csv', 'a\\b.csv', 'a\u0000.csv', ' ', 'x'.repeat(201)])(
    'is refused with the name %j',
    async (fileName) => {
      expect((await begin(fileName, 10)).http).toBe(400);
    },
  );

  it('belongs to who announced it and has to arrive in full before its job starts', async () => {
    const uploadId = await upload(insurer, 'members.csv', 'all of it');
    const stranger = await anInsurer();
    expect(await start(stranger, { kind: 'memberRegister', uploadId })).toMatchObject({ http: 404 });
    sentFiles.set(`transfer/in/${uploadId}`, Buffer.from('all'));
    expect((await start(insurer, { kind: 'memberRegister', uploadId })).errors).toMatchObject([
      { code: 'uploadMissing' },
    ]);
    sentFiles.delete(`transfer/in/${uploadId}`);
    expect((await start(insurer, { kind: 'memberRegister', uploadId })).errors).toMatchObject([
      { code: 'uploadMissing' },
    ]);
  });
});

describe('a job', () => {
  it('is queued once, however often its start is repeated, and runs to its end with its files', async () => {
    const insurer = await anInsurer();
    const uploadId = await upload(insurer, 'members.csv', 'n');
    const headers = { 'idempotency-key': randomUUID() };
    const sent = messages.length;
    const answers = [];
    for (let at = 0; at < 3; at += 1) answers.push(await start(insurer, { kind: 'memberRegister', uploadId }, headers));
    const [jobId = ''] = new Set(answers.map(({ data }) => data!.jobId));
    expect(answers.every(({ data }) => data!.jobId === jobId)).toBe(true);
    expect(messages.slice(sent).map(({ body }) => JSON.parse(body))).toEqual([{ jobId }]);
    expect(await shown(insurer, jobId)).toMatchObject({ state: 'queued', fileName: 'members.csv', startedAt: null });

    await work(jobId, as(counting(12)));
    expect(await shown(insurer, jobId)).toMatchObject({
      state: 'done',
      progress: { done: 12, total: 12 },
      counts: { counted: 12 },
      failure: null,
      files: ['result', 'report'],
    });
    // What was read is not kept.
    expect(sentFiles.has(`transfer/in/${uploadId}`)).toBe(false);
    const report = sentFiles.get(`transfer/out/${jobId}/report`)!.toString();
    expect(report.startsWith('\uFEFFRow,Column,Value')).toBe(true);
    // A spreadsheet program must not read it as a formula.
    expect(report).toContain("2,n,'=1+1,This value is missing.,هذه القيمة مفقودة.");
    expect(report.trim().split('\r\n')).toHaveLength(13);
    expect(sentFiles.get(`transfer/out/${jobId}/result`)!.toString()).toBe('all of them');
  });

  it('stores a step however much it found wrong beside its other writes', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', 'n');
    await work(jobId, as(findsMuch));
    expect(await shown(insurer, jobId)).toMatchObject({ state: 'done', files: ['report'] });
    expect(await storedJob(jobId)).toMatchObject({ problems: 10_000 });
  });

  it('shows what it found wrong page by page', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', 'n');
    await work(jobId, as(counting(12)));
    const rows: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { jobId, take: 5, cursor };
      const { data } = await callApi(handler, endpoints.getJobProblems, { as: insurer, query });
      rows.push(...data!.items.map(({ row }) => row));
      cursor = data!.nextCursor ?? undefined;
    } while (cursor);
    expect(rows).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('goes on after the last stored step when its worker died, and only when its lease is over', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const jobId = await started(await anInsurer(), 'members.csv', 'n');
    const done: number[] = [];
    const dies = async function* (run: Parameters<JobKind>[0]) {
      for await (const slice of counting(12, done)(run)) {
        yield slice;
        // The worker is gone: nothing after the first step is stored, and nobody gives the job back.
        if (done.length > 5) await new Promise(() => {});
      }
    } satisfies JobKind;
    void work(jobId, as(dies));
    await expect.poll(() => done.length).toBe(10);
    await expect.poll(async () => (await storedJob(jobId)).progress.done).toBe(10);
    await work(jobId, as(counting(12, done)));
    expect(done).toHaveLength(10);
    passMinutes(2);
    const sent = messages.length;
    await sweep({});
    expect(messages.slice(sent).map(({ body }) => JSON.parse(body))).toContainEqual({ jobId });
    await work(jobId, as(counting(12, done)));
    expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { counted: 12 }, problems: 12 });
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('counts nothing twice when a step was done but not stored', async () => {
    const jobId = await started(await anInsurer(), 'members.csv', 'n');
    const { store } = wiring;
    const rival = async function* (run: Parameters<JobKind>[0]) {
      for await (const slice of counting(12)(run)) {
        // Its lease ran out while it worked: another worker has the job by now.
        const later = new Date(Date.now() + 120_000);
        await claimJob(store, queuedId(jobId), {
          claim: 'the other worker',
          now: later,
          leaseMs: -180_000,
          kinds: [run.job.kind],
        });
        yield slice;
      }
    } satisfies JobKind;
    await work(jobId, as(rival));
    expect(await storedJob(jobId)).toMatchObject({ state: 'running', progress: { done: 0 }, counts: {}, problems: 0 });
    await work(jobId, as(counting(12)));
    expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { counted: 12 }, problems: 12 });
  });

  it('is handed to the next invocation when the time of this one is up', async () => {
    const jobId = await started(await anInsurer(), 'members.csv', 'n');
    const queued: string[] = [];
    const queue = async (job: { jobId: string }) => queued.push(job.jobId) > 0;
    const done: number[] = [];
    const settings = { ...as(counting(12, done)), workMs: 0, queue };
    for (let at = 0; at < 4; at += 1) await work(jobId, settings);
    expect(queued).toEqual([jobId, jobId, jobId, jobId]);
    await work(jobId, settings);
    expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { counted: 12 } });
    expect(done).toHaveLength(12);
  });

  it('fails at once with the reason of its kind, and after five tries with anything else', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const insurer = await anInsurer();
    const refused = await started(insurer, 'members.csv', 'n');
    await work(refused, as(fails(new JobFailure('wrongColumns'))));
    expect(await shown(insurer, refused)).toMatchObject({ state: 'failed', failure: 'wrongColumns', files: [] });

    const broken = await started(insurer, 'members.csv', 'n');
    const breaks = fails(new Error('the store is away'));
    for (let at = 0; at < 4; at += 1) {
      await work(broken, as(breaks));
      expect((await storedJob(broken)).state).toBe('running');
      passMinutes(2);
    }
    await work(broken, as(breaks));
    expect(await shown(insurer, broken)).toMatchObject({ state: 'failed', failure: 'unexpected' });
  });

  it('stops when it is cancelled, keeps what was done, and lets the next one begin', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', 'n');
    const uploadId = await upload(insurer, 'more.csv', 'n');
    const refused = await start(insurer, { kind: 'memberRegister', uploadId });
    expect(refused).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    const done: number[] = [];
    const cancelled = async function* (run: Parameters<JobKind>[0]) {
      for await (const slice of counting(12, done)(run)) {
        if (done.length > 5) await callApi(handler, endpoints.cancelJob, { as: insurer, body: { jobId } });
        yield slice;
      }
    } satisfies JobKind;
    await work(jobId, as(cancelled));
    expect(await shown(insurer, jobId)).toMatchObject({ state: 'cancelled', progress: { done: 5 } });
    expect(done).toHaveLength(10);
    await work(jobId, as(counting(12, done)));
    expect(done).toHaveLength(10);
    expect(await callApi(handler, endpoints.cancelJob, { as: insurer, body: { jobId } })).toMatchObject({ http: 409 });
    expect(await start(insurer, { kind: 'memberRegister', uploadId })).toMatchObject({ http: 200 });
  });
});

describe('whose a job is', () => {
  let insurer: SignedIn;
  let jobId: string;
  beforeAll(async () => {
    insurer = await anInsurer();
    jobId = await started(insurer, 'members.csv', 'n');
    await work(jobId, as(counting(12)));
  });
  const calls = (who: SignedIn) => [
    callApi(handler, endpoints.getJob, { as: who, query: { jobId } }),
    callApi(handler, endpoints.getJobProblems, { as: who, query: { jobId } }),
    callApi(handler, endpoints.getJobFile, { as: who, query: { jobId, file: 'report' } }),
    callApi(handler, endpoints.cancelJob, { as: who, body: { jobId } }),
  ];

  it('is its payer’s: a colleague sees it, another payer and a facility do not', async () => {
    const colleague = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: insurer.user.payerId });
    expect((await Promise.all(calls(colleague))).map(({ http }) => http)).toEqual([200, 200, 200, 409]);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await Promise.all(calls(admin))).map(({ http }) => http)).toEqual([200, 200, 200, 409]);
    for (const stranger of [await anInsurer(), await signIn({ roles: ['PayerAdmin'] })]) {
      expect((await Promise.all(calls(stranger))).map(({ http }) => http)).toEqual([404, 404, 404, 404]);
    }
    const withoutRole = await signIn({ roles: ['PayerMOI'], facility: null, payerId: insurer.user.payerId });
    expect((await Promise.all(calls(withoutRole))).map(({ http }) => http)).toEqual([403, 403, 403, 403]);
  });

  it('leaves a trace of who read its problems, and of who tried to', async () => {
    const stranger = await anInsurer();
    for (const as of [insurer, stranger]) {
      await callApi(handler, endpoints.getJobProblems, { as, query: { jobId } });
    }
    const read = (await auditsOf(store, `JOB#${jobId}`)).filter(({ action }) => action === 'job.readProblems');
    const outcomes = (who: SignedIn) =>
      read.filter(({ actor }) => actor === who.user.userId).map(({ outcome }) => outcome);
    expect(outcomes(insurer)).toContain('success');
    expect(outcomes(stranger)).toEqual(['notFound']);
  });

  it('is listed to its payer and, by the payer’s number, to a super admin', async () => {
    const list = async (who: SignedIn, payerId?: number) => {
      const query = { kind: 'memberRegister', payerId } as const;
      const { http, data } = await callApi(handler, endpoints.getJobs, { as: who, query });
      return data ? data.items.map((each) => each.jobId) : http;
    };
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await list(insurer)).toEqual([jobId]);
    expect(await list(admin, insurer.user.payerId!)).toEqual([jobId]);
    expect(await list(admin)).toBe(400);
    expect(await list(await anInsurer())).toEqual([]);
    expect(await list(await anInsurer(), insurer.user.payerId!)).toBe(400);
    expect(await list(await signIn({ roles: ['Eligibility'] }))).toBe(403);
  });

  it('may be fetched by an address that is signed for this file and ends after five minutes', async () => {
    const query = { jobId, file: 'report' } as const;
    const { data } = await callApi(handler, endpoints.getJobFile, { as: insurer, query });
    const url = new URL(data!.url, 'https://portal.example');
    expect(url.pathname).toBe(`/transfer/out/${jobId}/report`);
    expect(url.searchParams.get('response-content-disposition')).toBe('attachment; filename="report.csv"');
    const call = { method: 'GET', url, host: 'imports.s3.me-central-1.amazonaws.com', headers: {} };
    expect(isPresigned(call, 'test', new Date())).toBe(true);
    expect(isPresigned(call, 'test', new Date(Date.now() + 301_000))).toBe(false);
    const other = new URL(url);
    other.pathname = '/transfer/out/another/report';
    expect(isPresigned({ ...call, url: other }, 'test', new Date())).toBe(false);
    const none = await started(insurer, 'members.csv', 'n');
    expect(
      await callApi(handler, endpoints.getJobFile, { as: insurer, query: { jobId: none, file: 'report' } }),
    ).toMatchObject({ http: 404 });
  });
});
