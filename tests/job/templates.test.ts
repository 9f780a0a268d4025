import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { handler } from '../../functions/job/index.ts';
import { eidReasons } from '../../shared/_field/lookups.ts';
import { batchColumns, mostBatchRows, neededBatchColumns } from '../../shared/eligibilityBatch/batchSheet.ts';
import { jobApi, type TemplateKind } from '../../shared/job/routes.ts';
import { memberColumns } from '../../shared/member/memberColumns.ts';
import { aClinic } from '../eligibility/support/eligibility.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { sheetLines } from '../support/sheetLines.ts';

const { store } = await startBackend();
const { getTemplate } = jobApi.endpoints;

const ask = (as: SignedIn, kind: TemplateKind) => callAnything(handler, getTemplate, { as, query: { kind } });

async function templateOf(as: SignedIn, kind: TemplateKind) {
  const { http, bytes, headers } = await ask(as, kind);
  expect(http).toBe(200);
  expect(headers['content-type']).toMatch(/spreadsheetml\.sheet$/);
  const file = Buffer.from(bytes);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const lines = (await sheetLines(file)).map(({ cells }): readonly unknown[] => cells);
  return { workbook, lines };
}

const textsOf = (sheet: ExcelJS.Worksheet, column: number) =>
  Array.from({ length: sheet.rowCount }, (_, at) => sheet.getCell(at + 1, column).value);

describe('the template of a sheet', () => {
  it('of requests has its columns, the lists of what they take as drop-downs, and a guide in both languages', async () => {
    for (const [payerId, payerName, services] of [
      [901, 'Sidra', ['eligibility']],
      [902, 'Bahar', ['eligibility']],
      [903, 'Claims only', ['claims']],
    ] as const) {
      await putPayer(store, {
        payerId,
        payerName,
        payerNameArabic: `${payerName} ع`,
        payerCode: `AB${payerId}`,
        services: [...services],
      });
    }
    const { workbook, lines } = await templateOf(await aClinic(store), 'eligibilityBatch');
    // The portal reads the first sheet: a template that is sent as it is has no rows.
    expect(lines).toEqual([[...batchColumns]]);
    const [requests] = workbook.worksheets;
    expect(requests!.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    const offered = (row: number, column: (typeof batchColumns)[number]) =>
      requests!.getCell(row, batchColumns.indexOf(column) + 1).dataValidation;
    expect(offered(2, 'EmiratesIDReason')).toMatchObject({
      type: 'list',
      formulae: [`'EmiratesIDReason'!$B$2:$B$${eidReasons.length + 1}`],
    });
    for (const column of ['Payer', 'ServiceCategory', 'ConsultationCategory', 'EmiratesIDReason'] as const) {
      expect(offered(2, column).type, column).toBe('list');
      expect(offered(mostBatchRows + 1, column).type, column).toBe('list');
    }
    expect(offered(2, 'Remarks')).toBeUndefined();
    const payers = textsOf(workbook.getWorksheet('Payer')!, 2);
    expect(payers.filter((name) => name === 'Bahar' || name === 'Sidra')).toEqual(['Bahar', 'Sidra']);
    expect(payers).not.toContain('Claims only');
    const guide = workbook.getWorksheet('Columns')!;
    expect(textsOf(guide, 1).slice(1)).toEqual([...batchColumns]);
    const needed = batchColumns.filter((_, at) => guide.getCell(at + 2, 2).value !== null);
    expect(needed).toEqual([...neededBatchColumns]);
    expect(guide.getCell('C2').value).toBe('Name, number or code of the payer');
    expect(guide.getCell('D2').value).toBe('اسم الجهة الدافعة أو رقمها أو رمزها');
  });

  it('of members has its columns and choices', async () => {
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 901 });
    const { workbook, lines } = await templateOf(insurer, 'memberRegister');
    expect(lines).toEqual([[...memberColumns]]);
    expect(textsOf(workbook.getWorksheet('Relation')!, 1)).toContain('Spouse');
    const gender = workbook.worksheets[0]!.getCell(2, memberColumns.indexOf('Gender') + 1);
    expect(gender.dataValidation.formulae).toEqual(["'Gender'!$A$2:$A$4"]);
  });

  it('is for those who may send the sheet', async () => {
    const clinic = await aClinic(store);
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 901 });
    expect((await ask(clinic, 'memberRegister')).http).toBe(403);
    expect((await ask(insurer, 'eligibilityBatch')).http).toBe(403);
    expect((await ask(insurer, 'eligibilityExport' as TemplateKind)).http).toBe(400);
  });
});
