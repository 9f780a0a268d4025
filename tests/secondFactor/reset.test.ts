import { describe, expect, it } from 'vitest';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { getUser, type User } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler } from '../../functions/secondFactor/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { nextCode } from '../support/appCodes.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';
import { addApp, addPasskey, proofOf, signInByPassword, somebody } from './support/secondFactors.ts';

const { store, messages } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { resetUserFactors } = secondFactorApi.endpoints;
const reason = 'The phone was lost, seen in person.';

async function aClinic(): Promise<Facility> {
  const facility = aFacility();
  await putFacility(store, facility);
  return facility;
}

let people = 0;
/** Somebody at a facility, with an Emirates ID of their own. */
function at(facility: Facility, role: Role, stored: Partial<User> = {}): Promise<SignedIn> {
  people += 1;
  const emiratesId = `7841990${String(people).padStart(8, '0')}`;
  return somebody([role], { facility, stored: { emiratesId, ...stored } });
}

const reset = (as: SignedIn, { user }: SignedIn, more: { proof?: string; reason?: string } = {}) =>
  callApi(handler, resetUserFactors, { as, body: { userName: user.userName, reason, ...more } });
const hasFactor = async ({ user }: SignedIn) => (await getUser(store, user.userId))?.hasSecondFactor;
const notFound = { http: 404, errors: [{ code: 'notFound' }] };

describe('the reset of a second factor', () => {
  it('takes all factors away, ends the sessions, tells the person by mail and in the portal, and is on record', async () => {
    const clinic = await aClinic();
    const [admin, colleague] = [await at(clinic, 'ProviderAdmin'), await at(clinic, 'Eligibility')];
    await addApp(colleague);
    await addPasskey(colleague);
    await deliver();
    expect(await reset(admin, colleague)).toMatchObject({ http: 200, status: 1 });
    expect(await hasFactor(colleague)).toBe(false);
    expect(await callApi(account, accountApi.endpoints.getSession, { as: colleague })).toMatchObject({ http: 401 });
    expect((await signInByPassword(colleague)).user.pendingSteps).toEqual([]);
    expect((await deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [colleague.user.userName, expect.stringContaining('An administrator reset the second factor')],
    ]);
    expect(kindsOf(await toldTo(store, colleague.user))[0]).toBe('factorsReset');
    const trail = await auditsOf(store, `USER#${colleague.user.userId}`);
    expect(trail.find(({ action }) => action === 'secondFactor.reset')).toMatchObject({
      actor: admin.user.userId,
      outcome: 'success',
      after: { reason },
    });
  });

  it('needs a reason, and reaches nobody whose roles the administrator could not give, of no other facility, and never oneself', async () => {
    const [clinic, elsewhere] = [await aClinic(), await aClinic()];
    const admin = await at(clinic, 'ProviderAdmin');
    await addPasskey(admin);
    const colleague = await at(clinic, 'Eligibility');
    await addPasskey(colleague);
    expect(await reset(admin, colleague, { reason: ' ' })).toMatchObject({ http: 400 });
    expect(await reset(admin, admin)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    const others = [
      await at(elsewhere, 'Eligibility'),
      await at(clinic, 'FacilityGroupAdmin'),
      await at(clinic, 'SetupAdmin'),
      await at(clinic, 'Eligibility', { facilityIds: [clinic.facilityId, elsewhere.facilityId] }),
    ];
    for (const target of others) {
      await addPasskey(target);
      expect(await reset(admin, target)).toMatchObject(notFound);
      expect(await hasFactor(target)).toBe(true);
    }
    // An own second account is the same person.
    const { emiratesId } = (await getUser(store, admin.user.userId))!;
    const second = await at(clinic, 'Eligibility', { emiratesId });
    await addPasskey(second);
    expect(await reset(admin, second)).toMatchObject({ errors: [{ code: 'ownChange' }] });
    expect(await reset(await at(clinic, 'Eligibility'), colleague)).toMatchObject({ http: 403 });
    expect(await reset(admin, await at(clinic, 'Eligibility'))).toMatchObject(notFound);
  });
});

/** An administrator with an app, and two colleagues with keys. */
async function aClinicWithFactors() {
  setClock('2026-03-01T08:00:00.000Z');
  const clinic = await aClinic();
  const admin = await at(clinic, 'ProviderAdmin');
  const { secret } = await addApp(admin);
  const colleague = await at(clinic, 'Eligibility');
  await addPasskey(colleague);
  const subject = { userName: colleague.user.userName, reason };
  const prove = () => proofOf(admin, 'resetUserFactors', { subject, answer: nextCode(secret) });
  return { clinic, admin, secret, colleague, subject, prove };
}

describe('the proof of an administrator who has a factor', () => {
  const needed = { http: 403, errors: [{ code: 'secondFactorNeeded' }] };
  const refused = { http: 403, errors: [{ code: 'factorProofRefused' }] };

  it('is demanded, and signs once', async () => {
    const { admin, colleague, prove } = await aClinicWithFactors();
    expect(await reset(admin, colleague)).toMatchObject(needed);
    expect(await hasFactor(colleague)).toBe(true);
    const proof = await prove();
    expect(await reset(admin, colleague, { proof })).toMatchObject({ status: 1 });
    await addPasskey(await signInByPassword(colleague));
    expect(await reset(admin, colleague, { proof })).toMatchObject(refused);
    expect(await hasFactor(colleague)).toBe(true);
  });

  it('is for this person, these words and this purpose only', async () => {
    const { clinic, admin, secret, colleague, subject, prove } = await aClinicWithFactors();
    const other = await at(clinic, 'Eligibility');
    await addPasskey(other);
    const proof = await prove();
    expect(await reset(admin, other, { proof })).toMatchObject(refused);
    expect(await reset(admin, colleague, { proof, reason: 'Another reason' })).toMatchObject(refused);
    passMinutes(1);
    const otherPurpose = await proofOf(admin, 'changeFactors', { subject, answer: nextCode(secret) });
    expect(await reset(admin, colleague, { proof: otherPurpose })).toMatchObject(refused);
    expect(await hasFactor(colleague)).toBe(true);
    expect(await reset(admin, colleague, { proof })).toMatchObject({ status: 1 });
  });

  it('counts in its own session and for its own user only, for five minutes', async () => {
    const { clinic, admin, secret, colleague, prove } = await aClinicWithFactors();
    const proof = await prove();
    const second = await at(clinic, 'ProviderAdmin');
    await addPasskey(second);
    expect(await reset(second, colleague, { proof })).toMatchObject(refused);
    passMinutes(1);
    const elsewhere = await signInByPassword(admin);
    const { beginSignIn, completeSignIn } = secondFactorApi.endpoints;
    const { data } = await callApi(handler, beginSignIn, { as: elsewhere });
    const body = { challengeId: data?.challengeId ?? '', answer: nextCode(secret) };
    expect(await callApi(handler, completeSignIn, { as: elsewhere, body })).toMatchObject({ status: 1 });
    expect(await reset(elsewhere, colleague, { proof })).toMatchObject(refused);
    passMinutes(5);
    expect(await reset(admin, colleague, { proof })).toMatchObject(refused);
    expect(await hasFactor(colleague)).toBe(true);
  });

  it('that is used twice at once signs one reset', async () => {
    const { admin, colleague, prove } = await aClinicWithFactors();
    const proof = await prove();
    const answers = await Promise.all([reset(admin, colleague, { proof }), reset(admin, colleague, { proof })]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });
});
