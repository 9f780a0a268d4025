import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import { countFindings } from '../../shared/claim/claimFinding.ts';
import { dayOf } from '../../shared/claim/dayOf.ts';
import { claimIdOf, type StoredClaim } from '../_data/claim/claim.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { judgeClaim } from './judgeClaim.ts';
import { billingFacility, billingFacilityId } from './ownClaim.ts';

/** What lists show of a claim, and the claim as it is kept. */
type ClaimFacts = Pick<
  StoredClaim,
  | ('claim' | 'claimNumber' | 'serviceDate' | 'patientFile' | 'payerCode' | 'payerName' | 'payerNameArabic')
  | ('grossFils' | 'patientShareFils' | 'netFils' | 'blocking' | 'warnings')
>;

const filled = (text: string | null): string | null => text?.trim() || null;

/** A claim of this facility: another's licence is refused, and a number or a line's id that is not given is made. */
function asOf({ facilityLicense }: Facility, claim: Claim, number: string): Claim & { readonly id: string } {
  const { providerId } = claim;
  if (filled(providerId) !== null && providerId?.trim().toUpperCase() !== facilityLicense.toUpperCase())
    throw invalid('claim.providerId', 'otherProvider');
  return {
    ...claim,
    id: filled(claim.id) ?? number,
    providerId: facilityLicense,
    activities: claim.activities.map((line, at) => ({ ...line, id: filled(line.id) ?? String(at + 1) })),
  };
}

const firstDay = ({ encounters, activities }: Claim): string | null => {
  const start = encounters[0]?.start ?? activities[0]?.start ?? null;
  return start && dayOf(start);
};

/** The payer that the claim names by its code; undefined where the portal does not know it. */
async function payerOfClaim(store: DynamoDBDocumentClient, { payerId }: Claim): Promise<Payer | undefined> {
  const code = filled(payerId)?.toUpperCase();
  return code ? (await listPayers(store)).find(({ payerCode }) => payerCode === code) : undefined;
}

interface Of {
  readonly facility: Facility;
  readonly dialect: ClaimDialect;
  readonly payer: Payer | undefined;
  readonly now: Date;
}

/** What is stored of a claim as a person or a program says it. `number` is the one that it gets where it has none. */
export function claimFacts(
  said: { readonly claim: Claim; readonly number: string },
  { facility, dialect, payer, now }: Of,
): ClaimFacts {
  const claim = asOf(facility, said.claim, said.number);
  const { grossFils, patientShareFils, netFils } = claim;
  return {
    claim: claim as StoredClaim['claim'],
    claimNumber: claim.id,
    serviceDate: firstDay(claim) ?? emiratesDateOf(now),
    patientFile: filled(claim.encounters[0]?.patientId ?? null),
    payerCode: filled(claim.payerId),
    ...{ payerName: payer?.payerName ?? null, payerNameArabic: payer?.payerNameArabic ?? null },
    ...{ grossFils, patientShareFils, netFils },
    ...countFindings(judgeClaim(claim, dialect, now)),
  };
}

/**
 * The same for a claim of the caller's facility, with whose schema it follows; refused where another claim (`claimId` is its own) has
 * its number.
 */
export async function ownFacts(
  ctx: SessionContext,
  { claimId, ...said }: { readonly claimId: string; readonly claim: Claim; readonly number: string },
) {
  const { facility, dialect } = await billingFacility(ctx);
  const payer = await payerOfClaim(ctx.store, said.claim);
  const facts = claimFacts(said, { facility, dialect, payer, now: ctx.now() });
  const holder = await claimIdOf(ctx.store, billingFacilityId(ctx), facts.claimNumber);
  if (holder !== null && holder !== claimId) throw fail('claimNumberTaken', { field: 'claim.id' });
  return { ...facts, dialect };
}
