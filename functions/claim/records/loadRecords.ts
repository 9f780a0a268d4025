import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import { knownPatientOf } from '../../../shared/claim/services.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { payerOfClaim } from '../payerOfClaim.ts';
import { agreedPrices } from './agreedPrices.ts';
import { approvalRecords } from './approvalRecords.ts';
import { clinicianRecords } from './clinicianRecords.ts';
import { coverAnswers } from './coverAnswers.ts';
import { otherClaims } from './otherClaims.ts';

interface Of {
  /** The facility of the claim: only its own records are read. */
  readonly facilityId: OwnFacilityId;
  /** All payers that the portal knows. */
  readonly payers: readonly Payer[];
  /** Claims that are made together with this one, before it, and are not stored yet. */
  readonly before?: readonly Claim[] | undefined;
}

/** The approvals that a claim names, and the patient's other claims in their days. */
async function approvalsAndClaims(
  store: DynamoDBDocumentClient,
  { facilityId, payers, before = [] }: Of,
  claim: Claim,
) {
  const approvals = await approvalRecords(store, facilityId, claim, payers);
  const { claims, isWhole } = await otherClaims(store, facilityId, claim, approvals.found);
  const patient = knownPatientOf(claim);
  const isOfPatient = (each: Claim): boolean => patient !== null && knownPatientOf(each) === patient;
  return { approvals, others: { claims: [...claims, ...before.filter(isOfPatient)], isWhole } };
}

/** What the facility's records say about a claim: reads by keys, at most some tens. */
export async function loadRecords(store: DynamoDBDocumentClient, of: Of, claim: Claim): Promise<ClaimRecords> {
  const payer = payerOfClaim(claim, of.payers);
  const named = approvalsAndClaims(store, of, claim);
  const [approvalsAndOthers, answers, people, prices] = await Promise.all([
    named,
    coverAnswers(store, of.facilityId, claim, payer),
    named.then(({ others }) => clinicianRecords(store, of.facilityId, claim, others.claims)),
    agreedPrices(store, of.facilityId, claim, payer),
  ]);
  return { ...approvalsAndOthers, answers, ...people, prices };
}
