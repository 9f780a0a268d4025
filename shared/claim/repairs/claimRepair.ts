import * as z from 'zod';
import type { Claim, ClaimDialect } from '../claim.ts';
import type { ClaimRecords } from '../records/claimRecords.ts';

/** A value that a repair changes, as files write it: null where there was none, or where none is left. */
export const claimChange = z.strictObject({
  /** The path in the regulator's schema. */
  field: z.string().max(200),
  /** Of several: the line by its id, the diagnosis by its code. Null for a value that a claim has once. */
  at: z.string().max(200).nullable(),
  before: z.string().max(20_000).nullable(),
  after: z.string().max(20_000).nullable(),
});
export type ClaimChange = z.infer<typeof claimChange>;

/** So many values may change at once: two of each line. */
export const mostChanges = 1000;

/** A repair that a person may accept: the rule whose findings it mends, and all that it changes. */
export const offeredRepair = z.strictObject({ rule: z.string(), changes: z.array(claimChange) });
export type OfferedRepair = z.infer<typeof offeredRepair>;

/** A repair that was accepted, and can be undone. */
export const acceptedRepair = offeredRepair.extend({ at: z.iso.datetime(), byName: z.string() });

/** The facts that a repair may read besides the claim. */
export interface RepairBeside {
  readonly dialect: ClaimDialect;
  readonly records: ClaimRecords;
}

interface Example extends Partial<RepairBeside> {
  readonly wrong: Claim;
}

/** How the findings of a rule are mended, with an example that it mends and one that it leaves to a person: they are its test. */
export interface ClaimRepair {
  readonly rule: string;
  /** The claim as the rule would have it, where there is one way only; null where a person has to say. */
  readonly mend: (claim: Claim, beside: RepairBeside) => Claim | null;
  readonly mends: (clean: Claim) => Example & { readonly mended: Claim };
  readonly leaves: (clean: Claim) => Example;
}
