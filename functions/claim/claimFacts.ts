import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import { countFindings } from '../../shared/claim/claimFinding.ts';
import type { ClaimRecords } from '../../shared/claim/records/claimRecords.ts';
import { firstDayOf } from '../../shared/claim/services.ts';
import { claimIdOf, type StoredClaim } from '../_data/claim/claim.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import { fail, invalid } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { judgeClaim } from './judgeClaim.ts';
import { type Billing, billingFacility, billingFacilityId } from './ownClaim.ts';
import { payerOfClaim } from './payerOfClaim.ts';

/** What lists show of a claim, and the claim as it is kept. */
type ClaimFacts = Pick<
  StoredClaim,
  | ('claim' | 'claimNumber' | 'serviceDate' | 'patientFile' | 'payerCode' | 'payerName' | 'payerNameArabic')
  | ('grossFils' | 'patientShareFils' | 'netFils' | 'blocking' | 'warnings')
>;

const filled = (text: string | null): string | null => text?.trim() || null;

/** Whether somebody says this licence and it is another's. */
export const isOthers = ({ facilityLicense }: Facility, license: string | null): boolean =>
  (filled(license) ?? facilityLicense).toUpperCase() !== facilityLicense.toUpperCase();

/** A claim of this facility: another's licence is refused, and a number or a line's id that is not given is made. */
export function asOf(facility: Facility, claim: Claim, number: string): Claim & { readonly id: string } {
  if (isOthers(facility, claim.providerId)) throw invalid('claim.providerId', 'otherProvider');
  return {
    ...claim,
    id: filled(claim.id) ?? number,
    providerId: facility.facilityLicense,
    activities: claim.activities.map((line, at) => ({ ...line, id: filled(line.id) ?? String(at + 1) })),
  };
}

interface Of {
  readonly facility: Facility;
  readonly dialect: ClaimDialect;
  /** All payers that the portal knows. */
  readonly payers: readonly Payer[];
  readonly now: Date;
}

interface Said {
  readonly claim: Claim;
  /** The number that it gets where it has none. */
  readonly number: string;
  /** Claims that are made together with it, before it, and are not stored yet. */
  readonly before?: readonly Claim[] | undefined;
}

function factsOf(claim: Claim & { readonly id: string }, of: Of, records: ClaimRecords | null): ClaimFacts {
  const { grossFils, patientShareFils, netFils } = claim;
  const payer = payerOfClaim(claim, of.payers);
  return {
    claim: claim as StoredClaim['claim'],
    claimNumber: claim.id,
    serviceDate: firstDayOf(claim) ?? emiratesDateOf(of.now),
    patientFile: filled(claim.encounters[0]?.patientId ?? null),
    payerCode: filled(claim.payerId),
    ...{ payerName: payer?.payerName ?? null, payerNameArabic: payer?.payerNameArabic ?? null },
    ...{ grossFils, patientShareFils, netFils },
    ...countFindings(judgeClaim(claim, { dialect: of.dialect, now: of.now, records })),
  };
}

/** The stored facts of a claim, judged alone: the demonstration makes claims before its other records are stored. */
export const claimFacts = ({ claim, number }: Said, of: Of): ClaimFacts =>
  factsOf(asOf(of.facility, claim, number), of, null);

/** The same of a claim beside the records of its facility. It reads some tens of items for each claim and remembers nothing. */
export async function recordedFacts(
  store: DynamoDBDocumentClient,
  { claim, number, before }: Said,
  { facilityId, ...of }: Of & { readonly facilityId: OwnFacilityId },
): Promise<ClaimFacts> {
  const own = asOf(of.facility, claim, number);
  // It brings the data of other modules, too much for the start of the worker that makes the claims of a file.
  const { loadRecords } = await import('./records/loadRecords.ts');
  return factsOf(own, of, await loadRecords(store, { facilityId, payers: of.payers, before }, own));
}

interface OwnSaid extends Said {
  readonly claimId: string;
}

/**
 * The same for claims of the caller's facility, with whose schema they follow; refused where another claim (`claimId` is its own) has the
 * number. What all claims need is read once.
 */
export async function factsFor(ctx: Billing) {
  const facilityId = billingFacilityId(ctx);
  const [{ facility, dialect }, payers] = await Promise.all([billingFacility(ctx), listPayers(ctx.store)]);
  return async ({ claimId, ...said }: OwnSaid) => {
    const facts = await recordedFacts(ctx.store, said, { facilityId, facility, dialect, payers, now: ctx.now() });
    const holder = await claimIdOf(ctx.store, facilityId, facts.claimNumber);
    if (holder !== null && holder !== claimId) throw fail('claimNumberTaken', { field: 'claim.id' });
    return { ...facts, dialect };
  };
}

/** The same for one claim. */
export const ownFacts = async (ctx: Billing, said: OwnSaid) => (await factsFor(ctx))(said);
