import type { MemberCoverage } from '../../shared/member/member.ts';
import { coverStateOn, tellingCover } from '../../shared/member/memberCover.ts';
import type { MemberCover, MemberRow } from '../../shared/member/routes.ts';
import type { MemberRecord } from '../_data/member/member.ts';

export const coverOn = (cover: MemberCoverage, today: string): MemberCover => ({
  ...cover,
  state: coverStateOn(cover, today),
});

/** A cover in brief, where there is one. */
export function briefCover(covers: readonly MemberCoverage[], today: string): MemberRow['cover'] {
  const cover = tellingCover(covers, today);
  if (!cover) return null;
  const { policyNumber, planName, startsOn, endsOn } = cover;
  return { policyNumber, planName, startsOn, endsOn, state: coverStateOn(cover, today) };
}

/** A member as a list shows one. */
export function rowOf({ member, coverages }: MemberRecord, today: string): MemberRow {
  const { memberId, fullName, fullNameArabic, bornOn, gender, relation } = member;
  return { memberId, fullName, fullNameArabic, bornOn, gender, relation, cover: briefCover(coverages, today) };
}

/** A member's card as far as a reception needs it. */
export function cardOf({ member, coverages }: MemberRecord, today: string) {
  const brief = briefCover(coverages, today);
  const cover = brief && {
    planName: brief.planName,
    startsOn: brief.startsOn,
    endsOn: brief.endsOn,
    state: brief.state,
  };
  return { cardNumber: member.memberId, cover };
}

/** The name of a member's record in the audit trail. */
export const recordName = (payerId: number, memberId: string): string => `${payerId}/${memberId.toUpperCase()}`;
