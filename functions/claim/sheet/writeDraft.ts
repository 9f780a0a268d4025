import { claimSheet } from '../../../shared/claim/sheet/claimSheet.ts';
import { claimRemoval, findClaim, type StoredClaim } from '../../_data/claim/claim.ts';
import { Failure } from '../../_kit/failure.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import { type ImportContext, isSameStored, type StoredChange } from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { factsFor } from '../claimFacts.ts';
import { newDraft } from '../newDraft.ts';
import { billingFacilityId } from '../ownClaim.ts';

/** What an import decides about a draft. The version says whether somebody has changed it since. */
export type SheetDraft = Pick<StoredClaim, 'claimId' | 'version' | 'state' | 'claim' | 'patientName'>;

export const draftIn = ({ claimId, version, state, claim, patientName }: StoredClaim): SheetDraft => ({
  ...{ claimId, version, state, claim, patientName },
});

/** An import as who bills. */
export const billingOf = ({ store, now, imported: { scope } }: ImportContext) => ({ store, now, scope });

const writer = oncePerStep(async (ctx: ImportContext) => {
  await actingUser(claimSheet, ctx);
  return factsFor(billingOf(ctx));
});

async function makeDraft(ctx: ImportContext, { claimId, claim, patientName }: SheetDraft): Promise<boolean> {
  const factsOf = await writer(ctx);
  const maker = { ...billingOf(ctx), newId: () => claimId };
  const { value, items } = await newDraft(maker, { claim, patientName, by: ctx.actor }, factsOf);
  if (!(await writeTogether(ctx.store, items))) return false;
  const after = { state: value.state, importId: ctx.imported.importId };
  await auditRow(ctx, { action: 'claim.make', entity: 'claim', entityId: claimId, outcome: 'success', after });
  return true;
}

/** Throws a draft away that is still as it was made. */
async function takeBack(ctx: ImportContext, draft: SheetDraft): Promise<boolean> {
  await actingUser(claimSheet, ctx);
  const { claimId: entityId } = draft;
  const found = await findClaim(ctx.store, billingFacilityId(billingOf(ctx)), entityId);
  if (!found || !isSameStored(draftIn(found), draft)) return false;
  if (!(await writeTogether(ctx.store, claimRemoval(found)))) return false;
  const after = { isDiscarded: true, importId: ctx.imported.importId };
  await auditRow(ctx, { action: 'claim.discard', entity: 'claim', entityId, outcome: 'success', after });
  return true;
}

/** Makes the draft of a claim of the sheet, or throws it away; false where somebody has taken its number or changed it meanwhile. */
export async function writeDraft(ctx: ImportContext, { from, to }: StoredChange<SheetDraft>): Promise<boolean> {
  if (from && to) throw new Error('A sheet changes no claim');
  try {
    if (to) return await makeDraft(ctx, to);
    return from === null || (await takeBack(ctx, from));
  } catch (error) {
    if (error instanceof Failure && error.code === 'claimNumberTaken') return false;
    throw error;
  }
}
