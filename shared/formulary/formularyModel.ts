import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { waitingChange } from '../_parts/approval.ts';
import { drug } from './drug.ts';
import { changeKinds } from './drugChange.ts';
import { type FormularyColumn, formularyColumns } from './formularySheet.ts';
import { guardRail } from './guardRails.ts';

/**
 * Where a version stands. `staged` may go live, `waiting` needs a second person first; `scheduled` takes over on its day by itself; `past` was in
 * force and may come back.
 */
export const versionStates = ['staged', 'waiting', 'refused', 'discarded', 'scheduled', 'inForce', 'past'] as const;
export type VersionState = (typeof versionStates)[number];

/** What can be done with a version: `approve` sets a waiting one live, `takeBack` ends a schedule, `rollBack` brings a past one back at once. */
export const versionMoves = ['goLive', 'approve', 'refuse', 'discard', 'takeBack', 'compareAgain', 'rollBack'] as const;
export type VersionMove = (typeof versionMoves)[number];

const counts = z.record(z.enum([...changeKinds, 'same']), z.int());

/** A version of a payer's formulary as its readers see it. */
export const formularyVersion = z.strictObject({
  versionId: recordId,
  number: z.int().positive(),
  state: z.enum(versionStates),
  /** The day from which it is to hold. */
  effectiveOn: z.iso.date(),
  /** Since when it has been in force, or will be; null for a version that never was. */
  holdsFromAt: z.iso.datetime().nullable(),
  rows: z.int(),
  counts,
  rails: z.array(guardRail),
  /** The number of the version that it was compared with; null for the first one. */
  comparedWith: z.int().nullable(),
  /** How many drugs have moved too far since an earlier version, although each version since then stayed within the guard rails. */
  movedOverTime: z.int(),
  /** The drugs of this old version were removed: nobody rolls back to it, and its changes are not listed any more. */
  areDrugsRemoved: z.boolean(),
  /** The comparison is with another version than the one that it would follow now. */
  isOutdated: z.boolean(),
  fileName: z.string(),
  fileHash: z.string(),
  made: waitingChange,
  decided: z
    .strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable(), isApproved: z.boolean() })
    .nullable(),
  edition: z.int().positive(),
});
export type FormularyVersion = z.infer<typeof formularyVersion>;

/** One switch of the version in force. */
export const formularySwitch = z.strictObject({
  versionId: recordId,
  number: z.int(),
  fromAt: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  byName: z.string(),
  isRollBack: z.boolean(),
});

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A drug that a version changes, with the columns in which it differs; prices in fils. */
export const drugDifference = z.strictObject({
  code: z.string(),
  packageName: z.string(),
  kinds: z.array(z.enum(changeKinds)),
  columns: z.array(
    z.strictObject({
      column: z.enum(formularyColumns as readonly [FormularyColumn, ...FormularyColumn[]]),
      before: value,
      after: value,
    }),
  ),
});
export type DrugDifference = z.infer<typeof drugDifference>;

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
