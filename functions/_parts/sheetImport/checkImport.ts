import { mostWrongRows } from '../../../shared/sheetImport/importStates.ts';
import { writeWrongRows } from '../../_data/sheetImport/importRow.ts';
import { errorFileKey, findSameFile } from '../../_data/sheetImport/sheetImport.ts';
import { keepFile } from '../../_data/transfer/transfer.ts';
import type { JobSlice } from '../job/jobKind.ts';
import type { CheckedRow } from './checkRow.ts';
import { type Classified, classifyRows, inParts } from './classifyRows.ts';
import { errorFileOf } from './errorFile.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import type { AnyImportServer } from './importServer.ts';
import { bookOfImport, checkedRows, hashOfFile } from './openImport.ts';

const firstRows = 200;
const rowsAStep = 1000;

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

/**
 * Checks all rows of an import and changes nothing: counts, wrong rows, and the file with the errors. It begins anew after a worker died, and
 * counts nothing twice.
 */
export async function* checkImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  const { run } = at;
  const none = { new: 0, changed: 0, same: 0, wrong: 0, twiceInFile: 0, twiceInStore: 0 };
  const again = { checks: at.imported.checks + 1, done: 0, rows: null, checked: none, hasErrorFile: false };
  yield stepOf(at, again);
  const book = await bookOfImport(at.imported);
  const wrong: CheckedRow[] = [];
  try {
    for await (const rows of inParts(checkedRows(contextOf(at), server, book), firstRows, rowsAStep)) {
      const found = await classifyRows(contextOf(at), server, rows);
      const kept = found.wrong.slice(0, Math.max(mostWrongRows - wrong.length, 0));
      wrong.push(...kept);
      await writeWrongRows(run.store, at.imported, kept.map(shown), run.now());
      const { done, checked } = at.imported;
      yield stepOf(at, { done: done + rows.length, checked: plus(checked, countsOf(found)) });
    }
    const fileHash = at.imported.fileHash ?? (await hashOfFile(at.imported));
    const errors = wrong.length > 0 ? await errorFileOf(book, at.imported, server.facts, wrong) : null;
    if (errors) await keepFile(errorFileKey(at.imported), errors.body, errors.contentType);
    const sameAs = await findSameFile(run.store, at.imported, fileHash);
    yield stepOf(at, { rows: at.imported.done, fileHash, sameAs, hasErrorFile: errors !== null });
  } finally {
    await book.close();
  }
  await endState(at, { state: 'checked' });
}
