import { describe, expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { handler as facilityHandler } from '../../functions/facility/index.ts';
import { maskIban } from '../../shared/_field/iban.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { signInByPassword } from '../secondFactor/support/secondFactors.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { postman } from '../support/outbox.ts';
import { ofAnotherPayer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import * as e from './support/empanelments.ts';
import * as p from './support/profiles.ts';

const { store, messages } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
await storePayers(store);
const deliver = postman(messages);

const aReviewer = p.aNetworkReviewer;
const [maker, checker] = [await aReviewer(), await aReviewer()];
const desk = [maker, checker];
const anAdmin = async (changes: Parameters<typeof p.aContractedClinic>[1] = {}) =>
  p.anAdministrator(await p.aContractedClinic(store, changes));
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.map(({ kind }) => kind);
const facilityOf = ({ user }: SignedIn) => getFacility(store, user.facilityId ?? '', { isNow: true });
const inForce = async (as: SignedIn) => (await p.profileOf(as)).data?.profiles[0];
const lastOf = (iban: string) => '•'.repeat(19) + iban.slice(-4);
const needed = { http: 403, errors: [{ code: 'secondFactorNeeded' }] };
const refused = { status: -1, errors: [{ code: 'ibanRefused', field: 'account.iban' }] };

describe('a change of the profile', () => {
  it('REQ-NET-20 goes from the signature over two people and a call to an account that is paid to after 72 hours', async () => {
    const admin = await anAdmin({ isBankUpdateRequired: true });
    const form = p.aProfile();
    const iban = form.account?.iban ?? '';
    const { data } = await p.submitProfile(admin, form);
    const id = data?.empanelmentId ?? '';
    expect((await e.read(admin.as, id)).data).toMatchObject({ kind: 'updateProfile', state: 'review', passed: [] });
    expect((await e.list(maker, { kind: 'updateProfile' })).data?.items).toContainEqual(
      expect.objectContaining({ empanelmentId: id, state: 'review' }),
    );
    expect(await e.move(maker, id, 'pass', { stage: 'documents' })).toMatchObject({ status: -1 });
    await e.move(maker, id, 'propose', { outcome: 'approve' });
    // A new account is not approved as anything else is, and not without the statement.
    expect(await e.move(checker, id, 'approve')).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
    expect(await e.move(checker, id, 'approveAccount')).toMatchObject({ http: 400, errors: [{ field: 'calledBack' }] });
    expect(await e.move(checker, id, 'approveAccount', { calledBack: 'numberOfRegister' })).toMatchObject({
      status: 1,
    });
    expect(await facilityOf(admin.as)).toMatchObject({ isBankUpdateRequired: false });
    // The reminder of the dashboard goes in the session that had it.
    const refreshed = await callApi(facilityHandler, facilityApi.endpoints.refreshProvider, { as: admin.as });
    expect(refreshed.data?.isBankUpdateRequired).toBe(false);
    expect(await inForce(admin.as)).toMatchObject({
      contactEmail: form.contactEmail,
      account: null,
      next: { iban: maskIban(iban), empanelmentId: id },
    });
    expect((await e.read(checker, id)).data?.accountChange).toMatchObject({
      calledBack: 'numberOfRegister',
      stopped: null,
      mayStop: true,
    });
    // How the insurer made sure is its own.
    expect((await e.read(admin.as, id)).data?.accountChange).toMatchObject({ calledBack: null });
    expect(await news(admin.as)).toContain('profileApproved');
    expect(await news(checker)).toContain('profileProposed');
    passMinutes(72 * 60 + 1);
    const later = await signInByPassword(admin.as);
    const again = await p.anAdministrator((await facilityOf(later))!);
    expect(await inForce(again.as)).toMatchObject({ account: { iban: maskIban(iban) }, next: null });
    setClock(new Date().toISOString());
  });

  it('REQ-NET-20 shows each field before and after, and goes over the profile that was compared', async () => {
    const admin = await anAdmin();
    const first = p.aProfile();
    await p.approvedProfile(admin, desk, first);
    const changed = p.aProfile({ contactMobile: '+971-50-765-4321', account: null });
    const id = await p.proposedProfile(admin, maker, changed);
    const [revision] = (await e.read(checker, id)).data?.revisions ?? [];
    expect(revision).toMatchObject({
      form: { contactMobile: '+971-50-765-4321' },
      account: null,
      before: { contactMobile: '+971-50-123-4567', version: 1 },
    });
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    // The account that waits is kept by a change of the contact.
    expect(await inForce(admin.as)).toMatchObject({
      contactMobile: '+971-50-765-4321',
      next: { bankName: 'Invented Bank' },
    });
    const nothing = await p.submitProfile(admin, changed);
    expect(nothing).toMatchObject({ errors: [{ code: 'nothingChanged' }] });
  });

  it('REQ-NET-20 refuses a profile that another approval has changed since it was submitted', async () => {
    const admin = await anAdmin({ providerStatus: 'STOPPED' });
    const id = await p.proposedProfile(admin, maker, p.aProfile({ account: null }));
    const contract = await e.proposed(admin.as, maker, 'approve', { kind: 'recontract' });
    expect(await e.move(checker, contract, 'approve')).toMatchObject({ status: 1 });
    expect(await e.move(checker, id, 'approve')).toMatchObject({ errors: [{ code: 'profileChanged' }] });
    expect((await e.read(checker, id)).data).toMatchObject({ state: 'proposed' });
  });

  it('REQ-NET-18 comes back with comments, and goes on as a further revision; no other call writes it', async () => {
    const admin = await anAdmin();
    const form = p.aProfile();
    const id = (await p.submitProfile(admin, form)).data?.empanelmentId ?? '';
    await e.move(maker, id, 'remark', { field: 'iban', text: 'The letter of the bank has another number.' });
    await e.move(maker, id, 'return', { text: 'Please look at the account.' });
    const { data } = await p.profileOf(admin.as);
    expect(data).toMatchObject({
      open: { empanelmentId: id, state: 'returned' },
      remarks: [{ field: 'iban' }],
      form: { contactEmail: form.contactEmail },
    });
    const place = { empanelmentId: id, version: data!.open!.version };
    expect(await e.save(admin.as, place)).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
    expect(await e.submit(admin.as, { ...place, draft: e.typed })).toMatchObject({
      errors: [{ code: 'notInThisStatus' }],
    });
    expect(await p.submitProfile(admin, p.aProfile(), { ...place, version: 1 })).toMatchObject({
      errors: [{ code: 'changedMeanwhile' }],
    });
    expect(await p.submitProfile(admin, p.aProfile(), place)).toMatchObject({ status: 1 });
    expect((await e.read(maker, id)).data).toMatchObject({
      state: 'review',
      revisions: [{ number: 1 }, { number: 2 }],
    });
    expect(await news(admin.as)).toContain('profileReturned');
  });

  it('waits for no other request, and is one at a time', async () => {
    const admin = await anAdmin();
    await e.submitted(admin.as);
    expect(await p.submitProfile(admin, p.aProfile())).toMatchObject({ status: 1 });
    expect(await p.submitProfile(admin, p.aProfile())).toMatchObject({ errors: [{ code: 'empanelmentOpen' }] });
  });

  it('is for providers: neither for a facility without a code, nor for one that is not asked for its account', async () => {
    const admin = await p.anAdministrator(await e.anUncontractedClinic(store));
    expect(await p.submitProfile(admin, p.aProfile())).toMatchObject({ errors: [{ code: 'notInThisContract' }] });
    const asked = await p.anAdministrator(await e.anUncontractedClinic(store, { isBankUpdateRequired: true }));
    expect(await p.submitProfile(asked, p.aProfile())).toMatchObject({ status: 1 });
  });
});

describe('the IBAN', () => {
  it('REQ-NET-20 is refused when one digit is wrong, and for another country', async () => {
    const admin = await anAdmin();
    const right = p.anIban();
    const digit = Number(right[15]);
    const wrong = right.slice(0, 15) + ((digit + 1) % 10) + right.slice(16);
    for (const iban of [wrong, right.slice(0, -1), 'GB82WEST12345698765432']) {
      const answer = await p.send(admin.as, p.aProfile({ account: p.anAccount(iban) }));
      expect(answer).toMatchObject({ http: 400, errors: [{ field: 'account.iban' }] });
    }
    const spaced = right.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(await p.submitProfile(admin, p.aProfile({ account: p.anAccount(spaced) }))).toMatchObject({ status: 1 });
  });

  it('REQ-NET-20 is refused when it is another provider’s, at the submission and at the approval, without telling whose', async () => {
    const [one, other, third] = [await anAdmin(), await anAdmin(), await anAdmin()];
    const account = p.anAccount();
    // Two ask for one account: the first approval counts.
    const late = await p.proposedProfile(other, maker, p.aProfile({ account }));
    await p.approvedProfile(one, desk, p.aProfile({ account }));
    const answer = await e.move(checker, late, 'approveAccount', { calledBack: 'contactOnRecord' });
    expect(answer).toMatchObject({ errors: [{ code: 'ibanRefused' }] });
    const again = await p.submitProfile(third, p.aProfile({ account }));
    expect(again).toMatchObject(refused);
    expect(JSON.stringify(again)).not.toContain(one.as.user.facilityName);
    // Without a signature nobody learns that the account is known here.
    expect(await p.send(third.as, p.aProfile({ account }))).toMatchObject(needed);
  });

  it('REQ-NET-20 is masked for everybody, whole for who decides only, and each look is on record; no trail or message holds it', async () => {
    const admin = await anAdmin();
    const form = p.aProfile();
    const iban = form.account?.iban ?? '';
    const id = await p.proposedProfile(admin, maker, form);
    expect((await e.read(admin.as, id)).data?.revisions[0]?.account?.iban).toBe(maskIban(iban));
    expect((await e.read(checker, id)).data?.revisions[0]?.account?.iban).toBe(lastOf(iban));
    expect(await p.showIban(maker, id)).toMatchObject({ data: null, errors: [{ code: 'ownChange' }] });
    expect(await p.showIban(admin.as, id)).toMatchObject({ http: 403, data: null });
    expect(await p.showIban(await ofAnotherPayer(), id)).toMatchObject({ http: 404 });
    expect(await p.showIban(checker, id)).toMatchObject({ data: { iban } });
    const trail = await auditsOf(store, `EMPANELMENT#${id}`);
    expect(trail.filter(({ action }) => action === 'empanelment.showIban')).toContainEqual(
      expect.objectContaining({ actor: checker.user.userId, outcome: 'success' }),
    );
    await e.move(checker, id, 'approveAccount', { calledBack: 'contactOnRecord' });
    // Once it is decided, nobody looks at it any more.
    expect(await p.showIban(checker, id)).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
    expect(JSON.stringify([await auditsOf(store, `EMPANELMENT#${id}`), messages])).not.toContain(iban.slice(4));
  });
});

describe('misuse of a profile', () => {
  it('REQ-NET-20 changes nothing from a session that was just taken over: without the factor, with a proof for another account, with one used up', async () => {
    const admin = await anAdmin();
    const own = p.aProfile();
    expect(await p.send(admin.as, own)).toMatchObject(needed);
    const proof = await p.signed(admin, own);
    const thief = { ...own, account: p.anAccount() };
    expect(await p.send(admin.as, thief, { proof })).toMatchObject({ errors: [{ code: 'factorProofRefused' }] });
    // Another session of the same person has not signed.
    const elsewhere = await signIn({ roles: ['ProviderAdmin'], facility: (await facilityOf(admin.as))! });
    expect(await p.send(elsewhere, own, { proof })).toMatchObject({ errors: [{ code: 'factorProofRefused' }] });
    expect(await p.send(admin.as, own, { proof })).toMatchObject({ status: 1 });
    const id = (await p.profileOf(admin.as)).data?.open?.empanelmentId ?? '';
    await e.move(admin.as, id, 'withdraw');
    expect(await p.send(admin.as, own, { proof })).toMatchObject({ errors: [{ code: 'factorProofRefused' }] });
  });

  it('REQ-NET-20 tells the contact on record and the person whose account was used, at the request and at the approval', async () => {
    const admin = await anAdmin();
    await p.approvedProfile(admin, desk, p.aProfile({ contactEmail: 'old-contact@clinic.example' }));
    await deliver();
    const next = p.aProfile({ contactEmail: 'new-contact@elsewhere.example' });
    const id = await p.proposedProfile(admin, maker, next);
    const asked = await deliver();
    expect(asked.map(({ to }) => to).sort()).toEqual([admin.as.user.userName, 'old-contact@clinic.example'].sort());
    expect(JSON.stringify(asked)).not.toContain(next.account?.iban.slice(-6));
    await e.move(checker, id, 'approveAccount', { calledBack: 'contactOnRecord' });
    expect((await deliver()).map(({ to }) => to).sort()).toEqual([
      'new-contact@elsewhere.example',
      'old-contact@clinic.example',
    ]);
  });

  it('REQ-NET-17 is decided by nobody twice: not by its maker under another account, not by who submitted it', async () => {
    const emiratesId = '784198400000771';
    const [one, two] = [await aReviewer(emiratesId), await aReviewer(emiratesId)];
    const admin = await anAdmin();
    const id = await p.proposedProfile(admin, one);
    const statement = { calledBack: 'contactOnRecord' } as const;
    for (const same of [one, two]) {
      expect(await e.move(same, id, 'approveAccount', statement)).toMatchObject({ errors: [{ code: 'ownChange' }] });
      expect(await p.showIban(same, id)).toMatchObject({ errors: [{ code: 'ownChange' }] });
    }
    const asInsurer = await aReviewer(admin.emiratesId);
    expect(await e.move(asInsurer, id, 'approveAccount', statement)).toMatchObject({ errors: [{ code: 'ownChange' }] });
    const version = (await e.read(checker, id)).data?.version;
    const both = await Promise.all(
      [checker, await aReviewer()].map((as) => e.move(as, id, 'approveAccount', { ...statement, version: version! })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([-1, 1]);
    expect(await inForce(admin.as)).toMatchObject({ next: { empanelmentId: id } });
  });

  it('REQ-NET-20 is stopped by either side before it takes effect, and the account before it stays', async () => {
    const admin = await anAdmin({ isBankUpdateRequired: true });
    const account = p.anAccount();
    const id = await p.approvedProfile(admin, desk, p.aProfile({ account }));
    const facility = (await facilityOf(admin.as))!;
    const colleague = await signIn({ roles: ['Eligibility'], facility });
    expect(await p.stopAccount(colleague, id)).toMatchObject({ http: 403 });
    expect(await p.stopAccount((await anAdmin()).as, id)).toMatchObject({ http: 404 });
    expect((await e.read(colleague, id)).data?.accountChange).toMatchObject({ mayStop: false });
    expect(await p.stopAccount(checker, id)).toMatchObject({ status: 1 });
    expect(await inForce(admin.as)).toMatchObject({ account: null, next: null });
    expect((await e.read(admin.as, id)).data?.accountChange).toMatchObject({
      stopped: { byName: checker.user.displayName },
      mayStop: false,
    });
    // Without any account it is asked for again, and nobody holds the one that was stopped.
    expect(await facilityOf(admin.as)).toMatchObject({ isBankUpdateRequired: true });
    expect(await news(admin.as)).toContain('accountStopped');
    expect(await p.stopAccount(checker, id)).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
    expect(await p.submitProfile(await anAdmin(), p.aProfile({ account }))).toMatchObject({ status: 1 });
  });

  it('is not stopped any more once it is in effect', async () => {
    setClock('2026-11-23T06:00:00.000Z');
    const admin = await anAdmin();
    const id = await p.approvedProfile(admin, desk);
    passMinutes(72 * 60 + 1);
    const reviewer = await aReviewer();
    expect(await p.stopAccount(reviewer, id)).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
    expect((await e.read(reviewer, id)).data?.accountChange).toMatchObject({ mayStop: false });
    setClock(new Date().toISOString());
  });

  it('REQ-NET-09 is for administrators; a colleague sees it masked, another facility and insurer nothing', async () => {
    const admin = await anAdmin();
    const form = p.aProfile();
    const id = await p.approvedProfile(admin, desk, form);
    const colleague = await signIn({ roles: ['Eligibility'], facility: (await facilityOf(admin.as))! });
    expect((await p.profileOf(colleague)).data).toMatchObject({
      mayChange: false,
      profiles: [{ next: { iban: maskIban(form.account?.iban ?? '') } }],
    });
    expect(await p.send(colleague, form)).toMatchObject({ http: 403, errors: [{ code: 'notAllowed' }] });
    expect((await p.profileOf((await anAdmin()).as)).data).toMatchObject({ profiles: [], open: null });
    expect(await e.read((await anAdmin()).as, id)).toMatchObject({ http: 404 });
    expect(await e.read(await ofAnotherPayer(), id)).toMatchObject({ http: 404 });
  });
});
