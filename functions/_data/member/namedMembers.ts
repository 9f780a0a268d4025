import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { MemberCoverage } from '../../../shared/member/member.ts';
import { coverStateOn, lastDayOf } from '../../../shared/member/memberCover.ts';
import type { MemberHit } from '../../../shared/member/memberHit.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import type { MemberRecord } from './member.ts';
import { membersMatching } from './memberSearch.ts';

/** More cards of one person than this no payer has. */
const mostCards = 20;

/** Whom a request is about: by Emirates ID, card number, or both. */
interface Named {
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
}

/**
 * The members of a payer that a request names: those with the Emirates ID and, if the request names a card, with that card
 * number.
 */
export async function namedMembers(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { emiratesId, cardNumber }: Named,
): Promise<MemberRecord[]> {
  const search = emiratesId
    ? ({ by: 'emiratesId', text: emiratesIdDigits(emiratesId) } as const)
    : ({ by: 'memberId', text: cardNumber ?? '' } as const);
  const { members } = await membersMatching(store, payerId, search, { take: mostCards });
  const card = cardNumber?.toUpperCase();
  return members.filter(({ member }) => !card || member.memberId.toUpperCase() === card);
}

/** A cover of the register as an answer names it. */
export const answeredCoverage = (coverage: MemberCoverage): Coverage => ({
  policyNumber: coverage.policyNumber,
  planName: coverage.planName,
  validFrom: coverage.startsOn,
  validTo: lastDayOf(coverage),
  coPaymentFils: coverage.coPaymentFils,
  coPaymentPercent: coverage.coPaymentPercent,
});

/** The members that a request names, as the payer's reviewers see them: every cover as it stands on the day of the service (ISO). */
export async function memberHits(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { day, ...named }: Named & { readonly day: string },
): Promise<MemberHit[]> {
  const members = await namedMembers(store, payerId, named);
  return members.map(({ member, coverages }) => ({
    memberId: member.memberId,
    fullName: member.fullName,
    fullNameArabic: member.fullNameArabic,
    bornOn: member.bornOn,
    covers: coverages.map((cover) => ({ ...answeredCoverage(cover), state: coverStateOn(cover, day) })),
  }));
}
