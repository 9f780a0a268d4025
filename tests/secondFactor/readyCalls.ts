import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/secondFactor/index.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, type SignedIn } from '../support/api.ts';
import { codeOf, nextCode } from '../support/appCodes.ts';
import {
  addApp,
  askedAtSignIn,
  askProof,
  confirmationOf,
  rightPassword,
  signInByPassword,
  somebody,
  storedFactor,
} from './support/secondFactors.ts';

async function withApp(): Promise<{ as: SignedIn; secret: string }> {
  const as = await somebody();
  return { as, secret: (await addApp(as)).secret };
}

async function halfSignedIn() {
  const { as: owner, secret } = await withApp();
  return { as: await signInByPassword(owner), secret };
}

/** Calls of second factors, each with a person, a factor and a challenge of its own. */
export const readyCalls = readyCallsOf(secondFactorApi, {
  beginFactor: async () => ({ as: await somebody(), body: { password: rightPassword } }),
  completeFactor: async () => {
    const as = await somebody();
    const body = { kind: 'totp' as const, name: 'Phone', password: rightPassword };
    const { data } = await callApi(handler, secondFactorApi.endpoints.beginFactor, { as, body });
    return { as, body: { enrolmentId: data?.enrolmentId, code: codeOf(data?.app?.secret ?? '') } };
  },
  removeFactor: async ({ store }: Owner) => {
    const as = await somebody();
    return { as, body: { factorId: await storedFactor(store, as.user.userId), password: rightPassword } };
  },
  renewRecoveryCodes: async () => {
    const { as } = await withApp();
    return { as, body: await confirmationOf(as, { action: 'renewRecoveryCodes' }) };
  },
  beginSignIn: async () => ({ as: (await halfSignedIn()).as }),
  completeSignIn: async () => {
    const { as, secret } = await halfSignedIn();
    return { as, body: { challengeId: (await askedAtSignIn(as)).challengeId, answer: nextCode(secret) } };
  },
  beginProof: async () => ({ as: (await withApp()).as }),
  completeProof: async () => {
    const { as, secret } = await withApp();
    const { data } = await askProof(as, 'changeFactors', { action: 'add' });
    return { as, body: { challengeId: data?.challengeId, answer: nextCode(secret) } };
  },
  resetUserFactors: async ({ store }: Owner) => {
    const target = await somebody();
    await storedFactor(store, target.user.userId);
    const user = await getUser(store, target.user.userId);
    if (user) await changeUser(store, user, { hasSecondFactor: true, emiratesId: null });
    const as = await somebody(['SuperAdmin'], { facility: null });
    return { as, body: { userName: target.user.userName } };
  },
});
