import { describe, expect, it } from 'vitest';
import { handler as claimDashboard } from '../../functions/claimDashboard/index.ts';
import { handler as clinician } from '../../functions/clinician/index.ts';
import { clinicianImport } from '../../functions/clinician/sheet/clinicianImport.ts';
import { handler as sheetImport } from '../../functions/sheetImport/index.ts';
import { harmlessVirus } from '../../infra/local/simulators/fileScanner.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { upload as uploadFormulary } from '../formulary/support/drugLists.ts';
import { aPayer } from '../formulary/support/payers.ts';
import { callApi, passMinutes, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { exchangesOf } from '../support/exchanges.ts';
import { startScanner } from '../support/fileScanner.ts';
import { importsOf } from '../support/imports.ts';
import { shown, started, work } from '../support/jobs.ts';
import { hurry } from '../support/outsideLimits.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { check, fileContents, sentAttachment } from './support/sentFiles.ts';

const { store, logLines } = await startBackend();
const { setMode } = await startScanner();

const virus = Buffer.from(harmlessVirus);
const withVirus = (content: Buffer | string): Buffer => Buffer.concat([Buffer.from(content), virus]);
/** A workbook by its first bytes. */
const book = (content = withVirus('PK\x03\x04 xl/workbook.xml')): File =>
  new File([Uint8Array.from(content)], 'a.xlsx');

describe('a file with a virus in it', () => {
  it.each(Object.entries(fileContents))('that is attached as %s is refused and not kept', async (type, content) => {
    const as = await signIn({ roles: ['Standard'] });
    const { checked, attachmentId } = await sentAttachment(as, `report.${type}`, withVirus(content));
    expect(checked).toMatchObject({ status: -1, errors: [{ code: 'fileHarmful', field: 'fileName' }] });
    expect(sentFiles.has(`transfer/in/${attachmentId}`)).toBe(false);
    expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
  });

  it('ends the job that would read it, before a row is read', async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 8601 });
    const jobId = await started(as, 'members.csv', withVirus('CardNumber\n'));
    await work(jobId);
    expect(await shown(as, jobId)).toMatchObject({ state: 'failed', failure: 'harmful', counts: {} });
  });

  it('is not read for the person who brings it, nor shown', async () => {
    const admin = await person(await aStoredClinic(store), 'ProviderAdmin');
    const { sent, reading } = importsOf('clinicians', { clinicians: clinicianImport });
    const sheet = (name: string) => `License Number,Full Name,Specialty\r\nDHA-P-8600001,${name},Family Medicine\r\n`;
    const importId = await sent(admin, 'list.csv', sheet(harmlessVirus));
    expect(await reading(admin, importId)).toMatchObject({ failure: 'harmful', lines: [], heads: [], sheets: [] });
    // A clean one is seen by the scanner once, and not at all without its word.
    const clean = await sent(admin, 'list.csv', sheet('Noura Salem'));
    setMode('down');
    await expect(reading(admin, clean)).rejects.toThrow('unavailable');
    setMode('normal');
    expect(await reading(admin, clean)).toMatchObject({ failure: null });
    setMode('down');
    expect((await reading(admin, clean)).lines.flatMap(({ cells }) => cells)).toContain('Noura Salem');
  });

  it('ends the import that would check it, before a row is checked', async () => {
    const admin = await person(await aStoredClinic(store), 'ProviderAdmin');
    const { sent, worked, view } = importsOf('clinicians', { clinicians: clinicianImport });
    const importId = await sent(
      admin,
      'list.csv',
      `License Number,Full Name,Specialty\r\nDHA-P-8600001,${harmlessVirus},Family Medicine\r\n`,
    );
    // Somebody who asks for the check without a look at the sheet.
    const plan = { sheet: 0, headRow: 1, columns: ['license', 'fullName', 'specialty'], values: {} };
    const body = { kind: 'clinicians', importId, plan };
    expect((await callApi(sheetImport, sheetImportApi.endpoints.checkImport, { as: admin, body })).errors).toEqual([]);
    await worked(importId);
    expect(await view(admin, importId)).toMatchObject({ state: 'failed', failure: 'harmful', rows: null });
  });

  it('is refused by each call that reads a file itself', async () => {
    const admin = await person(await aStoredClinic(store), 'ProviderAdmin');
    const body = { file: book() };
    const blacklist = await callApi(clinician, clinicianApi.endpoints.uploadBlacklist, { as: admin, body });
    expect(blacklist.data).toMatchObject({ findings: [{ row: 0, code: 'harmful' }] });
    const clinicians = await callApi(clinician, clinicianApi.endpoints.importClinicians, {
      as: admin,
      query: { regulatoryId: 1 },
      body,
    });
    expect(clinicians.data).toMatchObject({ findings: [{ row: 0, code: 'harmful' }] });
    const { maker } = await aPayer();
    expect((await uploadFormulary(maker, body.file)).data).toMatchObject({ findings: [{ row: 0, code: 'harmful' }] });
    process.env.HUMAN_VERIFICATION = 'off';
    const form = await callApi(claimDashboard, claimDashboardApi.endpoints.importMembersFromExcel, { body });
    expect(form.errors).toMatchObject([{ code: 'invalidFile', field: 'file' }]);
    expect(form.errors[0]?.message).toContain('virus scanner');
  });
});

describe('the virus scanner', () => {
  /** The call that last sent a file to the jobs. */
  const causeOf = (jobId: string): unknown =>
    logLines.map((line) => JSON.parse(line)).find((line) => line.jobId === jobId)?.causeId;

  it('is measured with the call or the job that asked it; a virus is an answer', async () => {
    const as = await signIn({ roles: ['Standard'] });
    const { checked } = await sentAttachment(as, 'a.pdf', withVirus(fileContents.pdf));
    expect(exchangesOf(logLines, checked.headers['x-request-id'])).toEqual([['file scanner', false]]);
    hurry('FILE_SCANNER_TIMEOUT_MS');
    setMode('silent');
    const { checked: unanswered } = await sentAttachment(as, 'a.pdf', fileContents.pdf);
    expect(exchangesOf(logLines, unanswered.headers['x-request-id'])).toEqual([['file scanner', true]]);
  });

  it('is measured for the call that began a job', async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 8601 });
    const jobId = await started(as, 'members.csv', 'CardNumber\n');
    logLines.length = 0;
    await work(jobId);
    const causeId = causeOf(jobId);
    expect(causeId).toEqual(expect.any(String));
    expect(exchangesOf(logLines, causeId)).toEqual([['file scanner', false]]);
  });
});

describe('while the virus scanner does not answer', () => {
  it('an attachment is not taken, stays where it was sent, and is taken later', async () => {
    const as = await signIn({ roles: ['Standard'] });
    setMode('down');
    const { checked, attachmentId } = await sentAttachment(as, 'a.pdf', fileContents.pdf);
    expect(checked).toMatchObject({ http: 503, errors: [{ code: 'unavailable' }] });
    expect(sentFiles.has(`transfer/checked/${attachmentId}`)).toBe(false);
    setMode('normal');
    expect(await check(as, attachmentId)).toMatchObject({ status: 1 });
  });

  it('a call with a file is to be repeated', async () => {
    setMode('nonsense');
    const admin = await person(await aStoredClinic(store), 'ProviderAdmin');
    const body = { file: book(Buffer.from('PK\x03\x04 xl/workbook.xml')) };
    const answer = await callApi(clinician, clinicianApi.endpoints.uploadBlacklist, { as: admin, body });
    expect(answer).toMatchObject({ http: 503, errors: [{ code: 'unavailable' }] });
  });

  it('a job waits for it, and ends when it answers', async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 8602 });
    const jobId = await started(as, 'members.csv', 'CardNumber\n');
    setMode('down');
    await work(jobId);
    expect(await shown(as, jobId)).toMatchObject({ state: 'running', failure: null });
    setMode('normal');
    passMinutes(1);
    await work(jobId);
    expect(await shown(as, jobId)).toMatchObject({ state: 'failed', failure: 'wrongColumns' });
  });
});
