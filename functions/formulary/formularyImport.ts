import { drugOf, drugProblems } from '../../shared/formulary/drug.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { listImport, payerOfSheet } from '../_parts/versionedList/listImport.ts';
import { formularyList } from './formularyList.ts';

/** What a list of drugs does: it becomes a version of its payer's formulary. */
export const formularyImport = listImport({
  facts: formularySheet,
  kind: formularyList,
  rowOf: drugOf,
  codeOf: ({ code }) => String(code),
  check: drugProblems,
  listOf: async (ctx) => payerOfSheet(ctx),
});
