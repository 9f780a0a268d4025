import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { PatientAnswer } from '../../shared/_parts/patientAnswer.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { answerWithPayer, ownAnswersAbout, stillCovers } from './ownAnswers.ts';
import { knownIdentities, membersNamed } from './payersRegister.ts';

/** The patient was at the facility, with a confirmed cover, at most so many days ago. */
const seenDays = 60;

/** An answer for an earlier day of service is too old to prove that the patient was here. */
const earliestSeen = (now: Date): string => daysAfter(emiratesDateOf(now), -seenDays);

/** An answer of the caller's own facility about a patient, and whether it proves a cover and is not too old; 404 for every other answer. */
async function answerAboutPatient(ctx: SessionContext, eligibilityId: string) {
  const { answer, payer } = await answerWithPayer(ctx, eligibilityId);
  const isCovered = answer.serviceDate >= earliestSeen(ctx.now()) && (await stillCovers(ctx, answer));
  return { answer, payer, isCovered };
}

/**
 * An eligibility answer of the caller's own facility, with the identities of its patient, for taking the patient into care. `facilityOf`
 * gives the facility, or throws where it does not do such work. 404 for an answer of another facility; `patientNotCovered` where the answer proves
 * no cover.
 */
export async function provenPatient<Facility>(
  ctx: SessionContext,
  eligibilityId: string,
  facilityOf: (ctx: SessionContext) => Promise<Facility>,
) {
  const { answer, payer, isCovered } = await answerAboutPatient(ctx, eligibilityId);
  const facility = await facilityOf(ctx);
  if (!isCovered) throw fail('patientNotCovered');
  return { answer, payer, facility, identities: knownIdentities(answer, await membersNamed(ctx, payer, answer)) };
}

/** The answer as the people see it who take the patient into care. */
export const patientAnswerOf = (answer: StoredEligibility): PatientAnswer => ({
  eligibilityId: answer.eligibilityId,
  requestNumber: answer.requestNumber,
  patientName: answer.patientName,
  patientNameArabic: answer.patientNameArabic ?? null,
  patientEnding: answer.identifierEnding,
  payerName: answer.payerName,
  payerNameArabic: answer.payerNameArabic,
  serviceDate: answer.serviceDate,
});

/** The facility's own answers about a patient who may be taken into care from them. */
export async function provenPatients(
  ctx: SessionContext,
  asked: { readonly patient: string },
): Promise<PatientAnswer[]> {
  const found = await ownAnswersAbout(ctx, asked, earliestSeen(ctx.now()));
  const answers = await Promise.all(found.map(({ eligibilityId }) => answerAboutPatient(ctx, eligibilityId)));
  return answers.filter(({ isCovered }) => isCovered).map(({ answer }) => patientAnswerOf(answer));
}
