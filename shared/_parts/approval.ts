import * as z from 'zod';
import { sentence } from '../_field/sentence.ts';

/** A change that waits for a second person, as its readers see it. */
export const waitingChange = z.strictObject({
  madeAt: z.iso.datetime(),
  makerName: z.string(),
  /** The reader made it, by this account or another of theirs, so another person must approve or refuse it. */
  isOwn: z.boolean(),
});

export type WaitingChange = z.infer<typeof waitingChange>;

/** Why a second person refused a change; it stays with the record until its maker changes it. */
export const refusedChange = z.strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string() });

/** The reason that a refusal needs. */
export const refusalReason = z.string().trim().min(1, sentence('reasonOfRefusalMissing', 'Enter the reason.')).max(500);
