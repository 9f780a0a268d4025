import { mostWrongRows } from '../../../shared/sheetImport/importStates.ts';
import { uploadKey } from '../../_data/job/jobUpload.ts';
import { readWrongRows, writeWrongRows } from '../../_data/sheetImport/importRow.ts';
import { errorFileKey, findSameFile } from '../../_data/sheetImport/sheetImport.ts';
import { keepFile, readFile } from '../../_data/transfer/transfer.ts';
import { refuseHarmful } from '../harmfulFile.ts';
import type { JobSlice } from '../job/jobKind.ts';
import type { CheckedRow } from './checkRow.ts';
import { type Classified, classifyRows, inParts, rowsBehind } from './classifyRows.ts';
import { errorFileOf } from './errorFile.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import type { AnyImportServer } from './importServer.ts';
import { bookOfImport, checkedRows, hashOfFile } from './openImport.ts';
import type { SheetBook } from './reading/sheetBook.ts';

const firstRows = 200;

const countOf = (rows: readonly CheckedRow[], code: string): number =>
  rows.filter(({ problems }) => problems.some((problem) => problem.code === code)).length;

const countsOf = ({ added, changed, same, wrong }: Classified) => ({
  new: added.length,
  changed: changed.length,
  same,
  wrong: wrong.length,
  twiceInFile: countOf(wrong, 'twiceInFile'),
  twiceInStore: countOf(wrong, 'twiceInStore'),
});

const shown = ({ row, texts, problems }: CheckedRow) => ({ row, texts, problems: [...problems] });

const none = { new: 0, changed: 0, same: 0, wrong: 0, twiceInFile: 0, twiceInStore: 0 };

/** Keeps the file with the errors; false where no row is wrong. They are read from the store: other workers may have found some of them. */
async function keepErrors(at: ImportRun, { facts }: AnyImportServer, book: SheetBook): Promise<boolean> {
  const wrong = await readWrongRows(at.run.store, at.imported);
  if (wrong.length === 0) return false;
  const errors = await errorFileOf(book, at.imported, facts, wrong);
  await keepFile(errorFileKey(at.imported), errors.body, errors.contentType);
  return true;
}

/**
 * Checks all rows of an import and changes nothing: counts, wrong rows, and the file with the errors. After the death of a worker, or the end of its
 * time, the next one goes on where that was: it reads the rows before, and compares them with nothing.
 */
export async function* checkImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  const { run } = at;
  const isNew = at.imported.checked.new === undefined;
  if (isNew && !at.imported.isScanned) await refuseHarmful(await readFile(uploadKey(at.imported)));
  if (isNew)
    yield stepOf(at, { checks: at.imported.checks + 1, done: 0, rows: null, checked: none, hasErrorFile: false });
  const book = await bookOfImport(at.imported);
  try {
    let hidden = 0;
    const onHidden = () => {
      hidden += 1;
    };
    const rest = rowsBehind(checkedRows(contextOf(at), server, book, onHidden), at.imported.done);
    const first = Math.min(firstRows, at.rowsAStep);
    for await (const rows of inParts(rest, isNew ? first : at.rowsAStep, at.rowsAStep)) {
      const found = await classifyRows(contextOf(at), server, rows);
      const { done, checked } = at.imported;
      const kept = found.wrong.slice(0, Math.max(mostWrongRows - (checked.wrong ?? 0), 0));
      await writeWrongRows(run.store, at.imported, kept.map(shown), run.now());
      yield stepOf(at, { done: done + rows.length, checked: plus(checked, countsOf(found)) });
    }
    const fileHash = at.imported.fileHash ?? (await hashOfFile(at.imported));
    const hasErrorFile = await keepErrors(at, server, book);
    const sameAs = await findSameFile(run.store, at.imported, fileHash);
    const checked = { ...at.imported.checked, hidden };
    yield stepOf(at, { rows: at.imported.done, checked, fileHash, sameAs, hasErrorFile });
  } finally {
    await book.close();
  }
  await endState(at, { state: 'checked' });
}
