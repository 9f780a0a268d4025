import * as z from 'zod';
import { bilingualText } from '../_contract/bilingualText.ts';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { mostImportBytes } from '../_parts/sheetImport.ts';
import { importModes, importStates } from './importStates.ts';

const kind = z.string().regex(/^[a-z][A-Za-z]{1,39}$/);
const column = z.string().max(60);
/** The name of a file as people know it; it is shown and never becomes part of a key or an address. */
const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in it
  .regex(/^[^\u0000-\u001f\u007f/\\]+$/);
const word = z.string().max(200);
const about = { kind, importId: recordId };
const counts = z.record(z.string(), z.int().min(0));

/** What is wrong with a cell, or with a row as a whole (`column` null). */
const problem = z.strictObject({ column: column.nullable(), code: z.string().max(60) });

/** A row with something wrong: what stands in its cells, by column, and what is wrong with them. */
const importWrongRow = z.strictObject({
  row: z.int().positive(),
  texts: z.record(z.string(), z.string()),
  problems: z.array(problem),
});

export type ImportWrongRow = z.infer<typeof importWrongRow>;

/** A wrong row of the last check with what was corrected since; `problems` counts that in, but for what only the next check can say. */
const listedWrongRow = importWrongRow.extend({ isCorrected: z.boolean() });
export type ListedWrongRow = z.infer<typeof listedWrongRow>;

/** How a sheet is read: for each of its columns, from the left, the column of the kind, and by column what words mean. */
const importPlan = z.strictObject({
  sheet: z.int().min(0).max(1000),
  headRow: z.int().min(1).max(1000),
  columns: z.array(column.nullable()).max(200),
  values: z.record(column, z.record(word, word)),
});

export type ImportPlan = z.infer<typeof importPlan>;

export const sheetImportView = z.strictObject({
  importId: recordId,
  kind,
  state: z.enum(importStates),
  fileName: z.string(),
  startedByName: z.string(),
  /** What came with the upload and holds for all rows. */
  settings: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the file; null until it was checked. */
  fileHash: z.string().nullable(),
  /** An earlier import that took in the same file. */
  sameAs: recordId.nullable(),
  mode: z.enum(importModes).nullable(),
  /** Rows passed over in the present state, and all rows; `rows` is null until the sheet was read to its end. */
  done: z.int(),
  rows: z.int().nullable(),
  /** What the check found: new, changed, same, wrong, twiceInFile, twiceInStore. */
  checked: counts,
  /** What was written: added, changed, same, wrong. */
  written: counts,
  /** What was taken back: reverted, kept. */
  undone: counts,
  /** A key of the failures in web/parts/job/texts; null unless it failed. */
  failure: z.string().nullable(),
  hasErrorFile: z.boolean(),
});
export type SheetImportView = z.infer<typeof sheetImportView>;

/** What a file says about itself before anything is decided. */
const importReading = z.strictObject({
  /** Why it cannot be read, a key of the failures in web/parts/job/texts; everything else is empty then. */
  failure: z.string().nullable(),
  sheets: z.array(z.strictObject({ name: z.string(), isHidden: z.boolean() })),
  sheet: z.int(),
  headRow: z.int(),
  heads: z.array(
    z.strictObject({
      at: z.int(),
      head: z.string(),
      column: column.nullable(),
      by: z.enum(['name', 'alias', 'remembered', 'similar']).nullable(),
    }),
  ),
  /** The first lines of the sheet as they stand there. */
  lines: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  /** The columns that the kind has. */
  columns: z.array(
    z.strictObject({
      name: column,
      title: bilingualText,
      isNeeded: z.boolean(),
      values: z.array(z.strictObject({ value: z.string(), title: bilingualText })),
    }),
  ),
  missing: z.array(column),
  /** Words in the first rows that are no values of their columns. */
  unknownWords: z.array(z.strictObject({ column, word })),
  values: z.record(z.string(), z.record(z.string(), z.string())),
  /** The first findings, of the first rows only, without the store. */
  findings: z.array(importWrongRow),
  /** How many of the first rows are hidden in the sender's program, and are not read. */
  hidden: z.int(),
});
export type ImportReading = z.infer<typeof importReading>;

/** An address that serves one file for a few minutes; it begins at the portal's own root. */
const address = z.strictObject({ url: z.string().startsWith('/'), expiresAt: z.iso.datetime() });

const settings = z.record(z.string().max(40), z.string().max(100));
const access = ['Standard'] as const;
const requirements = [] as const;

/**
 * Sheets that people bring: read, mapped, checked, written and taken back by one engine. Each kind of sheet says who may bring it; the rights are checked with
 * each call, and an import belongs to the facility or payer within which it was begun.
 */
export const sheetImportApi = area('sheetImport', {
  beginImport: endpoint({
    method: 'POST',
    path: '/api/imports/begin',
    summary: 'A signed address to upload a sheet: exactly the given number of bytes, within five minutes',
    access,
    body: z.strictObject({
      kind,
      fileName,
      bytes: z.int().positive().max(mostImportBytes),
      language: z.enum(['en', 'ar']),
      settings: settings.optional(),
    }),
    answer: address.extend({ importId: recordId }),
    audit: 'import.begin',
    requirements,
  }),
  readImport: endpoint({
    method: 'POST',
    path: '/api/imports/read',
    summary:
      'What the sheet says about itself, or as columns and words are chosen: its heads, the columns they are, and the first findings',
    access,
    body: z.strictObject({
      ...about,
      sheet: z.int().min(0).max(1000).optional(),
      headRow: z.int().min(1).max(1000).optional(),
      columns: importPlan.shape.columns.optional(),
      values: importPlan.shape.values.optional(),
    }),
    answer: importReading,
    audit: 'import.read',
    requirements,
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/imports/check',
    summary: 'Check all rows as they are mapped, or without a plan as they were before; nothing is changed',
    access,
    body: z.strictObject({ ...about, plan: importPlan.optional() }),
    answer: sheetImportView,
    audit: 'import.check',
    requirements,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/api/imports/get',
    summary: 'One import with its progress and counts',
    access,
    query: z.strictObject(about),
    answer: sheetImportView,
    isBackground: true,
    requirements,
  }),
  getImports: endpoint({
    method: 'GET',
    path: '/api/imports/list',
    summary: "The imports of a kind among the caller's own, newest first",
    access,
    query: z.strictObject({ kind, ...pageFields }),
    answer: pageOf(sheetImportView),
    requirements,
  }),
  getWrongRows: endpoint({
    method: 'GET',
    path: '/api/imports/wrongrows',
    summary: 'The rows with something wrong, or that an undo has kept, in the order of the sheet',
    access,
    query: z.strictObject({ ...about, ...pageFields }),
    answer: pageOf(listedWrongRow),
    audit: 'import.readRows',
    requirements,
  }),
  correctRow: endpoint({
    method: 'POST',
    path: '/api/imports/correct',
    summary: 'Correct cells of a row; the next check and the writing use them instead of the file',
    access,
    body: z.strictObject({ ...about, row: z.int().positive(), texts: z.record(column, z.string().max(500)) }),
    answer: importWrongRow,
    audit: 'import.correct',
    requirements,
  }),
  commitImport: endpoint({
    method: 'POST',
    path: '/api/imports/commit',
    summary: 'Write the good rows, or all or nothing, in the background',
    access,
    body: z.strictObject({ ...about, mode: z.enum(importModes) }),
    answer: sheetImportView,
    audit: 'import.commit',
    requirements,
  }),
  pauseImport: endpoint({
    method: 'POST',
    path: '/api/imports/pause',
    summary: 'Stop writing for now; it goes on with the commit',
    access,
    body: z.strictObject(about),
    answer: sheetImportView,
    audit: 'import.pause',
    requirements,
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/api/imports/cancel',
    summary: 'Stop an import; what was written stays and can be taken back',
    access,
    body: z.strictObject(about),
    answer: sheetImportView,
    audit: 'import.cancel',
    requirements,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/imports/undo',
    summary: 'Take back what was written, where nothing changed it or depends on it since',
    access,
    body: z.strictObject(about),
    answer: sheetImportView,
    audit: 'import.undo',
    requirements,
  }),
  getErrorFile: endpoint({
    method: 'GET',
    path: '/api/imports/errorfile',
    summary: 'A signed address of the same file with a column of what is wrong, valid for five minutes',
    access,
    query: z.strictObject(about),
    answer: address,
    audit: 'import.download',
    requirements,
  }),
  getImportTemplate: endpoint({
    method: 'GET',
    path: '/api/imports/template',
    summary: 'The empty workbook of a kind, with the lists of what its columns take and a guide in both languages',
    access,
    query: z.strictObject({ kind }),
    answer: z.string(),
    format: 'xlsx',
    requirements,
  }),
});
