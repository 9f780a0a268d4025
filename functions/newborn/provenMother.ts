import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { isCoveredOn } from '../../shared/eligibility/coverage.ts';
import { motherSeenDays, registerDays } from '../../shared/newborn/birth.ts';
import type { Baby, Mother } from '../../shared/newborn/routes.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import type { MemberRecord } from '../_data/member/member.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { answerWithPayer, stillCovers } from '../_parts/ownAnswers.ts';
import { knownIdentities, membersNamed } from '../_parts/payersRegister.ts';

/** The least age of a mother, in years: an answer about a child is not an answer about a mother. */
const youngestMother = 10;

const isNoMother =
  (today: string) =>
  ({ member }: MemberRecord): boolean =>
    member.gender === 'male' || Number(today.slice(0, 4)) - Number(member.bornOn.slice(0, 4)) < youngestMother;

/** What speaks against an answer, whatever the time of birth. */
async function problemOf(
  ctx: SessionContext,
  answer: StoredEligibility,
  members: readonly MemberRecord[],
): Promise<Mother['problem']> {
  if (!(await stillCovers(ctx, answer))) return 'motherNotCovered';
  const today = emiratesDateOf(ctx.now());
  if (answer.serviceDate < daysAfter(today, -(registerDays + motherSeenDays))) return 'motherNotSeen';
  return members.some(isNoMother(today)) ? 'notAMother' : null;
}

/** An answer of the caller's own facility about a mother; 404 for every other, so that nobody registers where the mother never was. */
export async function answerAboutMother(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer } = await answerWithPayer(ctx, eligibilityId);
  // Its payer's people may know the answer; they register nobody.
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  const members = await membersNamed(ctx, payer, answer);
  return { answer, payer, members, problem: await problemOf(ctx, answer, members) };
}

/** The answer and everything by which its mother is known; throws where the answer proves no cover. */
export async function provenMother(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer, members, problem } = await answerAboutMother(ctx, eligibilityId);
  if (problem) throw fail(problem);
  return { answer, payer, identities: knownIdentities(answer, members) };
}

/** Throws for a birth that the answer does not cover, or that is too long ago or still to come. */
export function checkBirth({ coverages, serviceDate }: StoredEligibility, { bornAt }: Baby, field: string, now: Date) {
  if (Date.parse(bornAt) > now.getTime()) throw invalid(field, 'birthInFuture');
  const day = emiratesDateOf(new Date(bornAt));
  if (day < daysAfter(emiratesDateOf(now), -registerDays)) {
    throw invalid(field, 'birthTooLongAgo', { days: registerDays });
  }
  if (serviceDate < daysAfter(day, -motherSeenDays)) {
    throw invalid(field, 'motherNotSeenAtBirth', { days: motherSeenDays });
  }
  if (!isCoveredOn(coverages, day)) throw invalid(field, 'noCoverAtBirth');
}

/** The answer as its desk sees it. */
export const motherOf = (answer: StoredEligibility, problem: Mother['problem']): Mother => ({
  eligibilityId: answer.eligibilityId,
  requestNumber: answer.requestNumber,
  motherName: answer.patientName,
  motherNameArabic: answer.patientNameArabic ?? null,
  motherEnding: answer.identifierEnding,
  payerName: answer.payerName,
  payerNameArabic: answer.payerNameArabic,
  serviceDate: answer.serviceDate,
  problem,
});
