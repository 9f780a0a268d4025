import { describe, expect, it } from 'vitest';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { getUser, type User } from '../../functions/_data/user/user.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/manage/index.ts';
import { isStrongPassword } from '../../shared/_field/password.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { resetUserPassword } = manageApi.endpoints;
const { login, getSession } = accountApi.endpoints;

async function aClinic(): Promise<Facility> {
  const facility = aFacility();
  await putFacility(store, facility);
  return facility;
}
const nobodyElse = { emiratesId: null, wasEmiratesIdAsked: true } as const;
const at = (facility: Facility, role: Role, stored: Partial<User> = {}) =>
  signIn({ roles: [role], facility, stored: { ...nobodyElse, ...stored } });
const reset = (as: SignedIn, { user }: SignedIn) =>
  callApi(handler, resetUserPassword, { as, body: { userId: user.userId } });
const notFound = { http: 404, errors: [{ code: 'notFound' }] };

describe('the reset of a colleague’s password', () => {
  it('REQ-USERS-20 gives a password of the specified shape that signs in once and must be changed', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const clinic = await aClinic();
    const [admin, colleague] = [await at(clinic, 'ProviderAdmin'), await at(clinic, 'Eligibility')];
    const { http, status, data } = await reset(admin, colleague);
    expect({ http, status }).toEqual({ http: 200, status: 1 });
    expect(data?.temporaryPassword).toMatch(/^[A-Z]{5}\d[$@!%*_#?&][a-z]{2}$/);
    expect(isStrongPassword(data?.temporaryPassword ?? '')).toBe(true);
    expect(data?.expiresAt).toMatch(/^2026-03-02T08:00/);
    const body = { userName: colleague.user.userName, password: data?.temporaryPassword ?? '' };
    const signedIn = await callApi(accountHandler, login, { query: {}, body });
    expect(signedIn.data).toMatchObject({ isResetPasswordRequired: true, pendingSteps: ['changePassword'] });
    expect((await callApi(accountHandler, login, { query: {}, body })).status).toBe(-5);
    await deliver();
  });

  it('is another one each time, ends the colleague’s sessions, and tells them without the password', async () => {
    const clinic = await aClinic();
    const [admin, colleague] = [await at(clinic, 'ProviderAdmin'), await at(clinic, 'Eligibility')];
    const [one, other] = [await reset(admin, colleague), await reset(admin, colleague)];
    expect(one.data?.temporaryPassword).not.toBe(other.data?.temporaryPassword);
    expect((await callApi(accountHandler, getSession, { as: colleague })).http).toBe(401);
    expect((await callApi(accountHandler, getSession, { as: admin })).http).toBe(200);
    const mails = await deliver();
    expect(mails.map(({ to }) => to)).toEqual([colleague.user.userName, colleague.user.userName]);
    const told = await toldTo(store, colleague.user);
    expect(kindsOf(told)).toEqual(['passwordReset', 'passwordReset']);
    expect(await toldTo(store, admin.user)).toEqual([]);
    const written = JSON.stringify([mails, told]) + logLines.join('');
    for (const answer of [one, other]) expect(written).not.toContain(answer.data?.temporaryPassword);
  });

  it('reaches nobody of another facility, nobody who also works elsewhere, and nobody without a facility', async () => {
    const [clinic, elsewhere] = [await aClinic(), await aClinic()];
    const admin = await at(clinic, 'ProviderAdmin');
    const both = { facilityIds: [clinic.facilityId, elsewhere.facilityId] };
    const nobodys = await signIn({ roles: ['CallCenterAgent'], facility: null, stored: nobodyElse });
    const payers = await signIn({ roles: ['PayerAdmin'], facility: clinic, payerId: 102, stored: nobodyElse });
    for (const target of [await at(elsewhere, 'Eligibility'), await at(clinic, 'Eligibility', both), nobodys, payers]) {
      const before = await getUser(store, target.user.userId);
      expect(await reset(admin, target)).toMatchObject(notFound);
      expect(await getUser(store, target.user.userId)).toEqual(before);
    }
    // Who administers both facilities may.
    const group = await at(clinic, 'FacilityGroupAdmin', both);
    expect(await reset(group, await at(clinic, 'Eligibility', both))).toMatchObject({ status: 1 });
    await deliver();
  });

  it('gives nobody the account of a person whose roles they could not give', async () => {
    const clinic = await aClinic();
    const [admin, group] = [await at(clinic, 'ProviderAdmin'), await at(clinic, 'FacilityGroupAdmin')];
    for (const role of ['FacilityGroupAdmin', 'SetupAdmin', 'RegulatorAdmin', 'ErrorLog', 'InsurerUser'] as const) {
      const target = await at(clinic, role);
      const before = await getUser(store, target.user.userId);
      expect(await reset(admin, target), role).toMatchObject(notFound);
      expect(await getUser(store, target.user.userId)).toEqual(before);
      if (role !== 'FacilityGroupAdmin') expect(await reset(group, target), role).toMatchObject(notFound);
    }
    expect(await reset(group, admin)).toMatchObject({ status: 1 });
    expect(await reset(await at(clinic, 'ProviderAdmin'), await at(clinic, 'Eligibility'))).toMatchObject({
      status: 1,
    });
    await deliver();
  });

  it('makes nobody a super admin', async () => {
    const clinic = await aClinic();
    const boss = await signIn({ roles: ['SuperAdmin'], facility: clinic, stored: nobodyElse });
    expect(await reset(await at(clinic, 'ProviderAdmin'), boss)).toMatchObject(notFound);
    expect(await reset(boss, await at(clinic, 'ProviderAdmin'))).toMatchObject({ status: 1 });
    await deliver();
  });
});
