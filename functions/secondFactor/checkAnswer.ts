import type { FactorAnswer, PasskeyAnswer } from '../../shared/secondFactor/routes.ts';
import { openAppSecret } from '../_data/secondFactor/appSecret.ts';
import { type Factor, factorChange, listFactors } from '../_data/secondFactor/factor.ts';
import { type AskedFactor, askedDelete, findAsked } from '../_data/secondFactor/factorChallenge.ts';
import { takeTry, triesDelete } from '../_data/secondFactor/factorTries.ts';
import { findRecoveryCodes, recoveryCodeUse } from '../_data/secondFactor/recoveryCodes.ts';
import { factorNews } from '../_data/user/accountNews.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { stepOf } from './apps.ts';
import { sessionOf } from './askFactor.ts';
import { counterAfter } from './passkeys.ts';

/** What marks a factor as used, so that the same code or signature counts once; null for an answer that is not right. */
type Spending = TransactItem[] | null;

async function spendPasskey(ctx: SessionContext, answer: PasskeyAnswer, challenge: string): Promise<Spending> {
  const factors = await listFactors(ctx.store, ctx.user.userId);
  const factor = factors.find(({ credentialId }) => credentialId === answer.credentialId);
  const counter = factor && (await counterAfter(answer, challenge, factor));
  if (!factor || counter === undefined || counter === null) return null;
  return [factorChange(factor, { counter, lastUsedAt: ctx.now().toISOString() }).item];
}

/** The half minute of a code of this app that was not taken yet, or null. */
async function freshStep(ctx: SessionContext, factor: Factor, code: string): Promise<number | null> {
  if (!factor.sealedSecret) return null;
  const step = stepOf(code, await openAppSecret(factor.sealedSecret, factor), ctx.now());
  return step !== null && step > factor.lastStep ? step : null;
}

async function spendAppCode(ctx: SessionContext, code: string): Promise<Spending> {
  for (const factor of await listFactors(ctx.store, ctx.user.userId)) {
    const lastStep = await freshStep(ctx, factor, code);
    if (lastStep !== null) return [factorChange(factor, { lastStep, lastUsedAt: ctx.now().toISOString() }).item];
  }
  return null;
}

async function spendRecoveryCode(ctx: SessionContext, code: string): Promise<Spending> {
  const codes = await findRecoveryCodes(ctx.store, ctx.user.userId);
  const use = codes && recoveryCodeUse(codes, code);
  if (!use) return null;
  return [use.item, factorNews(ctx, ctx.user.userId, { kind: 'recoveryCodeUsed', facts: { left: use.left } })];
}

function spendingOf(ctx: SessionContext, answer: FactorAnswer, challenge: string): Promise<Spending> {
  if (answer.kind === 'passkey') return spendPasskey(ctx, answer, challenge);
  return answer.kind === 'totp' ? spendAppCode(ctx, answer.code) : spendRecoveryCode(ctx, answer.code);
}

/**
 * The challenge that the caller answers rightly, and the writes that use it, the code or signature, and the tries up: they belong into
 * the transaction of what the answer opens. Every try counts before it is looked at.
 */
export async function checkAnswer(
  ctx: SessionContext,
  { challengeId, answer }: { readonly challengeId: string; readonly answer: FactorAnswer },
  isMeant: (asked: AskedFactor) => boolean,
): Promise<{ asked: AskedFactor; items: TransactItem[] }> {
  ctx.audited({ entity: 'user', id: ctx.user.userId, after: { factor: answer.kind } });
  const asked = await findAsked(ctx.store, sessionOf(ctx), challengeId, ctx.now());
  if (!asked || !isMeant(asked)) throw fail('factorChallengeOver');
  await takeTry(ctx.store, ctx.user.userId, ctx.now());
  const use = await spendingOf(ctx, answer, asked.challenge);
  if (!use) throw fail('factorRefused', { field: 'code' });
  return { asked, items: [askedDelete(asked, ctx.now()), triesDelete(ctx.user.userId), ...use] };
}
