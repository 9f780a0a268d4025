import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { readNews } from '../../functions/_data/notification/notification.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { eligibilityExport } from '../../functions/eligibility/export/eligibilityExport.ts';
import { handler } from '../../functions/job/index.ts';
import { mostExportRows, mostRowsInPage } from '../../shared/job/exportSheet.ts';
import { type JobRequest, jobApi } from '../../shared/job/routes.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { sentFiles } from '../support/aws.ts';
import { aFacility } from '../support/builders.ts';
import { dyingAt, shown, start, storedJob, work } from '../support/jobs.ts';
import { sheetLines } from '../support/sheetLines.ts';
import { storeHistory } from '../support/storedHistory.ts';
import { unzipped } from '../support/unzip.ts';
import { history } from './support/eligibility.ts';

const { store } = await startBackend();
const { endpoints } = jobApi;

type Export = Extract<JobRequest, { kind: 'eligibilityExport' }>;
const asked = (changes: Partial<Export> = {}): Export => ({
  kind: 'eligibilityExport',
  format: 'csv',
  language: 'en',
  criteria: {},
  ...changes,
});

let licences = 4000;
async function aTenant() {
  licences += 1;
  const facility = aFacility({ facilityLicense: `MF${licences}`, facilityName: `Palm Clinic ${licences}` });
  await putFacility(store, facility);
  return facility;
}
const receptionistOf = (facility: Awaited<ReturnType<typeof aTenant>>) => signIn({ roles: ['Eligibility'], facility });

async function begun(as: SignedIn, changes: Partial<Export> = {}): Promise<string> {
  const { data, errors } = await start(as, asked(changes));
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

/** The file of a job, as lines of cells. */
async function linesOf(jobId: string) {
  const lines = await sheetLines(sentFiles.get(`transfer/out/${jobId}/result`)!);
  return lines.map(({ cells }): readonly unknown[] => cells);
}

async function exported(as: SignedIn, changes: Partial<Export> = {}) {
  const jobId = await begun(as, changes);
  await work(jobId);
  return { job: await storedJob(jobId), lines: await linesOf(jobId) };
}

const patients = (lines: readonly (readonly unknown[])[]) => lines.slice(1).map((cells) => cells[2]);

describe('an export of the history', () => {
  it('stands in the order of the screen, what is alike newest first and what is empty last', async () => {
    const facility = await aTenant();
    const clerk = await receptionistOf(facility);
    const names = ['Zayed', 'amna', null, 'Badr 10', 'Badr 9'];
    await storeHistory(store, facility, names.length, (number) => ({ patientName: names[number] ?? null }));
    const ordered = async (order: Export['order']) => patients((await exported(clerk, { order })).lines);
    const upwards = await ordered({ by: 'patient', isDescending: false });
    expect(upwards.map((name) => name || null)).toEqual(['amna', 'Badr 9', 'Badr 10', 'Zayed', null]);
    expect((await ordered({ by: 'patient', isDescending: true })).at(-1)).toBe('amna');
    const newestFirst = patients((await exported(clerk)).lines);
    // All went to one facility, which is no column of its own sheet.
    expect(await ordered({ by: 'facility', isDescending: true })).toEqual(newestFirst);
    expect(await ordered({ by: 'submittedAt', isDescending: true })).toEqual(newestFirst);
  });

  const count = mostRowsInPage + 230;
  let facility: Awaited<ReturnType<typeof aTenant>>;
  let clerk: SignedIn;
  let requests: StoredEligibility[];
  beforeAll(async () => {
    facility = await aTenant();
    clerk = await receptionistOf(facility);
    requests = await storeHistory(store, facility, count, (number) => ({ patientName: `Patient ${number}` }));
  });
  const everybody = () => requests.map(({ patientName }) => patientName);

  it('has every row once, newest first, tells the user who asked, and can be fetched', async () => {
    const { job, lines } = await exported(clerk);
    expect(job).toMatchObject({
      state: 'done',
      progress: { done: count, total: count },
      counts: { rows: count },
      // More than one step: what a step has read is kept with it.
      step: 3,
    });
    expect(lines[0]).toEqual([
      ...['Submitted', 'Status', 'Patient', 'ID ending', 'Payer', 'Service date', 'Service category', 'Clinician'],
      'Submitted by',
    ]);
    expect(patients(lines)).toEqual(everybody());
    const news = await readNews(store, { userId: clerk.user.userId, facilityId: facility.facilityId }, new Date());
    expect(news.newest).toMatchObject([
      { kind: 'exportDone', facts: { fileName: job.fileName }, link: `/eligibility/exports/${job.jobId}` },
    ]);
    const query = { jobId: job.jobId, file: 'result' } as const;
    const { data } = await callApi(handler, endpoints.getJobFile, { as: clerk, query });
    const url = new URL(data!.url, 'https://portal.example');
    expect(url.pathname).toBe(`/transfer/out/${job.jobId}/result`);
    expect(url.searchParams.get('response-content-disposition')).toBe(`attachment; filename="${job.fileName}"`);
    expect(job.fileName).toMatch(/^eligibility-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
    // What it was made of leaves with the next days.
    const { Items = [] } = await store.send(
      new QueryCommand({
        TableName: process.env.JOBS_TABLE,
        KeyConditionExpression: 'pk = :job AND begins_with(sk, :part)',
        ExpressionAttributeValues: { ':job': `JOB#${job.jobId}`, ':part': 'PART#' },
      }),
    );
    expect(Items.length).toBe(13);
    for (const { expiresAt } of Items) expect(expiresAt).toBeLessThan(Date.now() / 1000 + 3 * 86_400);
  });

  it('is whole, each row once, whenever its worker dies, also with the file half made', async () => {
    const deaths = [
      [1, true],
      [2, false],
      [3, false],
      [3, true],
    ] as const;
    for (const [write, isAfter] of deaths) {
      const jobId = await begun(clerk);
      await work(jobId, {}, dyingAt(wiring, write, isAfter));
      passMinutes(2);
      await work(jobId);
      expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { rows: count } });
      expect(patients(await linesOf(jobId))).toEqual(everybody());
    }
  });

  it('makes no file when some of the rows are gone', async () => {
    const jobId = await begun(clerk);
    await work(jobId, {}, dyingAt(wiring, 3, false));
    expect(await storedJob(jobId)).toMatchObject({ state: 'running', progress: { done: count } });
    const reads = store.send.bind(store);
    const lossy = {
      send: async (command: { constructor: { name: string }; input: { KeyConditionExpression?: string } }) => {
        const answer = await reads(command as never);
        const isParts = command.input.KeyConditionExpression?.startsWith('pk = :job');
        return isParts ? { ...(answer as object), Items: (answer as { Items: unknown[] }).Items.slice(1) } : answer;
      },
    } as unknown as typeof store;
    passMinutes(2);
    await work(jobId, {}, { ...wiring, store: lossy });
    expect(await storedJob(jobId)).toMatchObject({ state: 'running', files: {} });
    passMinutes(10);
    await work(jobId);
    expect(await storedJob(jobId)).toMatchObject({ state: 'done' });
  });

  it('narrows by the filters of the list, in any combination', async () => {
    const [first] = requests;
    const day = first!.serviceDate;
    const narrowings: Export['criteria'][] = [
      { status: 9 },
      { from: day, to: day },
      { status: 8, patient: first!.emiratesId!, from: day },
      { patient: '784' },
    ];
    for (const criteria of narrowings) {
      const { status, patient, from = '', to = '9999' } = criteria;
      const { lines } = await exported(clerk, { criteria });
      const expected = requests.filter(
        (request) =>
          (!status || request.status === status) &&
          (!patient || request.emiratesId === patient) &&
          request.serviceDate >= from &&
          request.serviceDate <= to,
      );
      expect(patients(lines)).toEqual(expected.map(({ patientName }) => patientName));
    }
  });

  it('is refused with a reason where it would be longer than a file may be', async () => {
    expect(mostExportRows).toBe(100_000);
    const tenant = await aTenant();
    await storeHistory(store, tenant, 4);
    const colleague = await receptionistOf(tenant);
    const jobId = await begun(colleague);
    await work(jobId, { modules: { eligibilityExport: eligibilityExport(3) } });
    expect(await shown(colleague, jobId)).toMatchObject({ state: 'failed', failure: 'exportTooLong', files: [] });
    const news = await readNews(store, { userId: colleague.user.userId, facilityId: tenant.facilityId }, new Date());
    expect(news.newest).toMatchObject([{ kind: 'exportFailed', link: `/eligibility/exports/${jobId}` }]);
    const exact = await begun(colleague);
    await work(exact, { modules: { eligibilityExport: eligibilityExport(4) } });
    expect(await shown(colleague, exact)).toMatchObject({ state: 'done' });
  });

  it('stops when it is cancelled, and leaves no file', async () => {
    const jobId = await begun(clerk);
    const cancelled = async function* (run: Parameters<ReturnType<typeof eligibilityExport>>[0]) {
      for await (const slice of eligibilityExport()(run)) {
        yield slice;
        await callApi(handler, endpoints.cancelJob, { as: clerk, body: { jobId } });
      }
    };
    await work(jobId, { modules: { eligibilityExport: cancelled } });
    expect(await shown(clerk, jobId)).toMatchObject({ state: 'cancelled', files: [], progress: { done: 1000 } });
  });
});

describe('what an exported row says', () => {
  it('is in the language of the user who asked, right to left, and has no formula', async () => {
    const facility = await aTenant();
    const clerk = await receptionistOf(facility);
    const at = '2026-11-20T22:30:00.000Z';
    await storeHistory(store, facility, 4, (number) => ({
      patientName: ['=HYPERLINK("http://x.example")', 'سارة، "الأولى"', null, 'a<b>&c\u0001'][number],
      status: ([8, 9, 1, 4] as const)[number],
      hasOpenQuestions: number === 2,
      submittedAt: at,
      serviceDate: '2026-11-21',
    }));
    const names = ['\'=HYPERLINK("http://x.example")', 'سارة، "الأولى"'];
    const english = await exported(clerk, { format: 'xlsx' });
    expect(english.lines[1]).toEqual(
      [
        ...['21/11/2026 02:30', 'Eligible', names[0], '••0003', 'Daman', '21/11/2026', 'Outpatient'],
        ...['Dr Amna Invented', 'reception@palm.example'],
      ].map((text) =>
        text === 'Daman' ? expect.any(String) : text === '••0003' ? expect.stringMatching(/^••\d{4}$/) : text,
      ),
    );
    expect(english.lines.slice(1).map((cells) => cells[1])).toEqual([
      'Eligible',
      'Not eligible',
      'Questions from the payer',
      'Cancelled',
    ]);
    expect(patients(english.lines)).toEqual([...names, '', 'a<b>&c']);

    const arabic = await exported(clerk, { format: 'xlsx', language: 'ar' });
    expect(arabic.lines[0]).toEqual([
      ...['وقت الإرسال', 'الحالة', 'المريض', 'آخر أرقام المعرّف', 'الجهة الدافعة', 'تاريخ الخدمة', 'فئة الخدمة'],
      ...['المهني الصحي', 'المُرسِل'],
    ]);
    expect(arabic.lines[2]?.[1]).toBe('غير مؤهل للتغطية');
    expect(arabic.lines[1]?.[6]).toBe('العيادات الخارجية');
    const sheet = (jobId: string) =>
      unzipped(sentFiles.get(`transfer/out/${jobId}/result`)!).get('xl/worksheets/sheet1.xml')!;
    expect(sheet(arabic.job.jobId)).toContain('rightToLeft="1"');
    expect(sheet(english.job.jobId)).not.toContain('rightToLeft');
    expect(sheet(english.job.jobId)).not.toContain('<f>');
    // The same words as CSV, with the mark by which spreadsheets know Arabic.
    const csv = await exported(clerk, { language: 'ar' });
    expect(csv.lines.map((cells) => cells.slice(0, 2))).toEqual(arabic.lines.map((cells) => cells.slice(0, 2)));
    const text = sentFiles.get(`transfer/out/${csv.job.jobId}/result`)!.toString();
    expect(text.startsWith('\uFEFFوقت الإرسال,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  });
});

describe('whose an export is', () => {
  it('holds the requests of its own facility only, and only the user who asked can fetch it', async () => {
    const [one, other] = [await aTenant(), await aTenant()];
    await storeHistory(store, one, 3, () => ({ patientName: 'Mine' }));
    await storeHistory(store, other, 2, () => ({ patientName: 'Theirs' }));
    const clerk = await receptionistOf(one);
    const { job, lines } = await exported(clerk);
    expect(patients(lines)).toEqual(['Mine', 'Mine', 'Mine']);
    const { jobId } = job;
    const calls = (who: SignedIn) => [
      callApi(handler, endpoints.getJob, { as: who, query: { jobId } }),
      callApi(handler, endpoints.getJobFile, { as: who, query: { jobId, file: 'result' } }),
      callApi(handler, endpoints.cancelJob, { as: who, body: { jobId } }),
    ];
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 88 });
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    for (const stranger of [await receptionistOf(other), await receptionistOf(one), insurer, admin]) {
      expect((await Promise.all(calls(stranger))).map(({ http }) => http)).toEqual([404, 404, 404]);
      const query = { kind: 'eligibilityExport' } as const;
      expect((await callApi(handler, endpoints.getJobs, { as: stranger, query })).data?.items).toEqual([]);
    }
    expect((await Promise.all(calls(clerk))).map(({ http }) => http)).toEqual([200, 200, 409]);
    expect(await start(await signIn({ roles: ['PayerMOI'], facility: one }), asked())).toMatchObject({ http: 403 });
  });

  it('is a payer’s across facilities, with the facility named, and a super admin’s of whom they name', async () => {
    const [one, other] = [await aTenant(), await aTenant()];
    const payerId = 931;
    await storeHistory(store, one, 2, (number) => ({ payerId: number === 0 ? payerId : 88 }));
    await storeHistory(store, other, 2, () => ({ payerId }));
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const facilities = (lines: readonly (readonly unknown[])[]) => lines.map((cells) => cells[9]).sort();
    const whole = await exported(insurer);
    expect(facilities(whole.lines)).toEqual(
      ['Facility', one.facilityName, other.facilityName, other.facilityName].sort(),
    );
    const criteria = { facilityLicense: other.facilityLicense };
    expect(facilities((await exported(insurer, { criteria })).lines)).toHaveLength(3);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await exported(admin, { criteria: { ...criteria, payerId } })).lines).toHaveLength(3);
  });

  it('is refused at once where the list would refuse its filters', async () => {
    const clerk = await receptionistOf(await aTenant());
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 88 });
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    const refused: [SignedIn, Export['criteria']][] = [
      [clerk, { from: '2026-11-02', to: '2026-11-01' }],
      [clerk, { facilityLicense: 'MF4001' }],
      [insurer, { sentBy: 'somebody' }],
      [insurer, { payerId: 102 }],
      [admin, {}],
      [admin, { facilityLicense: 'nobody' }],
    ];
    for (const [as, criteria] of refused) {
      const { http, errors } = await start(as, asked({ criteria }));
      const { http: listed, errors: said } = await history(as, criteria);
      expect(http).toBe(400);
      expect([http, errors]).toEqual([listed, said]);
    }
    expect((await start(clerk, asked({ format: 'pdf' as 'csv' }))).http).toBe(400);
  });

  it('is in the audit trail with its filters, without the patient’s number, with its rows, and with who fetched it', async () => {
    const facility = await aTenant();
    await storeHistory(store, facility, 2);
    const clerk = await receptionistOf(facility);
    const criteria = { status: 8, patient: '784198500000017' } as const;
    const { job } = await exported(clerk, { criteria });
    expect((await shown(clerk, job.jobId))?.criteria).toEqual({ status: 8, patient: '••0017' });
    await callApi(handler, endpoints.getJobFile, { as: clerk, query: { jobId: job.jobId, file: 'result' } });
    const entries = await auditsOf(store, `JOB#${job.jobId}`);
    expect(entries.map(({ action, actor, after }) => ({ action, actor, after }))).toEqual([
      {
        action: 'job.start',
        actor: clerk.user.userId,
        after: {
          kind: 'eligibilityExport',
          format: 'csv',
          criteria: { status: 8, patient: expect.stringMatching(/^hmac:/) },
          isRepeated: false,
        },
      },
      {
        action: 'job.end',
        actor: clerk.user.userId,
        after: { kind: 'eligibilityExport', state: 'done', counts: { rows: 0 } },
      },
      { action: 'job.download', actor: clerk.user.userId, after: undefined },
    ]);
    expect(JSON.stringify(entries)).not.toContain('784198500000017');
  });

  it('can be asked for twenty times an hour', async () => {
    const clerk = await receptionistOf(await aTenant());
    for (let times = 0; times < 20; times += 1) expect((await start(clerk, asked())).http).toBe(200);
    expect(await start(clerk, asked())).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
  });
});
