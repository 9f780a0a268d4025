import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { waitingChange } from '../_parts/approval.ts';

/** A list waits for a second person; live, it blocks every new request with its clinicians; undone, it no longer does. */
export const blacklistStates = ['waiting', 'live', 'refused', 'undone'] as const;
export type BlacklistState = (typeof blacklistStates)[number];

/** What can be done with a list: its maker may take a waiting one back (`undo`). */
export const blacklistMoves = ['approve', 'refuse', 'undo'] as const;

/** One line of a list, as its readers see it. */
export const blacklistLine = z.strictObject({
  clinicianLicense: z.string(),
  emiratesIdEnding: z.string().nullable(),
  reason: z.string(),
});

export const blacklist = z.strictObject({
  blacklistId: recordId,
  /** Null for a list that holds at every facility. */
  facilityId: z.string().nullable(),
  state: z.enum(blacklistStates),
  fileName: z.string(),
  /** The SHA-256 of the file. */
  fileHash: z.string(),
  lines: z.array(blacklistLine).max(500),
  made: waitingChange,
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  /** Why it was refused or undone. */
  decisionReason: z.string().nullable(),
  version: z.int(),
});
export type Blacklist = z.infer<typeof blacklist>;

/** A cell of an uploaded sheet that is wrong. Rows are counted as a spreadsheet counts them. */
export const sheetFinding = z.strictObject({
  row: z.int(),
  column: z.string().nullable(),
  code: z.string(),
});
export type SheetFinding = z.infer<typeof sheetFinding>;

/** What came of a blacklist's upload: the list that waits for a second person, or everything that is wrong with the file. */
export const uploadedBlacklist = z.strictObject({
  blacklistId: recordId.nullable(),
  accepted: z.int(),
  findings: z.array(sheetFinding).max(500),
});

/** What came of an import: nothing is stored while `findings` names a wrong row. */
export const importedClinicians = z.strictObject({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  findings: z.array(sheetFinding).max(500),
});
