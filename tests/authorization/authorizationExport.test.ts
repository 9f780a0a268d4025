import { describe, expect, it } from 'vitest';
import { readNews } from '../../functions/_data/notification/notification.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { exportJob } from '../../functions/_parts/job/exportJob.ts';
import { handler } from '../../functions/job/index.ts';
import { type JobRequest, jobApi } from '../../shared/job/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { sentFiles } from '../support/aws.ts';
import { shown as shownJob, start, storedJob, work } from '../support/jobs.ts';
import { sheetLines } from '../support/sheetLines.ts';
import { aCoordinator, added, colleagueOf, idsOf, save, shown } from './support/authorizations.ts';

const { store } = await startBackend();
const { endpoints } = jobApi;

type Export = Extract<JobRequest, { kind: 'authorizationExport' }>;
const asked = (changes: Partial<Export> = {}): Export => ({
  ...{ kind: 'authorizationExport', format: 'csv', language: 'en' },
  ...changes,
  criteria: { whose: 'all', ...changes.criteria },
});

async function begun(as: SignedIn, changes: Partial<Export> = {}): Promise<string> {
  const { data, errors } = await start(as, asked(changes));
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

async function linesOf(jobId: string) {
  const lines = await sheetLines(sentFiles.get(`transfer/out/${jobId}/result`)!);
  return lines.map(({ cells }): readonly unknown[] => cells);
}

async function exported(as: SignedIn, changes: Partial<Export> = {}) {
  const jobId = await begun(as, changes);
  await work(jobId);
  const [head = [], ...rows] = await linesOf(jobId);
  const row = (cells: readonly unknown[]) => Object.fromEntries(head.map((title, at) => [String(title), cells[at]]));
  return { job: await storedJob(jobId), head, rows: rows.map(row) };
}

/** The request numbers of rows, or of what the list shows. */
const numbersOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['Request number']);
const numberOf = async (as: SignedIn, id: string) => (await shown(as, id)).requestNumber;

describe('an export of requests for approval', () => {
  it('has what the list shows by the same filters, in its order, and tells the user who asked', async () => {
    const clerk = await aCoordinator(store);
    const stranger = await aCoordinator(store);
    await added(stranger);
    const ids = [await added(clerk), await added(clerk), await added(clerk, { patientName: 'Zayed Invented' })];
    await save(clerk, { draft: { payerId: pearl, type: 'authorization' } });
    const listed = await Promise.all((await idsOf(clerk)).map((id) => numberOf(clerk, id)));
    const { job, rows } = await exported(clerk);
    expect(job).toMatchObject({ state: 'done', counts: { rows: 4 }, progress: { done: 4, total: 4 } });
    expect(numbersOf(rows)).toEqual(listed.map((number) => number ?? ''));
    expect(rows.map(({ Patient }) => Patient).slice(1)).toEqual([
      'Zayed Invented · ••0017',
      'Sara Invented · ••0017',
      'Sara Invented · ••0017',
    ]);
    expect(rows[1]).toMatchObject({ State: 'Sent', Type: 'Authorization', Amount: '250.00' });
    const wanted = await numberOf(clerk, ids[0] ?? '');
    for (const criteria of [
      { state: 'draft' },
      { number: wanted ?? '' },
      { patient: '784198500000017', state: 'sent' },
    ] as const) {
      const ofList = await Promise.all((await idsOf(clerk, criteria)).map((id) => numberOf(clerk, id)));
      const found = await exported(clerk, { criteria: { whose: 'all', ...criteria } });
      expect(numbersOf(found.rows)).toEqual(ofList.map((number) => number ?? ''));
      expect(found.rows.length).toBeLessThan(4);
    }
    const byName = await exported(clerk, { order: { by: 'patient', isDescending: true } });
    expect(byName.rows[0]?.Patient).toBe('Zayed Invented · ••0017');
    const reader = { userId: clerk.user.userId, facilityId: provenFacilityId(clerk.user.facilityId ?? '') };
    const news = await readNews(store, reader, new Date());
    expect(news.newest).toContainEqual(
      expect.objectContaining({ kind: 'exportDone', link: `/eauth/exports/${job.jobId}` }),
    );
    expect(job.fileName).toMatch(/^authorizations-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  });

  it('has a request that moved while the list was read once, and none that was begun since', async () => {
    const clerk = await aCoordinator(store);
    await added(clerk);
    const jobId = await begun(clerk);
    const late = await added(clerk);
    await work(jobId);
    expect(JSON.stringify(await linesOf(jobId))).not.toContain((await numberOf(clerk, late)) ?? 'none');
    const twice = await begun(clerk);
    const pages: Readonly<Record<string, readonly string[]>> = { '': ['a', 'b'], next: ['b', 'c'] };
    const module = exportJob<{ id: string }>(async () => ({
      ...{ language: 'en', format: 'csv', order: undefined, sheetName: 'Rows', beginning: '' },
      columns: [{ id: 'id', title: 'Id', width: 100, text: ({ id }) => id }],
      idOf: ({ id }) => id,
      readPage: async ({ cursor = '' }) => ({
        items: (pages[cursor] ?? []).map((id) => ({ id })),
        nextCursor: cursor === '' ? 'next' : null,
        total: null,
      }),
    }));
    await work(twice, { modules: { authorizationExport: module } });
    expect((await linesOf(twice)).map(([id]) => id)).toEqual(['Id', 'a', 'b', 'c']);
    expect(await storedJob(twice)).toMatchObject({ counts: { rows: 3 }, progress: { done: 3, total: 3 } });
  });

  it('Abuse: is for those alone who may read the list, of their own tenant, and fetched by whoever asked', async () => {
    const clerk = await aCoordinator(store);
    await added(clerk);
    const payerId = 7319;
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    expect((await exported(insurer)).rows).toEqual([]);
    const reviewer = await signIn({ roles: ['InsurerUser'], facility: null, payerId });
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    const receptionist = await colleagueOf(store, clerk, ['Eligibility']);
    for (const nobody of [reviewer, admin, receptionist]) {
      expect((await start(nobody, asked())).http).toBe(403);
    }
    // Of a payer, with a right of facilities: on no side of any request.
    const mixed = await signIn({ roles: ['MedicalProvider'], facility: null, payerId });
    expect((await start(mixed, asked())).http).toBe(404);
    const { job } = await exported(clerk, { criteria: { whose: 'all', patient: '784198500000017' } });
    const { jobId } = job;
    const fetched = (as: SignedIn) => callApi(handler, endpoints.getJobFile, { as, query: { jobId, file: 'result' } });
    for (const other of [await colleagueOf(store, clerk), insurer, admin])
      expect((await fetched(other)).http).toBe(404);
    expect((await fetched(clerk)).http).toBe(200);
    // The whole number of a patient neither stands on the screen nor in the trail.
    const seen = await shownJob(clerk, jobId);
    expect(seen).toMatchObject({ authorizationCriteria: { patient: '••0017', whose: 'all' }, criteria: null });
    const trail = JSON.stringify(await auditsOf(store, `JOB#${jobId}`));
    expect(trail).toContain('authorizationExport');
    expect(trail).not.toContain('784198500000017');
  });

  it('is a payer’s across facilities, without drafts and with the facility named', async () => {
    const [one, other] = [await aCoordinator(store), await aCoordinator(store)];
    const numbers = [await numberOf(one, await added(one)), await numberOf(other, await added(other))];
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl });
    const { head, rows } = await exported(insurer, { criteria: { whose: 'all', state: 'active' } });
    expect(head).toContain('Provider');
    expect(head).not.toContain('Insurer');
    expect(numbersOf(rows)).toEqual(expect.arrayContaining(numbers));
    expect(rows.every(({ State }) => State !== 'Draft')).toBe(true);
  });
});
