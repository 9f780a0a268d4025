import type { BatchColumn, BatchOutcome } from '../../shared/eligibilityBatch/batchSheet.ts';
import type { JobProblem } from '../../shared/job/routes.ts';
import { type CheckedForm, checkFormFor } from '../_data/eligibility/checkFormFor.ts';
import type { StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import type { Payer } from '../_data/payer/payer.ts';
import { Failure } from '../_kit/failure.ts';
import { formula, type NamedRow } from '../_parts/sheet/lines.ts';
import { columnOfField, formOfRow, payerChoices, questionOf, type ReadRow, type RowForm } from './formOfRow.ts';
import type { Sender } from './sender.ts';

/** One more than any column takes: a cell that is too long stays too long, when the row is asked again. */
const longestCell = 501;
/** A cell that computes stays one. */
const computed = '=';
const shownOfValue = 60;

const cellsOf = ({ cells }: NamedRow<BatchColumn>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [
      column,
      cell === formula ? computed : String(cell).slice(0, longestCell),
    ]),
  );

/** What the rules find wrong that need the clock or a record: the same as on the screen. */
export async function checkForSender(
  { facility, records, now }: Sender,
  form: RowForm,
  { row, cells }: Pick<StoredBatchRow, 'row' | 'cells'>,
): Promise<{ readonly checked: CheckedForm } | { readonly problems: readonly JobProblem[] }> {
  try {
    return { checked: await checkFormFor(facility, form, { now: now(), records }) };
  } catch (error) {
    const [found] = error instanceof Failure ? error.errors : [];
    if (!found) throw error;
    const column = columnOfField[found.field ?? ''] ?? null;
    const value = column ? (cells[column]?.slice(0, shownOfValue) ?? null) : null;
    const limit = found.values?.earliest;
    return { problems: [{ row, column, code: found.code, value, ...(limit && { limit: String(limit) }) }] };
  }
}

/** Checks the rows of a sheet one after the other, and knows which of them it has seen before. */
export class SheetCheck {
  readonly #sender: Sender;
  readonly #payers: ReadonlyMap<number, Payer>;
  readonly #choices: ReturnType<typeof payerChoices>;
  /** By what is asked: the first row that asks it. */
  readonly #seen = new Map<string, number>();

  constructor(sender: Sender, payers: readonly Payer[]) {
    this.#sender = sender;
    this.#payers = new Map(payers.map((payer) => [payer.payerId, payer]));
    this.#choices = payerChoices(payers);
  }

  async check(row: NamedRow<BatchColumn>): Promise<StoredBatchRow> {
    const cells = cellsOf(row);
    const read = formOfRow(row, this.#choices);
    const result = 'form' in read ? await this.#checkForm(read.form, { row: row.row, cells }) : read;
    return rowOf(row.row, cells, result, this.#payers);
  }

  async #checkForm(form: RowForm, row: Pick<StoredBatchRow, 'row' | 'cells'>): Promise<ReadRow> {
    const question = questionOf(form);
    const first = this.#seen.get(question);
    if (first !== undefined) {
      return { problems: [{ row: row.row, column: null, code: 'duplicate', value: String(first) }] };
    }
    const result = await checkForSender(this.#sender, form, row);
    if ('problems' in result) return result;
    this.#seen.set(question, row.row);
    return { form };
  }
}

/** A row of a sheet before anybody was asked about it. */
export function rowOf(
  row: number,
  cells: Readonly<Record<string, string>>,
  read: ReadRow,
  payers: ReadonlyMap<number, Payer>,
): StoredBatchRow {
  const form = 'form' in read ? read.form : null;
  const problems: readonly JobProblem[] = 'form' in read ? [] : read.problems;
  const payer = form && payers.get(form.payerId);
  const identifier = form?.emiratesId ?? form?.cardNumber ?? cells.EmiratesID ?? cells.CardNumber ?? '';
  return {
    row,
    outcome: outcomeOf(problems),
    payerName: payer?.payerName ?? (cells.Payer ?? '').slice(0, shownOfValue),
    payerNameArabic: payer?.payerNameArabic ?? (cells.Payer ?? '').slice(0, shownOfValue),
    identifierEnding: identifier.slice(-4),
    serviceDate: form?.serviceDate ?? null,
    problems: problems.map(({ row: _, ...problem }) => problem),
    eligibilityId: null,
    answer: null,
    cells: { ...cells },
    form,
    sentAt: null,
  };
}

function outcomeOf([first]: readonly JobProblem[]): BatchOutcome {
  if (!first) return 'notSent';
  return first.code === 'duplicate' ? 'duplicate' : 'wrong';
}
