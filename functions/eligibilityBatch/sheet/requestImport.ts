import { type BatchColumn, batchColumns, batchSheet } from '../../../shared/eligibilityBatch/batchSheet.ts';
import { eligibilityRequestSheet, type RequestSheetRow } from '../../../shared/eligibilityBatch/requestSheet.ts';
import {
  allBatchRows,
  batchRowPut,
  batchRowRemoval,
  rowsOwnerOf,
  type StoredBatchRow,
} from '../../_data/eligibilityBatch/batchRow.ts';
import { listPayers, serves } from '../../_data/payer/payer.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { loadMobiles } from '../../_parts/sheetImport/cells/mobileCell.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  type RecordChange,
  type RowKey,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { checkForSender, rowOf } from '../checkRows.ts';
import { formOfRow, payerChoices, questionOf, type ReadRow } from '../formOfRow.ts';
import { senderOf } from '../sender.ts';
import { askedSince, handToSender, stopAsking } from './asking.ts';

/** A row that is handed in: its form, what the sheet says, and whether a payer has been asked about it since. */
type HandedRow = Pick<
  StoredBatchRow,
  'row' | 'cells' | 'form' | 'payerName' | 'payerNameArabic' | 'identifierEnding' | 'serviceDate'
> & { readonly isAsked: boolean };

/** The sender of the requests, for a person who may still send them, and the payers that take requests. */
const desk = oncePerStep(async (ctx: ImportContext) => {
  await actingUser(eligibilityRequestSheet, ctx);
  await loadMobiles();
  const [sender, all] = await Promise.all([senderOf(ctx, ctx.imported.scope), listPayers(ctx.store)]);
  const payers = all.filter(serves('eligibility'));
  const byId = new Map(payers.map((payer) => [payer.payerId, payer]));
  // No rule makes a row wrong; which one asks about it is looked up when it is sent.
  const records = { ...sender.records, rule: async () => null };
  return { sender: { ...sender, records }, payers: byId, choices: payerChoices(payers) };
});

/** The cells of a row as the form reads them: a value of a list by its name. */
function cellsOf(values: RequestSheetRow): Partial<Record<BatchColumn, string>> {
  const cells: Partial<Record<BatchColumn, string>> = {};
  for (const column of batchColumns) {
    const value = values[column];
    if (value === null) continue;
    const named = batchSheet[column].values?.find((each) => each.value === value);
    cells[column] = named?.title.en ?? String(value);
  }
  return cells;
}

const problemsOf = (read: ReadRow) =>
  'problems' in read ? read.problems.map(({ column, code }) => ({ column, code })) : [];

/** The form's own rules, and that no two rows are the same request. */
async function checkInOrder(ctx: ImportContext) {
  const { choices } = await desk(ctx);
  const seen = new Set<string>();
  return (values: RequestSheetRow) => {
    const read = formOfRow({ row: 1, cells: cellsOf(values) }, choices);
    if (!('form' in read)) return problemsOf(read);
    const question = questionOf(read.form);
    if (seen.has(question)) return [{ column: null, code: 'twiceInFile' }];
    seen.add(question);
    return [];
  };
}

/** A row as it is handed in, by the rules that need the clock or a record. */
async function nextRow(values: RequestSheetRow, _: HandedRow | null, ctx: ImportContext, { row }: RowKey) {
  const { sender, payers, choices } = await desk(ctx);
  const cells = cellsOf(values);
  const read = formOfRow({ row, cells }, choices);
  const result = 'form' in read ? await checkForSender(sender, read.form, { row, cells }) : read;
  if (!('form' in read) || 'problems' in result) return new Unfit(...problemsOf(result as ReadRow));
  // As it comes back from the store.
  return JSON.parse(JSON.stringify(handedOf(rowOf(row, cells, read, payers), false))) as HandedRow;
}

const handedOf = (
  { row, cells, form, payerName, payerNameArabic, identifierEnding, serviceDate }: StoredBatchRow,
  isAsked: boolean,
): HandedRow => ({ row, cells, form, payerName, payerNameArabic, identifierEnding, serviceDate, isAsked });

/** The rows that are handed in, by key. */
async function findRows(ctx: ImportContext, keys: readonly RowKey[]) {
  await desk(ctx);
  const found = new Map<string, Found<HandedRow>>();
  const byRow = new Map(keys.map(({ row, key }) => [row, key]));
  const numbers = [...byRow.keys()].toSorted((one, other) => one - other);
  const between = { first: numbers[0], last: numbers.at(-1) };
  const again = await askedSince(ctx, between);
  for await (const stored of allBatchRows(ctx.store, rowsOwnerOf(ctx.imported), between)) {
    const key = byRow.get(stored.row);
    const isAsked = stored.eligibilityId !== null || again.has(stored.row);
    if (key !== undefined) found.set(key, { stored: handedOf(stored, isAsked) });
  }
  return found;
}

function writesOf(ctx: ImportContext, { to, key: { row } }: RecordChange<HandedRow>) {
  const sheet = rowsOwnerOf(ctx.imported);
  if (to === null) return [batchRowRemoval(sheet, row)];
  const { isAsked: _, ...handed } = to;
  const open = { outcome: 'notSent', problems: [], eligibilityId: null, answer: null, sentAt: null } as const;
  return [batchRowPut(sheet, { ...handed, ...open, problems: [] })];
}

/** A sheet of eligibility requests: each row by the rules of the form, handed to the job that asks the payers when all are written. */
export const requestImport: ImportServer<typeof eligibilityRequestSheet.columns, HandedRow> = {
  facts: eligibilityRequestSheet,
  checkInOrder,
  find: findRows,
  next: nextRow,
  writes: writesOf,
  beforeTakenBack: stopAsking,
  whenWritten: handToSender,
};
