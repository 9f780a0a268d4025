import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { differenceFields } from '../_parts/versionedList/rowDifference.ts';
import { drug } from './drug.ts';
import { type FormularyColumn, formularyColumns } from './formularySheet.ts';

/** A drug that a version changes, with the columns in which it differs; prices in fils. */
export const drugDifference = z.strictObject({
  code: z.string(),
  packageName: z.string(),
  ...differenceFields(formularyColumns as readonly [FormularyColumn, ...FormularyColumn[]]),
});

/** A cell of an uploaded list that is wrong; row 0 is about the whole file. */
const finding = z.strictObject({ row: z.int(), column: z.string().nullable(), code: z.string() });

/** The result of an upload: the staged version, or everything that is wrong with the file, and then nothing is stored. */
export const stagedFormulary = z.strictObject({
  versionId: recordId.nullable(),
  rows: z.int(),
  wrong: z.int(),
  findings: z.array(finding).max(500),
});
export type StagedFormulary = z.infer<typeof stagedFormulary>;

/** A drug with the version that answers for it. */
export const drugAnswer = z.strictObject({ number: z.int(), drug: drug.nullable() });
