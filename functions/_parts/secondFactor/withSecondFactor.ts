import type { ProofPurpose } from '../../../shared/secondFactor/proofPurposes.ts';
import { type SignedSubject, signedText } from '../../../shared/secondFactor/signedText.ts';
import { isProofOf, proofDelete } from '../../_data/secondFactor/factorProof.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What is signed, and the proof that came with the call. */
export interface SignedAct {
  readonly subject: SignedSubject;
  readonly proof: string | undefined;
}

/**
 * Demands that the caller has signed this subject for this purpose with their second factor, in this session and within five minutes.
 * Answers the write that uses the proof up: it belongs into the transaction of the signed act, so that a proof signs once. 403 without
 * a proof, and with one for anything else.
 *
 * @example
 * const signed = await withSecondFactor(ctx, 'resetUserFactors', { subject: { userName, reason }, proof });
 * if (!(await writeTogether(ctx.store, [...items, signed]))) throw fail('changedMeanwhile');
 */
export async function withSecondFactor(
  ctx: SessionContext,
  purpose: ProofPurpose,
  { subject, proof }: SignedAct,
): Promise<TransactItem> {
  if (proof === undefined) throw fail('secondFactorNeeded');
  const { userId } = ctx.user;
  const signed = { userId, sessionId: ctx.sessionId, purpose, subjectHash: sha256(signedText(purpose, subject)) };
  if (!(await isProofOf(ctx.store, proof, signed, ctx.now()))) throw fail('factorProofRefused');
  return proofDelete(proof, signed, ctx.now());
}
