import { expect } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { codeOf } from '../../support/appCodes.ts';
import { demoPassword, type PortalApi } from './portalApi.ts';

/** Adds an authenticator app by calls, as the person's phone would: answers its secret, and the user as they are then. */
export async function addAppByCalls(api: PortalApi, session: SignedInUser): Promise<{ secret: string; user: object }> {
  const begun = await api.call<{ enrolmentId: string; app: { secret: string } }>('/api/secondfactor/beginfactor', {
    session,
    body: { kind: 'totp', name: 'Phone', password: demoPassword },
  });
  const { enrolmentId, app } = begun.data ?? { enrolmentId: '', app: { secret: '' } };
  const body = { enrolmentId, code: codeOf(app.secret) };
  const done = await api.call<{ user: object }>('/api/secondfactor/completefactor', { session, body });
  expect(done).toMatchObject({ status: 1 });
  return { secret: app.secret, user: done.data?.user ?? {} };
}
