import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { daysAfter } from '../../../shared/_field/serviceDate.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import { dayOf } from '../../../shared/claim/dayOf.ts';
import type { ApprovalRecord, ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import { patientsClaims } from '../../_data/claim/claim.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim stands on its first day: a line of a stay may be some weeks later. */
const stayDays = 31;

/** The days of the claim's services and visits and of the approvals that it names, from the first to the last. */
function daysOf({ encounters, activities }: Claim, approvals: readonly ApprovalRecord[]) {
  const starts = [...encounters, ...activities].flatMap(({ start }) => (start === null ? [] : [dayOf(start)])).sort();
  const [first] = starts;
  const ends = encounters.flatMap(({ end }) => (end === null ? [] : [dayOf(end)]));
  const last = [...starts, ...ends].sort().at(-1);
  if (first === undefined || last === undefined) return null;
  const lines = approvals.flatMap((each) => each.lines);
  const from = [first, ...lines.flatMap(({ validFrom }) => validFrom ?? [])].sort()[0] ?? first;
  const to = [last, ...lines.flatMap(({ validTo }) => validTo ?? [])].sort().at(-1) ?? last;
  return { from: daysAfter(from, -stayDays), to };
}

const numberOf = ({ id }: Claim): string => id?.trim().toUpperCase() ?? '';

/** The facility's other claims about the patient in the days of this one: a query, and one batch of what it finds. */
export async function otherClaims(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  approvals: readonly ApprovalRecord[],
): Promise<ClaimRecords['others']> {
  const days = daysOf(claim, approvals);
  if (days === null) return { claims: [], isWhole: false };
  const { claims, isWhole } = await patientsClaims(store, facilityId, claim, days);
  // The claim itself is among them by its number, which stands once in a facility.
  return { claims: claims.map((each) => each.claim).filter((each) => numberOf(each) !== numberOf(claim)), isWhole };
}
