import { createHash } from 'node:crypto';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type Drug, drugOf, drugProblems } from '../../shared/formulary/drug.ts';
import type { StagedFormulary } from '../../shared/formulary/formularyModel.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import type { formularyApi } from '../../shared/formulary/routes.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { sheetFileRows } from '../_parts/sheetImport/readSheetFile.ts';
import { payerOfList } from '../_parts/versionedList/payerOfList.ts';
import { RowCollector, stageVersion } from '../_parts/versionedList/stageVersion.ts';
import { formularyList } from './formularyList.ts';

const uploadRate = { name: 'formulary', most: 30, seconds: 3600 } as const;
const mostFindings = 500;
/** What a call reads, compares and stores within the half minute that it has, on a busy day too. A longer list is an import's. */
const rowsInACall = 5000;
const sheetOfCall = { ...formularySheet, mostRows: rowsInACall };

type Refused = Omit<StagedFormulary, 'versionId'>;

/** The drugs of a file, or everything that is wrong with it. */
async function readDrugs(file: File): Promise<RowCollector<Drug> | Refused> {
  const drugs = new RowCollector(formularyList);
  const refused: Refused = { rows: 0, wrong: 0, findings: [] };
  try {
    for await (const { row, values, problems } of sheetFileRows(file, sheetOfCall, drugProblems)) {
      refused.rows += 1;
      if (values) drugs.add(drugOf(values));
      else refused.wrong += 1;
      for (const problem of problems) {
        if (refused.findings.length < mostFindings) refused.findings.push({ row, ...problem });
      }
    }
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    const code = error.code === 'tooManyRows' ? 'tooManyForCall' : error.code;
    return { rows: 0, wrong: 0, findings: [{ row: 0, column: null, code }] };
  }
  if (refused.rows === 0) return { ...refused, findings: [{ row: 0, column: null, code: 'empty' }] };
  return refused.wrong > 0 ? refused : drugs;
}

/**
 * REQ-PHARM-02: stages a version of a payer's formulary. A list is taken in whole or, while a row is wrong, not at all; nobody reads the version
 * before it goes live.
 */
export const uploadBasicFormulary: Operation<typeof formularyApi.endpoints.uploadBasicFormulary> = async (
  { body },
  ctx,
) => {
  const { file, effectiveOn } = body;
  const payerId = await payerOfList(ctx, body.payerId);
  if (effectiveOn < emiratesDateOf(ctx.now())) throw invalid('effectiveOn', 'effectiveInPast');
  await takeTurn(ctx.store, uploadRate, ctx.user.userId, ctx.now());
  const drugs = await readDrugs(file);
  if (!(drugs instanceof RowCollector)) return { versionId: null, ...drugs };
  const fileHash = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  const about = { versionId: ctx.newId(), payerId, effectiveOn, fileName: file.name.slice(0, 200), fileHash };
  const { versionId, number, rows, state } = await stageVersion(
    ctx,
    formularyList,
    { ...about, maker: await makerOf(ctx) },
    drugs,
  );
  ctx.audited({ entity: 'formulary', id: versionId, after: { payerId, number, rows, state, fileHash, effectiveOn } });
  return { versionId, rows, wrong: 0, findings: [] };
};
