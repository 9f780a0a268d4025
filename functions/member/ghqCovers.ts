import { plans } from '../../shared/_field/plans.ts';
import type { GhqMember, GhqReason } from '../../shared/member/ghqMember.ts';
import type { MemberRecord } from '../_data/member/member.ts';
import { hasTurn, takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { SessionContext } from '../_kit/context.ts';
import { invalid, noRecord } from '../_kit/failure.ts';
import { provenPayerId } from '../_kit/proof.ts';
import { noteMiss, stopFishing } from '../_parts/memberBrake.ts';
import { membersOf } from './membersOf.ts';

/** Every user with the role of the call may read its register. */
const ghq = provenPayerId(plans.GHQ);
/** The call takes no card reading: every number is a typed one. */
const typed = { isCardRead: false } as const;
const perUser = { name: 'ghqSearchUser', most: 60, seconds: 3600 } as const;
/** The specified call has no reason: it answers, as often as a person needs it beside our own screen. */
const withoutReason = { name: 'ghqSearchUnexplained', most: 10, seconds: 3600 } as const;

interface Look {
  readonly emiratesId: string;
  readonly reason?: GhqReason | undefined;
}

async function checkReason({ store, user, now }: SessionContext, reason: GhqReason | undefined): Promise<void> {
  if (reason) return;
  if (!(await hasTurn(store, withoutReason, user.userId, now()))) throw invalid('reason', 'lookReasonMissing');
}

function coversOf({ member, coverages }: MemberRecord, emiratesId: string): GhqMember[] {
  const [firstName = '', ...others] = member.fullName.trim().split(/\s+/);
  return coverages.map(({ startsOn, endsOn, cancelledOn, policyNumber }) => ({
    firstName,
    lastName: others.join(' '),
    dob: member.bornOn,
    emiratesId,
    cardNumber: member.memberId,
    effectiveDate: startsOn,
    expiryDate: endsOn,
    policyNo: policyNumber,
    cancellationDate: cancelledOn,
  }));
}

/**
 * A person's covers in the register of the GHQ plan, latest first. Calls are audited with their reason, limited and
 * braked, so that no user can list the register.
 */
export async function ghqCovers(
  { emiratesId, reason }: Look,
  ctx: SessionContext,
): Promise<GhqMember[] | typeof noRecord> {
  await takeTurn(ctx.store, perUser, ctx.user.userId, ctx.now());
  await checkReason(ctx, reason);
  await stopFishing(ctx, emiratesId, typed);
  const members = await membersOf({ payerId: ghq, emiratesId }, ctx, { reason: reason ?? null });
  await noteMiss(ctx, emiratesId, { ...typed, answers: [members.length > 0 ? 'found' : 'notFound'] });
  const covers = members.flatMap((found) => coversOf(found, emiratesId));
  if (covers.length === 0) return noRecord;
  return covers.toSorted((one, other) => other.effectiveDate.localeCompare(one.effectiveDate));
}
