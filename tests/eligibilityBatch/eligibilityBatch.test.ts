import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PayerOutcome, PayerQuestion } from '../../functions/_connect/payer/payer.ts';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { listBatchRows } from '../../functions/_data/eligibilityBatch/batchRow.ts';
import { readNews } from '../../functions/_data/notification/notification.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { takePayerTurn } from '../../functions/_data/payer/payerTurn.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { sweepOutbox } from '../../functions/_workers/sweepOutbox.ts';
import { handler } from '../../functions/job/index.ts';
import { dateText, dateTimeText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf, serviceDateLimits } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { batchColumns, batchOutcomeTexts } from '../../shared/eligibilityBatch/batchSheet.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { aClinic, aForm, deliveryOf, details, history, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aLiveRule } from '../payerRule/support/rules.ts';
import { biffBook } from '../sheetImport/shelf/biff.ts';
import { callAnything, callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { dyingAt, start, storedJob, upload, work } from '../support/jobs.ts';
import { workbookOf } from '../support/registerFiles.ts';
import { sheetLines } from '../support/sheetLines.ts';
import { unzipped } from '../support/unzip.ts';
import { aBatchLine, type BatchLine, batchCsv } from './support/batchFiles.ts';

const { store, messages } = await startBackend();
const { getBatchRows, getBatchResult, getJob, getJobProblems, cancelJob, askAgain } = jobApi.endpoints;

const yes: PayerOutcome = {
  kind: 'answer',
  result: 'yes',
  payerReference: 'P-1',
  denialCode: null,
  comments: '=1+1',
  patientName: 'Sara Invented',
  coverages: [
    {
      policyNumber: 'POL-1',
      planName: 'Gold',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      coPaymentFils: 2050,
      coPaymentPercent: null,
    },
  ],
  isRepeated: false,
};
const no: PayerOutcome = { ...yes, result: 'no', payerReference: null, denialCode: 'ELIG-001', coverages: [] };

/** How often the payers were asked about a card. */
const asked = new Map<string, number>();
let answer: (question: PayerQuestion) => PayerOutcome = () => yes;
beforeEach(() => {
  asked.clear();
  answer = () => yes;
});
const deliver = worker(async (question) => {
  const card = question.cardNumber ?? '';
  asked.set(card, (asked.get(card) ?? 0) + 1);
  return answer(question);
});

let delivered = 0;
/** Brings to the worker what has been queued since; the time for which the job waits passes. */
async function letPayersAnswer(ms: number): Promise<void> {
  passMinutes(ms / 60_000);
  const ids = messages.slice(delivered).flatMap(({ body }) => JSON.parse(body).outboxId ?? []);
  delivered = messages.length;
  if (ids.length > 0) await deliver(deliveryOf(...ids));
  // What waited for its turn, or lost its message with its worker.
  else await sweepOutbox(wiring)();
}

const settings = { sleep: letPayersAnswer };
let cards = 0;
const aCard = () => {
  cards += 1;
  return `CARD-${cards}`;
};
const aSheet = (count: number): BatchLine[] => Array.from({ length: count }, () => aBatchLine(aCard()));

async function begun(as: SignedIn, content: Buffer | string, fileName = 'patients.csv'): Promise<string> {
  const uploadId = await upload(as, fileName, content, 'eligibilityBatch');
  const { data, errors } = await start(as, { kind: 'eligibilityBatch', uploadId });
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

async function rowsOf(as: SignedIn, jobId: string, query: object = {}) {
  const { data } = await callApi(handler, getBatchRows, { as, query: { jobId, ...query } });
  return data?.items ?? [];
}

/** How often the payers were asked about each line of a sheet. What another test left to be sent does not count. */
const timesAsked = (lines: readonly BatchLine[]) => lines.map(({ CardNumber = '' }) => asked.get(CardNumber) ?? 0);

const takenOnce = () => [...asked.values()].every((times) => times === 1);

describe('a sheet of requests', () => {
  it('is checked, sent and answered row by row, and leaves a sheet of results', async () => {
    const clinic = await aClinic(store);
    answer = ({ cardNumber }) => (cardNumber?.endsWith('NO') ? no : yes);
    const [good, refused, twice] = [
      aBatchLine(aCard(), { ReferralClinicianLicense: 'MOH-P-5511' }),
      aBatchLine(`${aCard()}NO`),
      aBatchLine(aCard()),
    ];
    const lines = [
      good,
      refused,
      aBatchLine('', { EmiratesID: '784-1985-0000001-8', EmiratesIDReason: '1' }),
      aBatchLine(aCard(), { ServiceDate: '01/01/2020' }),
      aBatchLine(aCard(), { ClinicianLicense: 'GD9999', ReferralClinicianLicense: 'MOH-P-5511' }),
      twice,
      { ...twice, Remarks: 'again' },
    ];
    const jobId = await begun(clinic, batchCsv(lines));
    await work(jobId, settings);

    expect(await storedJob(jobId)).toMatchObject({
      state: 'done',
      progress: { done: 7, total: 7 },
      counts: { wrong: 3, duplicate: 1, eligible: 2, notEligible: 1, notSent: 0 },
    });
    expect(asked).toEqual(new Map([good, refused, twice].map(({ CardNumber }) => [CardNumber, 1])));
    const rows = await rowsOf(clinic, jobId);
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'eligible'],
      [3, 'notEligible'],
      [4, 'wrong'],
      [5, 'wrong'],
      [6, 'wrong'],
      [7, 'eligible'],
      [8, 'duplicate'],
    ]);
    expect(rows[0]!.answer).toMatchObject({ planName: 'Gold', validTo: '2026-12-31', coPaymentFils: 2050 });
    expect(rows[1]!.answer).toMatchObject({ denialCode: 'ELIG-001' });
    const { data: problems } = await callApi(handler, getJobProblems, { as: clinic, query: { jobId } });
    expect(problems!.items.map(({ row, column, code }) => [row, column, code])).toEqual([
      [4, 'EmiratesID', 'emiratesId'],
      [5, 'ServiceDate', 'tooOld'],
      [6, 'ClinicianLicense', 'clinicianNotFound'],
      [8, null, 'duplicate'],
    ]);
    // Each is a request like any other, handed in when the sheet was.
    const request = await details(clinic, rows[0]!.eligibilityId!);
    expect(request).toMatchObject({
      submittedByName: clinic.user.displayName,
      cardNumber: good.CardNumber,
      referralClinicianLicense: 'MOH-P-5511',
    });
    expect((await history(clinic)).data!.items).toHaveLength(3);
    // One notification of the sheet, and none of each row.
    const news = await readNews(store, { userId: clinic.user.userId, facilityId: clinic.user.facilityId }, new Date());
    expect(news.newest).toMatchObject([
      { kind: 'batchDone', facts: { fileName: 'patients.csv' }, link: `/eligibility/batch/${jobId}` },
    ]);
    expect(news.unread).toBe(1);
  });

  it('gives a result that opens as a sheet, computes nothing and can be read as a sheet again', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([aBatchLine(aCard()), aBatchLine('', { Remarks: '+1' })]));
    await work(jobId, settings);
    const bytes = sentFiles.get(`transfer/out/${jobId}/result`)!;
    const lines = (await sheetLines(bytes)).map(({ cells }): readonly unknown[] => cells);
    expect(lines).toHaveLength(3);
    const cell = (at: number, name: string) => lines[at]![lines[0]!.indexOf(name)];
    expect([cell(1, 'Result'), cell(1, 'PlanName'), cell(1, 'ValidTo')]).toEqual(['Eligible', 'Gold', '31/12/2026']);
    expect([cell(1, 'CoPaymentAED'), cell(1, 'PayerComments')]).toEqual(['20.5', "'=1+1"]);
    expect([cell(1, 'CoPayment'), cell(1, 'مشاركة المريض')]).toEqual(['AED 20.50', '20.50 د.إ']);
    expect(cell(2, 'Result')).toBe('To be corrected');
    expect(cell(2, 'Remarks')).toBe("'+1");
    expect(cell(2, 'ToBeCorrected')).toContain('EmiratesID: ');
  });

  it('names the earliest day that is allowed where a date is older: in rows, problems, report and result', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([aBatchLine(aCard(), { ServiceDate: '01/01/2020' })]));
    await work(jobId, settings);
    const { earliest } = serviceDateLimits(emiratesDateOf(new Date()));
    const { data: problems } = await callApi(handler, getJobProblems, { as: clinic, query: { jobId } });
    expect(problems!.items).toMatchObject([{ row: 2, column: 'ServiceDate', code: 'tooOld', limit: earliest }]);
    expect((await rowsOf(clinic, jobId))[0]!.problems).toMatchObject([{ code: 'tooOld', limit: earliest }]);
    const report = String(sentFiles.get(`transfer/out/${jobId}/report`));
    expect(report).toContain(`This date is too far in the past. The earliest day allowed is ${dateText(earliest)}.`);
    expect(report).toContain(`أقدم تاريخ مسموح به هو ${dateText(earliest)}.`);
    const result = unzipped(Buffer.from(sentFiles.get(`transfer/out/${jobId}/result`)!));
    expect([...result.values()].join('')).toContain(`The earliest day allowed is ${dateText(earliest)}.`);
  });

  it('with a wrong head shows the columns of the template beside those of the file', async () => {
    const clinic = await aClinic(store);
    const head = 'payer,Emirates ID,CardNo,Service Date,ServiceDate,784-1985-0000001-7,Remarks';
    const jobId = await begun(clinic, `${head}\r\n88,x`);
    await work(jobId, settings);
    const { data } = await callApi(handler, jobApi.endpoints.getJob, { as: clinic, query: { jobId } });
    expect(data).toMatchObject({ state: 'failed', failure: 'wrongColumns' });
    expect(data!.head).toEqual([
      { column: 'Payer', titles: ['payer'], state: 'good' },
      { column: 'EmiratesID', titles: ['Emirates ID'], state: 'good' },
      { column: 'EmiratesIDReason', titles: [], state: 'optional' },
      { column: 'CardNumber', titles: [], state: 'optional' },
      { column: 'ServiceCategory', titles: [], state: 'missing' },
      { column: 'ConsultationCategory', titles: [], state: 'optional' },
      { column: 'ServiceDate', titles: ['Service Date', 'ServiceDate'], state: 'doubled' },
      { column: 'ClinicianLicense', titles: [], state: 'optional' },
      { column: 'ReferralClinicianLicense', titles: [], state: 'optional' },
      { column: 'MobileNumber', titles: [], state: 'optional' },
      { column: 'Remarks', titles: ['Remarks'], state: 'good' },
      { column: null, titles: ['CardNo'], state: 'unknown' },
      // A file without a head has a patient in its first line.
      { column: null, titles: ['…0017'], state: 'unknown' },
    ]);
    const good = await begun(clinic, batchCsv(aSheet(1)));
    await work(good, settings);
    expect((await callApi(handler, jobApi.endpoints.getJob, { as: clinic, query: { jobId: good } })).data!.head).toBe(
      null,
    );
  });

  it('is read from a workbook too, and refused as a whole when it is no workbook, lacks columns or is too long', async () => {
    const clinic = await aClinic(store);
    const line = aBatchLine(aCard());
    const cells = batchColumns.map((name) => line[name] ?? '');
    const jobId = await begun(clinic, workbookOf([batchColumns, cells]), 'patients.xlsx');
    await work(jobId, settings);
    expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { eligible: 1 } });
    const hiding = biffBook([{ name: 'A', rows: [[...batchColumns], [...cells], [...cells]], hidden: [2] }]);
    const hidingJob = await begun(clinic, hiding, 'patients.xls');
    await work(hidingJob, settings);
    expect(await storedJob(hidingJob)).toMatchObject({ state: 'done', counts: { eligible: 1, hidden: 1 } });
    const long = batchCsv(Array.from({ length: 10_001 }, () => aBatchLine('')));
    for (const [content, failure] of [
      ['Payer,Name\r\n88,x', 'wrongColumns'],
      [batchCsv([]), 'empty'],
      ['<a/>', 'contentDiffers'],
      [long, 'tooManyRows'],
    ] as const) {
      const refused = await begun(clinic, content);
      await work(refused, settings);
      expect(await storedJob(refused)).toMatchObject({ state: 'failed', failure });
    }
    expect(asked.size).toBe(1);
  });

  it('does not count a patient as eligible whose payer named no cover for the service date', async () => {
    const clinic = await aClinic(store);
    answer = () => ({ ...yes, coverages: [] }) as PayerOutcome;
    const jobId = await begun(clinic, batchCsv(aSheet(1)));
    await work(jobId, settings);
    expect((await storedJob(jobId)).counts).toEqual({ notSent: 0, withoutCover: 1 });
    expect((await rowsOf(clinic, jobId)).map(({ outcome }) => outcome)).toEqual(['withoutCover']);
  });

  it('shows its rows page by page and by outcome to its sender only', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([...aSheet(3), aBatchLine('')]));
    await work(jobId, settings);
    const { data: first } = await callApi(handler, getBatchRows, { as: clinic, query: { jobId, take: 3 } });
    expect(first!.items.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect((await rowsOf(clinic, jobId, { cursor: first!.nextCursor })).map(({ row }) => row)).toEqual([5]);
    expect((await rowsOf(clinic, jobId, { outcome: 'wrong' })).map(({ row }) => row)).toEqual([5]);
    const colleague = await signIn({ roles: ['Eligibility'] });
    expect(await callApi(handler, getBatchRows, { as: colleague, query: { jobId } })).toMatchObject({ http: 404 });
    const insurer = await signIn({ roles: ['Eligibility'], facility: null, payerId: 88 });
    const body = { kind: 'eligibilityBatch', fileName: 'a.csv', bytes: 10 } as const;
    expect((await callApi(handler, jobApi.endpoints.beginUpload, { as: insurer, body })).errors).toMatchObject([
      { code: 'facilityRequired' },
    ]);
  });

  it('leaves a request that a payer’s rule asks about to its answers, and one at a payer’s desk to its people', async () => {
    const clinic = await aClinic(store);
    const key = { payerId: 301, serviceCategoryId: 7, consultationCategoryId: null };
    await aLiveRule(key);
    const lines = [
      aBatchLine(aCard(), { Payer: '518' }),
      aBatchLine(aCard(), { Payer: '301', ServiceCategory: 'Optical' }),
      aBatchLine(aCard()),
    ];
    const jobId = await begun(clinic, batchCsv(lines));
    await work(jobId, settings);
    const rows = await rowsOf(clinic, jobId);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['inHand', 'needsAnswers', 'eligible']);
    expect(asked.size).toBe(1);
    expect(await details(clinic, rows[1]!.eligibilityId!)).toMatchObject({ hasOpenQuestions: true });
  });

  it('shows an answer that came after it had ended, and finds the row by it from then on', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([aBatchLine(aCard(), { Payer: '518' }), aBatchLine(aCard())]));
    await work(jobId, settings);
    const [inHand] = await rowsOf(clinic, jobId, { outcome: 'inHand' });
    const scope = { kind: 'facility', facilityId: provenFacilityId(clinic.user.facilityId ?? '') } as const;
    const request = (await findEligibility(store, scope, inHand?.eligibilityId ?? ''))!;
    const change = {
      ...{ status: eligibilityStatus.NotEligible, answeredAt: new Date().toISOString(), denialCode: 'ELIG-005' },
      ...{ patientName: 'Late Invented', deskDueAt: null },
    };
    expect(await writeTogether(store, eligibilityChange(request, change, []))).toBe(true);
    expect(await rowsOf(clinic, jobId, { outcome: 'inHand' })).toEqual([]);
    const late = await rowsOf(clinic, jobId, { outcome: 'notEligible' });
    expect(late).toMatchObject([
      { row: inHand?.row, answer: { patientName: 'Late Invented', denialCode: 'ELIG-005' } },
    ]);
    expect((await rowsOf(clinic, jobId)).map(({ outcome }) => outcome)).toEqual(['notEligible', 'eligible']);
  });

  it('leaves a result that holds the newest answer of each row when it is downloaded, and says as of when', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([aBatchLine(aCard(), { Payer: '518' }), aBatchLine('')]));
    expect(await callAnything(handler, getBatchResult, { as: clinic, query: { jobId } })).toMatchObject({ http: 409 });
    await work(jobId, settings);
    const textOf = async (rows?: 'failed') => {
      const { bytes } = await callAnything(handler, getBatchResult, { as: clinic, query: { jobId, rows } });
      return [...unzipped(bytes).values()].join('');
    };
    expect(await textOf()).toContain(batchOutcomeTexts.inHand.en);
    const [inHand] = await rowsOf(clinic, jobId, { outcome: 'inHand' });
    const scope = { kind: 'facility', facilityId: provenFacilityId(clinic.user.facilityId ?? '') } as const;
    const request = (await findEligibility(store, scope, inHand?.eligibilityId ?? ''))!;
    const change = {
      ...{ status: eligibilityStatus.NotEligible, answeredAt: new Date().toISOString(), denialCode: 'ELIG-005' },
      ...{ patientName: 'Late Invented', deskDueAt: null },
    };
    expect(await writeTogether(store, eligibilityChange(request, change, []))).toBe(true);
    const text = await textOf();
    expect(text).toContain('Late Invented');
    expect(text).toContain('ELIG-005');
    expect(text).not.toContain(batchOutcomeTexts.inHand.en);
    expect(text).toContain(dateTimeText(new Date()).slice(0, 10));
    // What is to be corrected and uploaded has the failed rows alone.
    const failed = await textOf('failed');
    expect(failed).not.toContain('Late Invented');
    expect(failed).toContain(batchOutcomeTexts.wrong.en);
  });
});

describe('a worker of a sheet', () => {
  it('that dies between any two writes is followed by one that sends nothing twice and leaves nothing out', async () => {
    const clinic = await aClinic(store);
    const deaths = [1, 2, 3, 6, 9].flatMap((write) => [
      [write, false],
      [write, true],
    ]) as [number, boolean][];
    for (const [write, isAfter] of deaths) {
      asked.clear();
      const lines = aSheet(6);
      const jobId = await begun(clinic, batchCsv([...lines, aBatchLine('')]));
      await work(jobId, settings, dyingAt(wiring, write, isAfter));
      // Its lease ends; what its queue messages would have brought is brought by the sweeper.
      passMinutes(2);
      await work(jobId, settings);
      expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { eligible: 6, wrong: 1 }, problems: 1 });
      expect(timesAsked(lines)).toEqual(lines.map(() => 1));
    }
  });

  it('sends no more of a payer’s rows at a time than it has places but one, and another payer’s besides', async () => {
    const clinic = await aClinic(store);
    const waves: number[] = [];
    let queued = messages.length;
    const sleep = async (ms: number) => {
      waves.push(messages.slice(queued).filter(({ body }) => body.includes('outboxId')).length);
      queued = messages.length;
      await letPayersAnswer(ms);
    };
    const lines = [...aSheet(10), ...Array.from({ length: 2 }, () => aBatchLine(aCard(), { Payer: '305' }))];
    const jobId = await begun(clinic, batchCsv(lines));
    await work(jobId, { sleep });
    expect(waves[0]).toBe(6);
    expect(Math.max(...waves)).toBe(6);
    expect(takenOnce()).toBe(true);
    expect(await storedJob(jobId)).toMatchObject({ counts: { eligible: 12 } });
  });

  it('leaves one of a payer’s places to the patients at a reception', async () => {
    const payer = { payerCode: 'TURN1', limits: { concurrent: 3, perMinute: 100 } };
    const lease = { claim: 'c', now: new Date(), leaseMs: 60_000 };
    const turns = [];
    for (let each = 0; each < 3; each += 1) turns.push(await takePayerTurn(store, payer, { ...lease, isBulk: true }));
    expect(turns.map(Boolean)).toEqual([true, true, false]);
    expect(await takePayerTurn(store, payer, lease)).not.toBeNull();
  });

  it('stops when the sheet is cancelled: what was sent stays sent, the rest is not', async () => {
    const clinic = await aClinic(store);
    const lines = aSheet(9);
    const jobId = await begun(clinic, batchCsv(lines));
    const sleep = async (ms: number) => {
      await letPayersAnswer(ms);
      await callApi(handler, cancelJob, { as: clinic, body: { jobId } });
    };
    await work(jobId, { sleep });
    expect(await storedJob(jobId)).toMatchObject({ state: 'cancelled' });
    const outcomes = (await rowsOf(clinic, jobId)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'notSent').length).toBeGreaterThan(0);
    expect(timesAsked(lines)).toContain(0);
  });

  it('waits for a payer that does not answer without holding the worker, and ends by saying what is open', async () => {
    const clinic = await aClinic(store);
    // How long five attempts last is left to chance; here the payer stays silent for longer than the worker waits.
    vi.stubEnv('PAYER_MAX_ATTEMPTS', '50');
    onTestFinished(() => void vi.unstubAllEnvs());
    answer = () => ({ kind: 'fault', fault: 'unreachable' });
    const jobId = await begun(clinic, batchCsv(aSheet(2)));
    await work(jobId, settings);
    const waiting = await storedJob(jobId);
    expect(waiting).toMatchObject({ state: 'running', counts: { waiting: 2 } });
    // A patient at the reception is served meanwhile, and the sheet goes on when the sweeper finds it due.
    answer = () => yes;
    const other = await submitted(clinic, aForm());
    await letPayersAnswer(0);
    expect((await details(clinic, other)).answeredAt).not.toBeNull();
    passMinutes(31);
    await work(jobId, settings);
    expect(await storedJob(jobId)).toMatchObject({ state: 'done', counts: { waiting: 2 } });
    const { items } = await listBatchRows(store, await storedJob(jobId), { take: 10 });
    expect(items.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
  });

  it('reports a row whose payer stopped taking requests after the sheet was checked, and sends it to nobody', async () => {
    const clinic = await aClinic(store);
    const payer = demoPayers.find(({ payerId }) => payerId === 88)!;
    const lines = aSheet(12);
    const jobId = await begun(clinic, batchCsv(lines));
    const closed = async (ms: number) => {
      await letPayersAnswer(ms);
      await putPayer(store, { ...payer, services: [] });
      passMinutes(2);
    };
    await work(jobId, { sleep: closed });
    await putPayer(store, payer);
    const { counts } = await storedJob(jobId);
    expect(counts.wrong).toBeGreaterThan(0);
    expect((counts.eligible ?? 0) + (counts.wrong ?? 0)).toBe(12);
    expect(timesAsked(lines).filter((times) => times > 0)).toHaveLength(counts.eligible ?? 0);
  });
});

const again = (as: SignedIn, jobId: string, headers?: Record<string, string>) =>
  callApi(handler, askAgain, { as, body: { jobId }, headers });
const jobOf = async (as: SignedIn, jobId: string) => (await callApi(handler, getJob, { as, query: { jobId } })).data!;

describe('the failed rows of a sheet', () => {
  const late = { Remarks: 'x'.repeat(501) };

  it('are asked again as one new sheet, under their numbers, and once however often the button is pressed', async () => {
    const clinic = await aClinic(store);
    const lines = [
      aBatchLine(aCard()),
      aBatchLine(aCard(), { ServiceDate: '01/01/2020' }),
      aBatchLine(aCard(), late),
      aBatchLine(aCard(), { ClinicianLicense: 'GD7777' }),
    ];
    const jobId = await begun(clinic, batchCsv(lines));
    expect(await again(clinic, jobId)).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    await work(jobId, settings);
    const headers = { 'idempotency-key': 'ask-again-once' };
    const twice = await Promise.all([again(clinic, jobId, headers), again(clinic, jobId, headers)]);
    const next = twice[0]!.data!.jobId;
    expect(twice.map(({ data }) => data)).toEqual([{ jobId: next }, { jobId: next }]);
    // Another tab has another key.
    expect(await again(clinic, jobId)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    await work(next, settings);
    expect(await jobOf(clinic, next)).toMatchObject({ state: 'done', againOf: jobId, againIn: null });
    expect(await jobOf(clinic, jobId)).toMatchObject({ againOf: null, againIn: next });
    // What was answered is not asked again, and what is wrong is as wrong as before: a remark was not cut to fit.
    expect((await rowsOf(clinic, next)).map(({ row, problems }) => [row, problems[0]?.code])).toEqual([
      [3, 'tooOld'],
      [4, 'tooLong'],
      [5, 'clinicianNotFound'],
    ]);
    expect(timesAsked(lines)).toEqual([1, 0, 0, 0]);
  });

  it('have their late answers in the results of both sheets, and of one in between', async () => {
    const clinic = await aClinic(store);
    const payer = demoPayers.find(({ payerId }) => payerId === 518)!;
    const textOf = async (jobId: string, rows?: 'failed') => {
      const { bytes } = await callAnything(handler, getBatchResult, { as: clinic, query: { jobId, rows } });
      return [...unzipped(bytes).values()].join('');
    };
    await putPayer(store, { ...payer, services: [] });
    const first = await begun(clinic, batchCsv([aBatchLine(aCard()), aBatchLine(aCard(), { Payer: '518' })]));
    await work(first, settings);
    const second = (await again(clinic, first)).data!.jobId;
    await work(second, settings);
    await putPayer(store, payer);
    const third = (await again(clinic, second)).data!.jobId;
    // While it is worked on, what it has so far.
    expect(await textOf(first)).toContain(batchOutcomeTexts.eligible.en);
    await work(third, settings);
    for (const jobId of [first, second, third]) expect(await textOf(jobId)).toContain(batchOutcomeTexts.inHand.en);
    const [inHand] = await rowsOf(clinic, third, { outcome: 'inHand' });
    const scope = { kind: 'facility', facilityId: provenFacilityId(clinic.user.facilityId ?? '') } as const;
    const request = (await findEligibility(store, scope, inHand?.eligibilityId ?? ''))!;
    const change = {
      ...{ status: eligibilityStatus.NotEligible, answeredAt: new Date().toISOString(), denialCode: 'ELIG-005' },
      ...{ patientName: 'Late Invented', deskDueAt: null },
    };
    expect(await writeTogether(store, eligibilityChange(request, change, []))).toBe(true);
    for (const jobId of [first, second, third]) expect(await textOf(jobId)).toContain('Late Invented');
    // What has been answered is not to be corrected any more.
    expect(await textOf(first, 'failed')).not.toContain('Late Invented');
    expect(await textOf(first, 'failed')).not.toContain(batchOutcomeTexts.wrong.en);
  });

  it('are those alone that were not sent, where a sheet was stopped, and not before its worker has stopped', async () => {
    const clinic = await aClinic(store);
    const lines = aSheet(3);
    const jobId = await begun(clinic, batchCsv([...lines, aBatchLine('')]));
    await work(jobId, settings, dyingAt(wiring, 2, true)).catch(() => null);
    await callApi(handler, cancelJob, { as: clinic, body: { jobId } });
    expect(await again(clinic, jobId)).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    passMinutes(2);
    const failed = (await rowsOf(clinic, jobId)).filter(({ outcome }) => outcome === 'notSent' || outcome === 'wrong');
    expect(failed.length).toBeGreaterThan(0);
    const { data } = await again(clinic, jobId);
    await work(data!.jobId, settings);
    expect((await rowsOf(clinic, data!.jobId)).map(({ row }) => row)).toEqual(failed.map(({ row }) => row));
    expect(Math.max(...timesAsked(lines))).toBeLessThanOrEqual(1);
  });

  it('are nobody else’s: another user’s sheet, of the same facility or another, is not there', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv([aBatchLine('')]));
    await work(jobId, settings);
    for (const stranger of [await aClinic(store), await aClinic(store)]) {
      expect(await again(stranger, jobId)).toMatchObject({ http: 404 });
      expect(await callApi(handler, getBatchResult, { as: stranger, query: { jobId } })).toMatchObject({ http: 404 });
    }
    expect((await jobOf(clinic, jobId)).againIn).toBeNull();
  });

  it('are refused where there are none', async () => {
    const clinic = await aClinic(store);
    const jobId = await begun(clinic, batchCsv(aSheet(1)));
    await work(jobId, settings);
    expect(await again(clinic, jobId)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
  });
});
