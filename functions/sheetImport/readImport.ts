import type { ImportColumn, ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportReading, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { uploadKey } from '../_data/job/jobUpload.ts';
import { importChange, type StoredImport } from '../_data/sheetImport/sheetImport.ts';
import { readMemory, type SourceMemory } from '../_data/sheetImport/sourceMemory.ts';
import { readFile } from '../_data/transfer/transfer.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { isStreamHarmful } from '../_parts/harmfulFile.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { formula, type Line } from '../_parts/sheet/lines.ts';
import { sameText } from '../_parts/sheetImport/cells/cleanText.ts';
import { type KnownValues, readCell, wordsOfCell } from '../_parts/sheetImport/cells/readCell.ts';
import { checkRow, knownValues, missingColumns, rowsOf, type SheetPlan } from '../_parts/sheetImport/checkRow.ts';
import { bookOfImport } from '../_parts/sheetImport/openImport.ts';
import { type ProposedPlan, proposePlan } from '../_parts/sheetImport/proposePlan.ts';
import { firstRowsLimits } from '../_parts/sheetImport/reading/sheetBook.ts';
import { writeTogether } from '../_store/transaction.ts';
import { comparedWords } from './comparedWords.ts';
import { checkArrived, ownImport } from './ownImport.ts';

type ReadImport = typeof sheetImportApi.endpoints.readImport;

const shownLines = 12;
const mostFindings = 100;

const columnsOf = ({ columns }: ImportKindFacts): ImportReading['columns'] =>
  Object.entries(columns).map(([name, { title, isNeeded = false, values = [] }]) => ({
    name,
    title,
    isNeeded,
    values: values.map(({ value, title: words }) => ({ value, title: words })),
  }));

const shownLine = ({ row, cells }: Line) => ({
  row,
  cells: cells.slice(0, 200).map((cell) => (cell === formula ? '=' : cell.slice(0, 200))),
});

const unread = (facts: ImportKindFacts, failure: string): ImportReading => ({
  ...{ failure, sheets: [], sheet: 0, headRow: 1, heads: [], lines: [], columns: columnsOf(facts) },
  ...{ missing: [], unknownWords: [], values: {}, findings: [], hidden: 0 },
});

/** What was remembered, without words for values that the kind does not have any more. */
function stillRight({ columns }: ImportKindFacts, { heads, values }: SourceMemory): SourceMemory {
  const isValue = (column: string, value: string): boolean =>
    Object.hasOwn(columns, column) && (columns[column]?.values?.some((each) => each.value === value) ?? false);
  const left = Object.entries(values).map(([column, words]) => {
    const right = Object.entries(words).filter(([, value]) => isValue(column, value));
    return [column, Object.fromEntries(right)] as const;
  });
  return { heads, values: Object.fromEntries(left.filter(([, words]) => Object.keys(words).length > 0)) };
}

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

/** The words of a cell that are no values of its column: a cell of several values may hold several. */
function unknownIn(declared: ImportColumn | undefined, text: string, known: KnownValues | undefined): string[] {
  if (!declared) return [];
  const words = declared.type === 'many' ? wordsOfCell(text) : [text];
  return words.filter((word) => 'code' in readCell({ ...declared, type: 'list' }, word, known));
}

/** What is wrong with the first rows by their cells alone, and the words that are no values of their columns. */
async function firstFindings(facts: ImportKindFacts, { plan, lines }: ProposedPlan) {
  const known = knownValues(plan);
  const findings: ImportReading['findings'] = [];
  const words = new Map<string, ImportReading['unknownWords'][number]>();
  let hidden = 0;
  const onHidden = () => {
    hidden += 1;
  };
  for await (const row of rowsOf(each(lines), plan, facts, onHidden)) {
    const { texts, problems } = checkRow(facts, row, { known });
    if (problems.length > 0) findings.push({ row: row.row, texts: { ...texts }, problems: [...problems] });
    for (const { column, code } of problems) {
      if (column === null || code !== 'unknownValue') continue;
      for (const each of unknownIn(facts.columns[column], texts[column] ?? '', known.get(column))) {
        const word = each.slice(0, 200);
        words.set(`${column}#${sameText(word)}`, { column, word });
      }
    }
  }
  return {
    hidden,
    findings: findings.slice(0, mostFindings),
    unknownWords: [...words.values()].slice(0, mostFindings),
  };
}

/** What a person has chosen by now; what the import was checked by before counts where nothing else is said. */
function chosenPlan({ plan }: StoredImport, body: BodyOf<ReadImport>): Partial<SheetPlan> {
  const { sheet, headRow, columns, values } = body;
  const said = {
    ...(sheet !== undefined && { sheet }),
    ...(headRow !== undefined && { headRow }),
    ...(columns && { columns }),
    ...(values && { values: comparedWords(values) }),
  };
  const isSamePlace = plan && (sheet ?? plan.sheet) === plan.sheet && (headRow ?? plan.headRow) === plan.headRow;
  return isSamePlace ? { ...plan, ...said } : said;
}

/** A proposed plan with what a person has chosen over it; what the kind does not have is not read. */
function withChosen(facts: ImportKindFacts, proposed: ProposedPlan, { columns, values }: Partial<SheetPlan>) {
  const columnAt = (at: number, proposal: string | null): string | null => {
    if (!columns) return proposal;
    const column = columns[at] ?? null;
    return column !== null && Object.hasOwn(facts.columns, column) ? column : null;
  };
  const heads = proposed.heads.map(({ column, by, ...head }) => {
    const chosen = columnAt(head.at, column);
    return { ...head, column: chosen, by: chosen === column ? by : null };
  });
  const plan = {
    ...proposed.plan,
    columns: heads.map(({ column }) => column),
    values: values ?? proposed.plan.values,
  };
  return { ...proposed, heads, plan, missing: missingColumns(facts, plan) };
}

/**
 * Whether the file has a virus: the scanner sees it before any reader of ours does. The bucket takes a file once, so that it stays as it was found. A
 * change that comes between wins; then the scanner sees the file again.
 */
async function isHarmful(imported: StoredImport, ctx: SessionContext): Promise<boolean> {
  if (imported.isScanned) return false;
  if (await isStreamHarmful(await readFile(uploadKey(imported)))) return true;
  await writeTogether(ctx.store, [importChange(imported, { isScanned: true }).put]);
  return false;
}

/** What the sheet says about itself. Only its beginning is read, so that the answer comes soon, however long it is. */
export const readImport: Operation<ReadImport> = async ({ body }, ctx) => {
  const { facts, imported } = await ownImport(body, ctx);
  await checkArrived(imported);
  ctx.audited({ entity: 'import', id: imported.importId });
  if (await isHarmful(imported, ctx)) return unread(facts, 'harmful');
  const remembered = stillRight(facts, await readMemory(ctx.store, imported.scope, facts.name));
  try {
    const book = await bookOfImport(imported, firstRowsLimits);
    try {
      const chosen = chosenPlan(imported, body);
      const proposed = withChosen(facts, await proposePlan(book, facts, remembered, chosen), chosen);
      const { plan, heads, missing, lines } = proposed;
      return {
        ...{
          failure: null,
          sheets: book.sheets.map(({ name, isHidden }) => ({ name: name.slice(0, 100), isHidden })),
          sheet: plan.sheet,
          headRow: plan.headRow,
          heads: [...heads],
        },
        ...{ lines: lines.slice(0, shownLines).map(shownLine), columns: columnsOf(facts), missing: [...missing] },
        values: plan.values,
        ...(await firstFindings(facts, proposed)),
      };
    } finally {
      await book.close();
    }
  } catch (error) {
    if (error instanceof JobFailure) return unread(facts, error.code);
    throw error;
  }
};
