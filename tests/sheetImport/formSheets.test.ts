import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { handler as claimDashboard } from '../../functions/claimDashboard/index.ts';
import { handler as clinician } from '../../functions/clinician/index.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import { aDrug, drugHeads, upload as uploadFormulary } from '../formulary/support/drugLists.ts';
import { aPayer } from '../formulary/support/payers.ts';
import { callApi, startBackend } from '../support/api.ts';
import { aStoredClinic, person } from '../support/people.ts';

const { store } = await startBackend();

/** A workbook whose rows 3 and 5 are hidden, as by a filter, and that has only hidden rows behind its last one that is seen. */
async function filtered(heads: readonly string[], rowOf: (at: number) => readonly string[]): Promise<File> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('A');
  sheet.addRows([heads, ...[1, 2, 3, 4].map(rowOf)].map((row) => [...row]));
  for (const row of [3, 5]) sheet.getRow(row).hidden = true;
  return new File([Buffer.from(await book.xlsx.writeBuffer())], 'list.xlsx');
}

const findings = [3, 5].map((row) => ({ row, column: null, code: 'hiddenRow' }));
const admin = async () => person(await aStoredClinic(store), 'ProviderAdmin');
const drugOf = (at: number) => drugHeads.map((head) => aDrug(at)[head] ?? '');

it('a sheet that a form takes leaves out no hidden row in silence: each is a finding, and nothing is stored', async () => {
  const clinicians = await filtered(['License Number', 'Full Name', 'Specialty'], (at) => [
    `DHA-P-860100${at}`,
    'Noura Salem',
    'Family Medicine',
  ]);
  const query = { regulatoryId: 1 };
  const taken = { as: await admin(), query, body: { file: clinicians } };
  const added = await callApi(clinician, clinicianApi.endpoints.importClinicians, taken);
  expect(added.data).toEqual({ added: 0, changed: 0, same: 0, findings });

  const blacklist = await filtered(['License Number', 'Blacklisted Reason', 'Emirates ID'], (at) => [
    `DHA-P-860200${at}`,
    'Licence withdrawn',
    '',
  ]);
  const blocked = { as: await admin(), body: { file: blacklist } };
  expect((await callApi(clinician, clinicianApi.endpoints.uploadBlacklist, blocked)).data).toMatchObject({
    ...{ blacklistId: null, accepted: 0, findings: expect.arrayContaining(findings) },
  });

  const { maker } = await aPayer();
  expect((await uploadFormulary(maker, await filtered(drugHeads, drugOf))).data).toMatchObject({
    ...{ versionId: null, rows: 4, wrong: 2, findings },
  });
});

it('a sheet of users of the claim dashboard gives those that are seen, and says which rows are hidden', async () => {
  process.env.HUMAN_VERIFICATION = 'off';
  const heads = ['User name', 'Email', 'Access type', 'Group owners', 'Sub groups', 'Facility licences'];
  const file = await filtered(heads, (at) => ['Sara Invented', `sara${at}@clinic.ae`, 'Single', '', '', `DHA-F-${at}`]);
  const answer = await callApi(claimDashboard, claimDashboardApi.endpoints.importMembersFromExcel, { body: { file } });
  expect(answer.data).toHaveLength(2);
  expect(answer.errors.map(({ message }) => message)).toEqual(
    [3, 5].map((row) => `Row ${row}: The row is hidden, by hand or by a filter. Please show it or delete it.`),
  );
});

it('it is said in both languages', () => {
  expect(importProblemTexts.hiddenRow?.ar).toMatch(/مخفي/);
});
