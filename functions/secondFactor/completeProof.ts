import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { newProof } from '../_data/secondFactor/factorProof.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkAnswer } from './checkAnswer.ts';

/** Gives a proof for what was asked. The factor of a sign-in signs nothing else. */
export const completeProof: Operation<typeof secondFactorApi.endpoints.completeProof> = async ({ body }, ctx) => {
  const { asked, items } = await checkAnswer(ctx, body, ({ purpose }) => purpose !== 'signIn');
  const { proof, expiresAt, item } = newProof(asked, ctx.now());
  if (!(await writeTogether(ctx.store, [...items, item]))) throw fail('changedMeanwhile');
  return { proof, expiresAt };
};
