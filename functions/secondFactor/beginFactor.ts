import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { sealAppSecret } from '../_data/secondFactor/appSecret.ts';
import { listFactors, mostFactors } from '../_data/secondFactor/factor.ts';
import { newChallenge, putEnrolment } from '../_data/secondFactor/factorChallenge.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { appOf, newAppSecret } from './apps.ts';
import { sessionOf, takeChallengeTurn } from './askFactor.ts';
import { confirmPerson } from './confirmPerson.ts';
import { arePasskeysTaken, optionsToCreate } from './passkeys.ts';

/** Begins to add a factor: makes the secret of an app, or asks the browser for a passkey. Nothing counts yet. */
export const beginFactor: Operation<typeof secondFactorApi.endpoints.beginFactor> = async ({ body }, ctx) => {
  const { kind, name } = body;
  const user = await currentUser(ctx);
  ctx.audited({ entity: 'user', id: user.userId, after: { kind } });
  if (kind === 'passkey' && !arePasskeysTaken()) throw fail('passkeysNotTaken');
  const factors = await listFactors(ctx.store, ctx.user.userId);
  if (factors.length >= mostFactors) throw fail('tooManyFactors');
  await takeChallengeTurn(ctx);
  const confirmed = await confirmPerson(ctx, user, { ...body, subject: { action: 'add', kind, name } });
  if (confirmed.length > 0 && !(await writeTogether(ctx.store, confirmed))) throw fail('factorProofRefused');
  const challenge = newChallenge(ctx.newId(), sessionOf(ctx), ctx.now());
  const { challengeId: enrolmentId } = challenge;
  const secret = kind === 'totp' ? newAppSecret() : null;
  const sealedSecret =
    secret === null ? null : await sealAppSecret(secret, { userId: ctx.user.userId, factorId: enrolmentId });
  await putEnrolment(ctx.store, { ...challenge, kind, name, sealedSecret });
  const passkey = secret ? null : await optionsToCreate(ctx.user, challenge.challenge, factors);
  return { enrolmentId, passkey: passkey && { ...passkey }, app: secret ? appOf(secret, user.userName) : null };
};
