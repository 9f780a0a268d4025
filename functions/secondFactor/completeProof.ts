import type { FactorAnswer, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { newProof } from '../_data/secondFactor/factorProof.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkAnswer } from './checkAnswer.ts';

/** A recovery code opens the way to a new device after the last one is lost; it signs nothing else. */
const isTaken = (kind: FactorAnswer['kind'], purpose: string): boolean =>
  purpose !== 'signIn' && (kind !== 'recoveryCode' || purpose === 'changeFactors');

/** Gives a proof for what was asked. The factor of a sign-in signs nothing else. */
export const completeProof: Operation<typeof secondFactorApi.endpoints.completeProof> = async ({ body }, ctx) => {
  const { asked, items } = await checkAnswer(ctx, body, ({ purpose }) => isTaken(body.answer.kind, purpose));
  const { proof, expiresAt, item } = newProof(asked, ctx.now());
  if (!(await writeTogether(ctx.store, [...items, item]))) throw fail('changedMeanwhile');
  return { proof, expiresAt };
};
