import type { Claim } from '../../shared/claim/claim.ts';
import { claimLife } from '../../shared/claim/life.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import type { Wiring } from '../_kit/wiring.ts';
import type { factsFor } from './claimFacts.ts';
import { type Billing, billingFacilityId } from './ownClaim.ts';

interface Said {
  readonly claim: Claim;
  readonly patientName: string | null;
  /** Claims that are made together with it, before it. */
  readonly before?: readonly Claim[];
  /** Who makes it. */
  readonly by: { readonly userId: string; readonly displayName: string };
}

/** A claim as a draft of the caller's facility, right or wrong, and its writes. Calls and files make drafts by this function alone. */
export async function newDraft(
  ctx: Billing & Pick<Wiring, 'newId'>,
  { claim, patientName, by, before }: Said,
  factsOf: Awaited<ReturnType<typeof factsFor>>,
) {
  const facilityId = billingFacilityId(ctx);
  const at = ctx.now().toISOString();
  const claimId = ctx.newId();
  const facts = await factsOf({ claimId, claim, number: claimId.slice(-10), before });
  const value: StoredClaim = {
    ...facts,
    ...{ claimId, version: 1, state: claimLife.begins, stateSince: at, patientName: patientName || null },
    ...{ regulatorFindings: [], batchId: null, undoable: [], tags: [] },
    ...{ facilityId, madeAt: at, madeBy: by.userId, madeByName: by.displayName },
  };
  return { value, items: claimWrites(null, value, { at, event: 'make', by: by.displayName, detail: null }) };
}
