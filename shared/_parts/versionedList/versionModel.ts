import * as z from 'zod';
import { recordId } from '../../_contract/recordId.ts';
import { waitingChange } from '../approval.ts';
import { guardRail } from './guardRails.ts';
import { changeKinds } from './rowChange.ts';

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

/** A version of a list as its readers see it. */
export const listVersion = z.strictObject({
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
  /** How many rows have moved too far since an earlier version, although each version since then stayed within the guard rails. */
  movedOverTime: z.int(),
  /** How many rows have reference prices, and in how many a price is far from them; null where the list has none to be compared with. */
  reference: z.strictObject({ compared: z.int(), far: z.int() }).nullable(),
  /** The rows of this old version were removed: nobody rolls back to it, and its changes are not listed any more. */
  areDrugsRemoved: z.boolean(),
  /** The comparison is with another version than the one that it would follow now. */
  isOutdated: z.boolean(),
  fileName: z.string(),
  fileHash: z.string(),
  made: waitingChange,
  /** Who of the other side proposed what it was made of, and when; null for a list that was uploaded. */
  proposed: waitingChange.omit({ isOwn: true }).nullable(),
  decided: z
    .strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable(), isApproved: z.boolean() })
    .nullable(),
  edition: z.int().positive(),
});
export type ListVersion = z.infer<typeof listVersion>;

/** One switch of the version in force. */
export const listSwitch = z.strictObject({
  versionId: recordId,
  number: z.int(),
  fromAt: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  byName: z.string(),
  isRollBack: z.boolean(),
});
