import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { ownAnswersAbout } from '../_parts/ownAnswers.ts';
import { answerAboutPatient, candidateOf, earliestSeen } from './candidates.ts';
import { checkTakesPart } from './ownEnrolment.ts';

/** The facility's own answers about a patient who may be enrolled from them. */
export const findCandidates: Operation<typeof diseaseManagementApi.endpoints.findCandidates> = async (
  { body },
  ctx,
) => {
  await checkTakesPart(ctx);
  const found = await ownAnswersAbout(ctx, body, earliestSeen(ctx.now()));
  const answers = await Promise.all(found.map(({ eligibilityId }) => answerAboutPatient(ctx, eligibilityId)));
  return answers.filter(({ isCovered }) => isCovered).map(({ answer }) => candidateOf(answer));
};
