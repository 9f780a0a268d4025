import { createHash } from 'node:crypto';
import { uploadKey } from '../../_data/job/jobUpload.ts';
import { readFixes } from '../../_data/sheetImport/importRow.ts';
import type { StoredImport } from '../../_data/sheetImport/sheetImport.ts';
import { readFile } from '../../_data/transfer/transfer.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type CheckedRow, checkPlan, checkRow, knownValues, type RowChecks, rowsFinder, rowsOf } from './checkRow.ts';
import { gatherRows } from './gatherRows.ts';
import type { AnyImportServer, ImportContext } from './importServer.ts';
import { openBook } from './reading/openBook.ts';
import type { BookLimits, SheetBook } from './reading/sheetBook.ts';

/** The file of an import as a book of sheets. */
export const bookOfImport = (imported: StoredImport, limits?: BookLimits): Promise<SheetBook> =>
  openBook({
    open: () => readFile(uploadKey(imported)),
    bytes: imported.bytes,
    fileName: imported.fileName,
    ...(limits && { limits }),
  });

/** The SHA-256 of an import's file, in hexadecimal. */
export async function hashOfFile(imported: StoredImport): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await readFile(uploadKey(imported))) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** What the cells alone cannot say of a row, as a kind says it for one reading of its sheet. */
async function checkOf(ctx: ImportContext, { check, checkInOrder }: AnyImportServer): Promise<RowChecks['check']> {
  if (checkInOrder) return checkInOrder(ctx);
  return check && ((row) => check(row, ctx));
}

/**
 * The checked rows of an import's sheet, with what a person has corrected in them, in the order of the sheet. A row about the record of an earlier one is
 * wrong, unless the kind gathers them: then they come as one. `onHidden` is told of each row that is hidden, and not read.
 */
export function checkedRows(
  ctx: ImportContext,
  server: AnyImportServer,
  book: SheetBook,
  onHidden?: () => void,
): AsyncGenerator<CheckedRow> {
  const rows = rowByRow(ctx, server, book, onHidden);
  return server.gather ? gatherRows(rows, server.gather) : rows;
}

async function* rowByRow(
  ctx: ImportContext,
  server: AnyImportServer,
  book: SheetBook,
  onHidden?: () => void,
): AsyncGenerator<CheckedRow> {
  const { facts } = server;
  const { plan } = ctx.imported;
  if (!plan) throw new JobFailure('wrongColumns');
  checkPlan(facts, plan);
  const fixes = await readFixes(ctx.store, ctx.imported);
  const check = await checkOf(ctx, server);
  const checks = { known: knownValues(plan), ...(check && { check }) };
  const marked = rowsFinder(facts);
  let count = 0;
  for await (const row of rowsOf(book.lines(plan.sheet), plan, facts, onHidden)) {
    count += 1;
    if (count > facts.mostRows) throw new JobFailure('tooManyRows');
    const fixed = fixes.get(row.row);
    yield marked(checkRow(facts, fixed ? { ...row, cells: { ...row.cells, ...fixed } } : row, checks));
  }
  if (count === 0) throw new JobFailure('empty');
}
