import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { factorPut } from '../../../functions/_data/secondFactor/factor.ts';
import { hashPassword } from '../../../functions/_data/user/password.ts';
import { sha256 } from '../../../functions/_kit/canonicalJson.ts';
import type { OwnUserId } from '../../../functions/_kit/ownIds.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler as account } from '../../../functions/account/index.ts';
import { handler } from '../../../functions/secondFactor/index.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import type { ProofPurpose } from '../../../shared/secondFactor/proofPurposes.ts';
import { type FactorAnswer, secondFactorApi } from '../../../shared/secondFactor/routes.ts';
import { type SignedSubject, signedText } from '../../../shared/secondFactor/signedText.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { codeOf } from '../../support/appCodes.ts';
import { anAuthenticator } from '../../support/authenticator.ts';

/** Everybody's password here. */
export const rightPassword = 'Correct-Horse_7';
const rightHash = hashPassword(rightPassword);

const { beginFactor, completeFactor, beginProof, completeProof, beginSignIn } = secondFactorApi.endpoints;

/** A factor that is there without an enrolment; nobody can answer for it. */
export async function storedFactor(store: DynamoDBDocumentClient, userId: OwnUserId): Promise<string> {
  const factorId = newUlid(Date.now());
  const createdAt = new Date().toISOString();
  const key = { credentialId: 'no-key', publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  const unused = { sealedSecret: null, lastStep: 0, lastUsedAt: null, version: 1 };
  const factor = { factorId, userId, kind: 'passkey', name: 'Key', createdAt, ...key, ...unused } as const;
  if (!(await writeTogether(store, [factorPut(factor)]))) throw new Error('It is stored already');
  return factorId;
}

/** Somebody signed in with `rightPassword`. */
export const somebody = async (
  roles: Role[] = ['Eligibility'],
  more: Partial<Parameters<typeof signIn>[0]> = {},
): Promise<SignedIn> => signIn({ roles, ...more, stored: { passwordHash: await rightHash, ...more.stored } });

/** The recovery codes that came with the first factor of each session, and that no test here has used. */
const codesLeft = new Map<string, string[]>();

/** What shows that the person changes their factors: the password before the first one, and then a recovery code, which leaves apps and keys alone. */
export async function confirmationOf(as: SignedIn, subject: SignedSubject) {
  const code = codesLeft.get(as.sessionId)?.shift();
  if (code === undefined) return { password: rightPassword };
  return { proof: await proofOf(as, 'changeFactors', { subject, answer: { kind: 'recoveryCode', code } }) };
}

function keepCodes({ sessionId }: SignedIn, codes: readonly string[] | null | undefined): void {
  if (codes) codesLeft.set(sessionId, [...codes].reverse());
}

/** Adds an authenticator app: its secret, and the recovery codes where it is the first factor. */
export async function addApp(as: SignedIn, name = 'Phone') {
  const confirmed = await confirmationOf(as, { action: 'add', kind: 'totp', name });
  const begun = await callApi(handler, beginFactor, { as, body: { kind: 'totp', name, ...confirmed } });
  expect(begun).toMatchObject({ http: 200, status: 1 });
  const { enrolmentId = '', app } = begun.data ?? {};
  const secret = app?.secret ?? '';
  const done = await callApi(handler, completeFactor, { as, body: { enrolmentId, code: codeOf(secret) } });
  expect(done).toMatchObject({ http: 200, status: 1 });
  keepCodes(as, done.data?.recoveryCodes);
  return { secret, factorId: done.data?.factor.factorId ?? '', recoveryCodes: done.data?.recoveryCodes ?? null };
}

/** Adds a passkey, and answers its authenticator. */
export async function addPasskey(as: SignedIn, authenticator = anAuthenticator()) {
  const named = { kind: 'passkey' as const, name: 'Key' };
  const body = { ...named, ...(await confirmationOf(as, { action: 'add', ...named })) };
  const begun = await callApi(handler, beginFactor, { as, body });
  const { enrolmentId = '', passkey } = begun.data ?? {};
  if (!passkey) throw new Error(`No passkey was asked for: ${JSON.stringify(begun.errors)}`);
  const made = { enrolmentId, passkey: authenticator.create(passkey) };
  const done = await callApi(handler, completeFactor, { as, body: made });
  expect(done).toMatchObject({ http: 200, status: 1 });
  keepCodes(as, done.data?.recoveryCodes);
  return { authenticator, factorId: done.data?.factor.factorId ?? '', recoveryCodes: done.data?.recoveryCodes ?? null };
}

/** Signs in by name and password: the session owes what it owes. */
export async function signInByPassword({ user }: Pick<SignedIn, 'user'>): Promise<SignedIn> {
  const body = { userName: user.userName, password: rightPassword };
  const { data, errors } = await callApi(account, accountApi.endpoints.login, { query: {}, body });
  if (!data) throw new Error(`No sign-in: ${JSON.stringify(errors)}`);
  const { accessToken, ...signedIn } = data;
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return { token: accessToken, sessionId: sid, user: { ...user, ...signedIn, userId: user.userId } };
}

/** The challenge of a sign-in that owes the second factor. */
export async function askedAtSignIn(as: SignedIn) {
  const { data, errors } = await callApi(handler, beginSignIn, { as });
  if (!data) throw new Error(`Nothing was asked: ${JSON.stringify(errors)}`);
  return data;
}

/** Asks for a factor to sign something. */
export const askProof = (as: SignedIn, purpose: ProofPurpose, subject: SignedSubject) =>
  callApi(handler, beginProof, { as, body: { purpose, subjectHash: sha256(signedText(purpose, subject)) } });

/** The proof that a person gave their factor for this. */
export async function proofOf(
  as: SignedIn,
  purpose: ProofPurpose,
  { subject, answer }: { subject: SignedSubject; answer: FactorAnswer },
): Promise<string> {
  const { data } = await askProof(as, purpose, subject);
  const body = { challengeId: data?.challengeId ?? '', answer };
  const given = await callApi(handler, completeProof, { as, body });
  if (!given.data) throw new Error(`No proof: ${JSON.stringify(given.errors)}`);
  return given.data.proof;
}
