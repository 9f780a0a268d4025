import type { newbornApi } from '../../shared/newborn/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { answerAboutMother, motherOf } from './provenMother.ts';

export const getMother: Operation<typeof newbornApi.endpoints.getMother> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  const { answer, problem } = await answerAboutMother(ctx, query.eligibilityId);
  return motherOf(answer, problem);
};
