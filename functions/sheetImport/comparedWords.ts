import { sameText } from '../_parts/sheetImport/cells/cleanText.ts';
import type { SheetPlan } from '../_parts/sheetImport/checkRow.ts';

/** The words that a person has named for values, as cells are compared with them. */
export const comparedWords = (values: SheetPlan['values']): SheetPlan['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([column, words]) => [
      column,
      Object.fromEntries(Object.entries(words).map(([word, value]) => [sameText(word), value])),
    ]),
  );
