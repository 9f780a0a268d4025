import { identitiesOf } from '../../shared/_field/patientIdentity.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Candidate } from '../../shared/diseaseManagement/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { membersNamed } from '../_parts/payersRegister.ts';
import { careFacility } from './ownEnrolment.ts';

/** The patient was at the facility, with a confirmed cover, at most so many days ago. */
const seenDays = 60;

/** The earliest day of service of an answer from which somebody is enrolled. */
export const earliestSeen = (now: Date): string => daysAfter(emiratesDateOf(now), -seenDays);

/** An answer of the caller's own facility about a patient; 404 for every other, so that nobody enrols who never was there. */
export async function answerAboutPatient(ctx: SessionContext, eligibilityId: string) {
  await careFacility(ctx);
  const answer = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  const payer = answer && (await getPayer(ctx.store, answer.payerId));
  if (!answer || !payer) throw fail('notFound', { field: 'eligibilityId' });
  if (answer.status !== eligibilityStatus.Eligible || answer.serviceDate < earliestSeen(ctx.now())) {
    throw fail('patientNotCovered');
  }
  return { answer, payer };
}

/** The answer and everything by which its patient is known. */
export async function provenPatient(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer } = await answerAboutPatient(ctx, eligibilityId);
  const members = await membersNamed(ctx, payer, answer);
  const registered = members.flatMap(({ member }) =>
    identitiesOf({ emiratesId: member.emiratesId, cardNumber: member.memberId }),
  );
  return { answer, payer, identities: [...new Set([...identitiesOf(answer), ...registered])] };
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
