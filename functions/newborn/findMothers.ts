import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { motherSeenDays, registerDays } from '../../shared/newborn/birth.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { ownAnswersAbout } from '../_parts/ownAnswers.ts';
import { answerAboutMother, motherOf } from './provenMother.ts';

/** The facility's own answers about a mother, for days from which a birth can be registered. */
export const findMothers: Operation<typeof newbornApi.endpoints.findMothers> = async ({ body }, ctx) => {
  const earliest = daysAfter(emiratesDateOf(ctx.now()), -(registerDays + motherSeenDays));
  const found = await ownAnswersAbout(ctx, body, earliest);
  const answers = await Promise.all(found.map(({ eligibilityId }) => answerAboutMother(ctx, eligibilityId)));
  return answers.map(({ answer, problem }) => motherOf(answer, problem));
};
