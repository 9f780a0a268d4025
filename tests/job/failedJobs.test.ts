import { describe, expect, it } from 'vitest';
import { claimJob } from '../../functions/_data/job/job.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { queuedId } from '../../functions/_kit/queuedId.ts';
import { JobFailure } from '../../functions/_parts/job/jobKind.ts';
import { handler } from '../../functions/job/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { JobKindName } from '../../shared/job/jobKinds.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { shown, started, storedJob, work } from '../support/jobs.ts';
import { aFailedExport, anExport, fails } from './support/failedJobs.ts';

const { store, messages } = await startBackend();
const { endpoints } = jobApi;

await Promise.all(demoPayers.map((payer) => putPayer(store, payer)));
const anInsurer = () => signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl });
const anAdministrator = (role: Role = 'SuperAdmin') => signIn({ roles: [role], facility: null });

/** A list of members whose file has other columns. */
async function aFailedList(as: SignedIn): Promise<string> {
  const jobId = await started(as, 'Ahmed Al Test.csv', 'n');
  await work(jobId, { modules: { memberRegister: fails(new JobFailure('wrongColumns')) } });
  return jobId;
}

const listed = async (as: SignedIn, kind: JobKindName, page: { cursor?: string; take?: number } = {}) =>
  (await callApi(handler, endpoints.getFailedJobs, { as, query: { kind, ...page } })).data;
const one = (as: SignedIn, jobId: string) => callApi(handler, endpoints.getFailedJob, { as, query: { jobId } });
const retry = (as: SignedIn, jobId: string) => callApi(handler, endpoints.retryFailedJob, { as, body: { jobId } });

describe('the failed jobs of all tenants', () => {
  it.each(['SuperAdmin', 'SetupAdmin'] as const)(
    'say to a %s what failed, when, why, whose it was and how often it was tried',
    async (role) => {
      const insurer = await anInsurer();
      const jobId = await aFailedExport(insurer);
      const { data } = await one(await anAdministrator(role), jobId);
      expect(data).toMatchObject({
        ...{ jobId, kind: 'eligibilityExport', failure: 'unexpected', attempts: 5, retries: 0 },
        startedByName: insurer.user.displayName,
        tenantName: 'Pearl Mutual Health',
      });
      expect(Date.parse(data?.failedAt ?? '')).toBeGreaterThan(Date.parse(data?.createdAt ?? ''));
    },
  );

  it('name no patient: neither the file nor what an export was narrowed by leaves the store', async () => {
    const insurer = await anInsurer();
    const [exported, list] = [await aFailedExport(insurer), await aFailedList(insurer)];
    const admin = await anAdministrator();
    const told = [
      ...[await listed(admin, 'eligibilityExport'), await listed(admin, 'memberRegister')],
      ...[(await one(admin, exported)).data, (await one(admin, list)).data],
    ];
    expect(JSON.stringify(told)).not.toMatch(/Ahmed|784-?1990/);
    expect((await storedJob(list)).fileName).toContain('Ahmed');
  });

  it('stand by kind, the newest first, in pages', async () => {
    // After the jobs of all other tests.
    setClock('2031-03-04T08:00:00Z');
    const insurer = await anInsurer();
    const first = await aFailedList(insurer);
    passMinutes(1);
    const second = await aFailedList(insurer);
    const admin = await anAdministrator();
    const page = await listed(admin, 'memberRegister', { take: 1 });
    expect(page?.items.map(({ jobId }) => jobId)).toEqual([second]);
    const next = await listed(admin, 'memberRegister', { take: 1, cursor: page?.nextCursor ?? '' });
    expect(next?.items.map(({ jobId }) => jobId)).toEqual([first]);
    expect((await listed(admin, 'sheetImport'))?.items).toEqual([]);
  });

  it('have no place for a job that runs, is done or was cancelled', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', 'n');
    const admin = await anAdministrator();
    expect((await one(admin, jobId)).http).toBe(404);
    await callApi(handler, endpoints.cancelJob, { as: insurer, body: { jobId } });
    expect((await one(admin, jobId)).http).toBe(404);
    const { items = [] } = (await listed(admin, 'memberRegister')) ?? {};
    expect(items.map((each) => each.jobId)).not.toContain(jobId);
  });

  it('are nobody else’s business, not even of the person who started one', async () => {
    const insurer = await anInsurer();
    const jobId = await aFailedExport(insurer);
    const others = [
      insurer,
      await signIn({ roles: ['Eligibility'] }),
      await signIn({ roles: ['ProviderAdmin', 'FacilityGroupAdmin'] }),
      await signIn({ roles: ['InsurerUser'], facility: null, payerId: pearl }),
      await signIn({ roles: ['ErrorLog'], facility: null }),
    ];
    for (const as of others) {
      const calls = await Promise.all([
        ...[callApi(handler, endpoints.getFailedJobs, { as, query: { kind: 'eligibilityExport' } })],
        ...[one(as, jobId), retry(as, jobId)],
      ]);
      expect(calls.map(({ http }) => http)).toEqual([403, 403, 403]);
    }
  });
});

describe('a failed job that only reads', () => {
  it('is started anew once, for the person who started it, and leaves the list', async () => {
    const insurer = await anInsurer();
    const failed = await aFailedExport(insurer);
    const [admin, colleague] = [await anAdministrator('SetupAdmin'), await anAdministrator()];
    const sent = messages.length;
    const answers = await Promise.all([retry(admin, failed), retry(colleague, failed)]);
    const refused = answers.filter(({ http }) => http !== 200).map(({ http }) => http);
    // The later one comes too late to see it, or to write.
    expect([[404], [409]]).toContainEqual(refused);
    const jobId = answers.flatMap(({ data }) => (data ? [data.jobId] : []))[0] ?? '';
    expect(messages.slice(sent).map(({ body }) => JSON.parse(body))).toEqual([{ jobId }]);
    expect((await one(admin, failed)).http).toBe(404);
    expect((await auditsOf(store, `JOB#${failed}`)).filter(({ action }) => action === 'job.retry')).toContainEqual(
      expect.objectContaining({ entityId: failed, outcome: 'success' }),
    );

    const again = await storedJob(jobId);
    const before = await storedJob(failed);
    expect(again).toMatchObject({
      retries: 1,
      startedBy: before.startedBy,
      scope: before.scope,
      request: before.request,
    });
    await work(jobId);
    expect(await shown(insurer, jobId)).toMatchObject({ state: 'done', files: ['result'] });
    // Whoever started it anew reaches neither the job nor its file.
    const file = { jobId, file: 'result' } as const;
    expect((await callApi(handler, endpoints.getJobFile, { as: admin, query: file })).http).toBe(403);
    expect((await callApi(handler, endpoints.getJobFile, { as: colleague, query: file })).http).toBe(404);
  });

  it('is not started anew when what was asked is wrong, when it writes, and when it has not failed', async () => {
    const insurer = await anInsurer();
    const admin = await anAdministrator();
    const list = await aFailedList(insurer);
    expect((await retry(admin, list)).errors).toMatchObject([{ code: 'jobNotTriedAgain' }]);
    const { data } = await anExport(insurer);
    const jobId = data?.jobId ?? '';
    expect((await retry(admin, jobId)).http).toBe(404);
    await work(jobId, { modules: { eligibilityExport: fails(new JobFailure('exportTooLong')) } });
    expect((await retry(admin, jobId)).errors).toMatchObject([{ code: 'jobNotTriedAgain' }]);
    expect((await one(admin, jobId)).data?.failure).toBe('exportTooLong');
  });
});

describe('a job whose workers die with it', () => {
  it('fails after five of them, so that somebody sees it', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', 'n');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const lease = { claim: wiring.newId(), now: wiring.now(), leaseMs: 60_000, kinds: ['memberRegister'] };
      expect(await claimJob(store, queuedId(jobId), lease)).not.toBeNull();
      passMinutes(2);
    }
    await work(jobId);
    expect(await shown(insurer, jobId)).toMatchObject({ state: 'failed', failure: 'unexpected' });
    const { items = [] } = (await listed(await anAdministrator(), 'memberRegister')) ?? {};
    expect(items.map((each) => each.jobId)).toContain(jobId);
  });
});
