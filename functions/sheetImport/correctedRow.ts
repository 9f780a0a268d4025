import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { FixedRow, WrongRow } from '../_data/sheetImport/importRow.ts';
import { checkRow, knownValues, type SheetPlan } from '../_parts/sheetImport/checkRow.ts';

/**
 * A wrong row as it is after corrections: the corrected cells are checked by themselves. What the check has found wrong with the row as a whole
 * stands until the next check, unless the row is about another record now.
 */
export function correctedRow(
  facts: ImportKindFacts,
  plan: SheetPlan,
  wrong: WrongRow,
  texts: FixedRow['texts'],
): WrongRow {
  const { row } = wrong;
  const isCorrected = (column: string): boolean => Object.hasOwn(texts, column);
  const isOtherRecord = facts.key.some(isCorrected);
  const left = wrong.problems.filter(({ column }) => (column === null ? !isOtherRecord : !isCorrected(column)));
  const { problems } = checkRow(facts, { row, cells: texts }, { known: knownValues(plan) });
  const found = problems.filter(({ column }) => column !== null && isCorrected(column));
  return { ...wrong, texts: { ...wrong.texts, ...texts }, problems: [...left, ...found] };
}
