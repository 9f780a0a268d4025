import { expect } from 'vitest';
import { sha256 } from '../../../functions/_kit/canonicalJson.ts';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { signedText } from '../../../shared/secondFactor/signedText.ts';
import { codeOf } from '../../support/appCodes.ts';
import { demoPassword, type PortalApi } from './portalApi.ts';

const app = { kind: 'totp', name: 'Phone' } as const;

/** Proves by a recovery code of the first app that the person themself adds another one. */
async function proofToAdd(api: PortalApi, session: SignedInUser, code: string): Promise<string> {
  const subjectHash = sha256(signedText('changeFactors', { action: 'add', ...app }));
  const asked = await api.call<{ challengeId: string }>('/api/secondfactor/beginproof', {
    session,
    body: { purpose: 'changeFactors', subjectHash },
  });
  const body = { challengeId: asked.data?.challengeId, answer: { kind: 'recoveryCode', code } };
  const given = await api.call<{ proof: string }>('/api/secondfactor/completeproof', { session, body });
  return given.data?.proof ?? '';
}

/** Adds an authenticator app by calls, as the person's phone would; beside another app it needs a recovery code of that one. */
export async function addAppByCalls(
  api: PortalApi,
  session: SignedInUser,
  recoveryCode?: string,
): Promise<{ secret: string; recoveryCodes: string[]; user: object }> {
  const confirmed =
    recoveryCode === undefined ? { password: demoPassword } : { proof: await proofToAdd(api, session, recoveryCode) };
  const begun = await api.call<{ enrolmentId: string; app: { secret: string } }>('/api/secondfactor/beginfactor', {
    session,
    body: { ...app, ...confirmed },
  });
  expect(begun).toMatchObject({ status: 1 });
  const secret = begun.data?.app.secret ?? '';
  const body = { enrolmentId: begun.data?.enrolmentId, code: codeOf(secret) };
  const done = await api.call<{ user: object; recoveryCodes: string[] | null }>('/api/secondfactor/completefactor', {
    session,
    body,
  });
  expect(done).toMatchObject({ status: 1 });
  return { secret, recoveryCodes: done.data?.recoveryCodes ?? [], user: done.data?.user ?? {} };
}
