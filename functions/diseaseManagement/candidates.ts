import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Candidate } from '../../shared/diseaseManagement/routes.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { answerWithPayer, stillCovers } from '../_parts/ownAnswers.ts';
import { knownIdentities, membersNamed } from '../_parts/payersRegister.ts';
import { checkTakesPart } from './ownEnrolment.ts';

/** The patient was at the facility, with a confirmed cover, at most so many days ago. */
const seenDays = 60;

/** The earliest day of service of an answer from which somebody is enrolled. */
export const earliestSeen = (now: Date): string => daysAfter(emiratesDateOf(now), -seenDays);

/** Whether an answer proves a cover of the patient, and is not too old. */
const provesCover = async (ctx: SessionContext, answer: StoredEligibility): Promise<boolean> =>
  answer.serviceDate >= earliestSeen(ctx.now()) && (await stillCovers(ctx, answer));

/** An answer of the caller's own facility about a patient, and whether it proves a cover; 404 for every other answer. */
export async function answerAboutPatient(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer } = await answerWithPayer(ctx, eligibilityId);
  return { answer, payer, isCovered: await provesCover(ctx, answer) };
}

/** The answer and everything by which its patient is known; throws where the answer proves no cover. */
export async function provenPatient(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer, isCovered } = await answerAboutPatient(ctx, eligibilityId);
  await checkTakesPart(ctx);
  if (!isCovered) throw fail('patientNotCovered');
  return { answer, payer, identities: knownIdentities(answer, await membersNamed(ctx, payer, answer)) };
}

/** The answer as the care team sees it. */
export const candidateOf = (answer: StoredEligibility): Candidate => ({
  eligibilityId: answer.eligibilityId,
  requestNumber: answer.requestNumber,
  patientName: answer.patientName,
  patientNameArabic: answer.patientNameArabic ?? null,
  patientEnding: answer.identifierEnding,
  payerName: answer.payerName,
  payerNameArabic: answer.payerNameArabic,
  serviceDate: answer.serviceDate,
});
