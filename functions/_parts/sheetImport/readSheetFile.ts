import { Readable } from 'node:stream';
import type { ImportColumns, ImportKindFacts, ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import { isHarmful } from '../harmfulFile.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type CheckedRow, checkRow, knownValues, rowsFinder, rowsOf } from './checkRow.ts';
import { proposePlan } from './proposePlan.ts';
import { openBook } from './reading/openBook.ts';
import { formLimits } from './reading/sheetBook.ts';

/**
 * A row that is hidden in the sender's program. Nothing comes between a form and what it stores, as the steps of an import do, so the row is not left
 * out in silence: a person shows it or deletes it.
 */
const hiddenRow = (row: number): CheckedRow => ({
  ...{ row, texts: {}, values: null, key: null },
  problems: [{ column: null, code: 'hiddenRow' }],
});

/** Titles, and empty lines between the rows. */
const mostEmptyRows = 1000;

/**
 * The rows of a small file that came with a call (`sentFile`), one by one, checked by the columns of a kind and for rows of the same key; a hidden row is
 * wrong. Throws a JobFailure whose code is a key of the failures in web/parts/job/texts for a file that cannot be read.
 */
export async function* sheetFileRows<Columns extends ImportColumns>(
  file: File,
  facts: ImportKindFacts<Columns>,
  check?: (row: ImportRow<Columns>) => readonly ImportProblem[],
): AsyncGenerator<CheckedRow<ImportRow<Columns>>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (await isHarmful(bytes)) throw new JobFailure('harmful');
  const open = async () => Readable.from([bytes]);
  const book = await openBook({ open, bytes: bytes.length, fileName: file.name, limits: formLimits });
  try {
    const plain = facts as unknown as ImportKindFacts;
    const { plan, missing } = await proposePlan(book, plain);
    if (missing.length > 0) throw new JobFailure('wrongColumns');
    const checks = {
      known: knownValues(plan),
      ...(check && { check: check as (row: ImportRow) => readonly ImportProblem[] }),
    };
    let count = 0;
    const marked = rowsFinder(plain);
    const hidden: number[] = [];
    const hiddenNow = () => hidden.splice(0).map((row) => hiddenRow(row) as CheckedRow<ImportRow<Columns>>);
    for await (const row of rowsOf(book.lines(plan.sheet), plan, plain, (place) => hidden.push(place))) {
      if (count >= facts.mostRows || row.row > facts.mostRows + mostEmptyRows) throw new JobFailure('tooManyRows');
      count += 1;
      yield* hiddenNow();
      yield marked(checkRow(plain, row, checks)) as unknown as CheckedRow<ImportRow<Columns>>;
    }
    yield* hiddenNow();
  } finally {
    await book.close();
  }
}

/**
 * All rows of such a file. Nothing is stored: for answers that show what was read.
 *
 * @example const rows = await readSheetFile(body.file, requesterSheet);
 */
export const readSheetFile = <Columns extends ImportColumns>(
  file: File,
  facts: ImportKindFacts<Columns>,
  check?: (row: ImportRow<Columns>) => readonly ImportProblem[],
): Promise<CheckedRow<ImportRow<Columns>>[]> => Array.fromAsync(sheetFileRows(file, facts, check));
