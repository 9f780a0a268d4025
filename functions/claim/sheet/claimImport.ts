import { claimSheet } from '../../../shared/claim/sheet/claimSheet.ts';
import { claimIdOf, findClaim } from '../../_data/claim/claim.ts';
import { Failure } from '../../_kit/failure.ts';
import { hashedPlaces } from '../../_kit/ulid.ts';
import { JobFailure } from '../../_parts/job/jobKind.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  type RowKey,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { asOf, isOthers } from '../claimFacts.ts';
import { billingFacility, billingFacilityId } from '../ownClaim.ts';
import { withinBounds } from '../takeOver/brokenBounds.ts';
import { claimOfRows, rowProblems, type SheetClaim } from './claimOfRows.ts';
import { billingOf, draftIn, type SheetDraft, writeDraft } from './writeDraft.ts';

/** For whom a person who may still make claims bills; the work ends where it is nobody. */
const desk = oncePerStep(async (ctx: ImportContext) => {
  await actingUser(claimSheet, ctx);
  try {
    return await billingFacility(billingOf(ctx));
  } catch (error) {
    throw error instanceof Failure ? new JobFailure('noClaimsHere') : error;
  }
});

/** The id of the draft that the rows of a number become: the same at every try to make it, and another one in each import. */
const draftIdOf = ({ imported: { importId } }: ImportContext, { key }: Pick<RowKey, 'key'>): string =>
  importId.slice(0, 10) + hashedPlaces(`${importId}#${key}`, 16);

/** The draft of this import under a key, also where its number has been changed since; else whether another claim has the number. */
async function findDraft(ctx: ImportContext, key: RowKey): Promise<Found<SheetDraft> | null> {
  const facilityId = billingFacilityId(billingOf(ctx));
  const own = await findClaim(ctx.store, facilityId, draftIdOf(ctx, key));
  if (own) return { stored: draftIn(own) };
  const holder = await claimIdOf(ctx.store, facilityId, String(key.about.claimNumber));
  return holder === null ? null : { problem: 'claimIsHere' };
}

async function findDrafts(ctx: ImportContext, keys: readonly RowKey[]) {
  await actingUser(claimSheet, ctx);
  const found = await Promise.all(keys.map(async (key) => [key.key, await findDraft(ctx, key)] as const));
  return new Map(found.flatMap(([key, each]) => (each ? [[key, each] as const] : [])));
}

/** A visit without a facility was here, as in the form. */
const seenHere = ({ claim }: SheetClaim, facilityId: string) => ({
  ...claim,
  encounters: claim.encounters.map((visit) => ({ ...visit, facilityId: visit.facilityId ?? facilityId })),
});

/** The draft that a claim of the sheet becomes, as it will be stored. A draft that stands already stays as it is. */
async function nextDraft(said: SheetClaim, stored: SheetDraft | null, ctx: ImportContext, key: RowKey) {
  if (stored) return stored;
  const { facility } = await desk(ctx);
  if (isOthers(facility, said.claim.providerId)) return new Unfit({ column: 'providerLicence', code: 'otherProvider' });
  const claimId = draftIdOf(ctx, key);
  const bounded = withinBounds(asOf(facility, seenHere(said, facility.facilityLicense), claimId));
  if ('broken' in bounded) return new Unfit({ column: null, code: 'claimTooLarge' });
  return { claimId, version: 1, state: 'draft', claim: bounded.claim, patientName: said.patientName } as const;
}

/** A sheet of claims: the rows of a number become a draft, by the function that makes each draft. */
export const claimImport: ImportServer<typeof claimSheet.columns, SheetDraft, SheetClaim> = {
  facts: claimSheet,
  check: rowProblems,
  gather: claimOfRows,
  find: findDrafts,
  next: nextDraft,
  writeRow: writeDraft,
};
