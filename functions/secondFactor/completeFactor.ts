import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { openAppSecret } from '../_data/secondFactor/appSecret.ts';
import { type Factor, factorPut, listFactors, mostFactors, shownFactor } from '../_data/secondFactor/factor.ts';
import { type Enrolment, enrolmentDelete, findEnrolment } from '../_data/secondFactor/factorChallenge.ts';
import { findRecoveryCodes, newRecoveryCodes } from '../_data/secondFactor/recoveryCodes.ts';
import { factorNews } from '../_data/user/accountNews.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { stepOf } from './apps.ts';
import { sessionOf } from './askFactor.ts';
import { checkedNewPasskey } from './passkeys.ts';

type Completion = typeof secondFactorApi.endpoints.completeFactor;

/** What a factor knows of its own kind, once it was seen to work. */
type Working = Pick<Factor, 'sealedSecret' | 'lastStep' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

async function workingApp(
  { sealedSecret }: Enrolment,
  place: Pick<Factor, 'userId' | 'factorId'>,
  code = '',
  now: Date,
): Promise<Working> {
  const lastStep = sealedSecret && stepOf(code, await openAppSecret(sealedSecret, place), now);
  if (lastStep === null) throw fail('appCodeRefused', { field: 'code' });
  return { sealedSecret, lastStep, credentialId: null, publicKey: null, counter: 0, transports: [] };
}

async function workingPasskey({ challenge }: Enrolment, given: BodyOf<Completion>['passkey']): Promise<Working> {
  const key = given && (await checkedNewPasskey(given, challenge));
  if (!given || !key) throw fail('passkeyRefused');
  return { ...key, transports: given.transports, sealedSecret: null, lastStep: 0 };
}

async function newFactor(ctx: SessionContext, enrolment: Enrolment, body: BodyOf<Completion>): Promise<Factor> {
  const { userId, challengeId: factorId, kind, name } = enrolment;
  const working =
    kind === 'totp'
      ? await workingApp(enrolment, { userId, factorId }, body.code, ctx.now())
      : await workingPasskey(enrolment, body.passkey);
  return { factorId, userId, kind, name, createdAt: ctx.now().toISOString(), lastUsedAt: null, version: 1, ...working };
}

/** Adds the factor that works. The first one comes with recovery codes, and ends the step of sign-in that asked for it. */
export const completeFactor: Operation<Completion> = async ({ body }, ctx) => {
  const { userId } = ctx.user;
  const before = await currentUser(ctx);
  const enrolment = await findEnrolment(ctx.store, sessionOf(ctx), body.enrolmentId, ctx.now());
  if (!enrolment) throw fail('factorChallengeOver');
  const factor = await newFactor(ctx, enrolment, body);
  const factors = await listFactors(ctx.store, userId);
  if (factors.length >= mostFactors) throw fail('tooManyFactors');
  // Stored twice, a lost key would go on counting after its owner has removed it, and a copied one would not be noticed by its counter.
  if (factors.some(({ credentialId }) => credentialId !== null && credentialId === factor.credentialId))
    throw fail('passkeyKnown');
  const known = await findRecoveryCodes(ctx.store, userId);
  const codes = known ? null : newRecoveryCodes(userId, ctx.now(), null);
  const mail = newMail(ctx, 'factorAdded', before.userName);
  const news = factorNews(ctx, userId, { kind: 'factorAdded', facts: {} });
  const items = [
    enrolmentDelete(enrolment, ctx.now()),
    factorPut(factor),
    ...(codes ? [codes.item] : []),
    mail.item,
    news,
  ];
  const changes = { hasSecondFactor: true };
  const { sessionUser } = await changeCurrentUser(ctx, {
    ...{ before, changes, items },
    done: 'enrolSecondFactor',
    // Another session has shown the password at most, and could add a factor of its own.
    endsOtherSessions: true,
  });
  ctx.audited({ entity: 'user', id: userId, after: { kind: factor.kind } });
  await mail.queue();
  return { factor: shownFactor(factor), recoveryCodes: codes?.shown ?? null, user: sessionUser };
};
