import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { hoursOfDay } from '../../shared/empanelment/openingHours.ts';
import { type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { ofAnotherPayer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import { drawnLines } from '../support/pdfText.ts';
import {
  anUpdate,
  approvedContract,
  contract,
  dayIn,
  printedContract,
  proposedContract,
  submitContract,
} from './support/contracts.ts';
import * as e from './support/empanelments.ts';
import * as p from './support/profiles.ts';

const { store } = await startBackend();
await storePayers(store);

const [maker, checker] = [await p.aNetworkReviewer(), await p.aNetworkReviewer()];
const desk = [maker, checker];
type Facility = Awaited<ReturnType<typeof p.aContractedClinic>>;
const adminOf = (facility: Facility, roles: Parameters<typeof signIn>[0]['roles'] = ['ProviderAdmin']) =>
  signIn({ roles, facility });
const ofDesk = ({ user }: SignedIn, on?: string) => ({
  facilityLicense: user.facilityLicense ?? '',
  ...(on && { on }),
});
const ownOn = (admin: SignedIn, on?: string) => contract(admin, { payerId: pearl, ...(on && { on }) });
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.map(({ kind }) => kind);
const linesOf = ({ bytes }: Awaited<ReturnType<typeof printedContract>>) => drawnLines(bytes).join('\n');
const notInStatus = { status: -1, errors: [{ code: 'notInThisStatus' }] };

describe('a change of the contract', () => {
  it('REQ-NET-21 goes over two people to terms that hold from their day on; the terms of every other day stay', async () => {
    const admin = await adminOf(await p.aContractedClinic(store));
    await approvedContract(admin, desk);
    const later = dayIn(10);
    const update = anUpdate({
      effectiveOn: later,
      services: ['outpatient', 'dental'],
      monday: '8:00 - 12:00, 16:00–20:00',
    });
    const { data } = await submitContract(admin, update);
    const id = data?.empanelmentId ?? '';
    expect((await e.list(maker, { kind: 'updateContract' })).data?.items).toContainEqual(
      expect.objectContaining({ empanelmentId: id, state: 'review' }),
    );
    // What changes is shown line by line.
    expect((await e.read(checker, id)).data?.revisions[0]).toMatchObject({
      form: null,
      terms: {
        monday: '08:00-12:00 16:00-20:00',
        services: ['outpatient', 'dental'],
        before: { monday: '09:00-17:00', services: ['outpatient'], number: 1 },
      },
    });
    await e.move(maker, id, 'propose', { outcome: 'approve' });
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    expect((await ownOn(admin, dayIn(9))).data?.terms).toMatchObject({ number: 1, services: ['outpatient'] });
    expect((await ownOn(admin, later)).data?.terms).toMatchObject({
      number: 2,
      services: ['outpatient', 'dental'],
      effectiveOn: later,
    });
    expect((await ownOn(admin, dayIn(-1))).data?.terms).toBeNull();
    expect((await contract(maker, ofDesk(admin, later))).data).toMatchObject({ terms: { number: 2 }, own: null });
    expect((await ownOn(admin)).data?.changes.map(({ number }) => number)).toEqual([2, 1]);
    expect(await news(admin)).toContain('contractApproved');
    expect(await news(checker)).toContain('contractProposed');
  });

  it('REQ-NET-21 is refused for a day that is over, too far away, or before a change that was approved', async () => {
    const admin = await adminOf(await p.aContractedClinic(store));
    const on = (effectiveOn: string) => submitContract(admin, anUpdate({ effectiveOn }));
    expect(await on(dayIn(-1))).toMatchObject({ http: 400, errors: [{ field: 'effectiveOn', code: 'inPast' }] });
    expect(await on(dayIn(367))).toMatchObject({ errors: [{ field: 'effectiveOn', code: 'tooLate' }] });
    await approvedContract(admin, desk, anUpdate({ effectiveOn: dayIn(30) }));
    expect(await submitContract(admin, anUpdate({ effectiveOn: dayIn(29), monday: '' }))).toMatchObject({
      errors: [{ field: 'effectiveOn', code: 'beforeOtherChange' }],
    });
    expect(await on(dayIn(30))).toMatchObject({ errors: [{ code: 'nothingChanged' }] });
  });

  it('REQ-NET-21 holds from the approval on where its day passed during the review: never backwards', async () => {
    const admin = await adminOf(await p.aContractedClinic(store));
    const id = await proposedContract(admin, maker, anUpdate({ effectiveOn: dayIn(1) }));
    const now = new Date();
    const [fourth, fifth] = [dayIn(4), dayIn(5)];
    setClock(new Date(now.getTime() + 5 * 86_400_000).toISOString());
    const second = await p.aNetworkReviewer();
    expect(await e.move(second, id, 'approve')).toMatchObject({ status: 1 });
    const reader = await signIn({ roles: ['InsurerUser'], facility: null, payerId: pearl });
    expect((await contract(reader, ofDesk(admin, fourth))).data?.terms).toBeNull();
    expect((await contract(reader, ofDesk(admin, fifth))).data?.terms).toMatchObject({ effectiveOn: fifth });
    setClock(now.toISOString());
  });

  it('REQ-NET-18 goes over the contract that was compared; comes back with comments and goes on as a further revision', async () => {
    const facility = await p.aContractedClinic(store, { providerStatus: 'STOPPED' });
    const admin = await adminOf(facility);
    // A contract that was stopped cannot be changed.
    expect(await submitContract(admin, anUpdate())).toMatchObject({ errors: [{ code: 'notInThisContract' }] });
    const contracted = await adminOf(await p.aContractedClinic(store));
    const id = (await submitContract(contracted, anUpdate())).data?.empanelmentId ?? '';
    expect(await submitContract(contracted, anUpdate())).toMatchObject({ errors: [{ code: 'empanelmentOpen' }] });
    await e.move(maker, id, 'remark', { field: 'monday', text: 'The licence has other hours.' });
    await e.move(maker, id, 'return', { text: 'Please look at Monday.' });
    const { own } = (await ownOn(contracted)).data ?? {};
    expect(own).toMatchObject({
      open: { empanelmentId: id, state: 'returned' },
      begins: { monday: '09:00-17:00', effectiveOn: dayIn(0) },
      remarks: [{ field: 'monday' }],
    });
    const place = { empanelmentId: id, version: own?.open?.version ?? 0 };
    const corrected = anUpdate({ monday: '' });
    expect(await submitContract(contracted, corrected, { ...place, version: 1 })).toMatchObject({
      errors: [{ code: 'changedMeanwhile' }],
    });
    // It is no profile and has no documents: no other call writes it.
    expect(await e.save(contracted, place)).toMatchObject(notInStatus);
    expect(await submitContract(contracted, corrected, place)).toMatchObject({ status: 1 });
    expect((await e.read(maker, id)).data?.revisions).toMatchObject([
      { number: 1 },
      { number: 2, terms: { monday: '' } },
    ]);
  });

  it('REQ-NET-21 is refused where the contract has changed since it was compared', async () => {
    const admin = await adminOf(await p.aContractedClinic(store));
    // A new contract is agreed on while a change of the old one is looked at.
    const joining = await e.proposed(admin, maker);
    const id = await proposedContract(admin, maker);
    expect(await e.move(checker, joining, 'approve')).toMatchObject({ status: 1 });
    expect(await e.move(checker, id, 'approve')).toMatchObject({ errors: [{ code: 'contractChanged' }] });
    expect((await e.read(checker, id)).data).toMatchObject({ state: 'proposed' });
    expect((await ownOn(admin)).data?.terms).toMatchObject({ number: 1, services: ['outpatient'] });
  });

  it('is approved once: the second approval reads that the request has ended', async () => {
    const admin = await adminOf(await p.aContractedClinic(store));
    const id = await proposedContract(admin, maker);
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    expect(await e.move(checker, id, 'approve')).toMatchObject(notInStatus);
  });

  it('begins with the services of the request to join', async () => {
    const applicant = await e.anApplicant(store);
    const id = await e.proposed(applicant, maker, 'approve');
    await e.move(checker, id, 'approve');
    expect((await contract(maker, ofDesk(applicant))).data).toMatchObject({
      terms: { number: 1, services: ['outpatient'], effectiveOn: dayIn(0) },
      prices: null,
      providerStatus: 'CONTRACTED',
    });
  });
});

describe('who takes part', () => {
  it('REQ-NET-21 nobody decides on their own change: neither its maker, nor the submitter by another account, nor the provider', async () => {
    const facility = await p.aContractedClinic(store);
    const { as, emiratesId } = await p.anAdministrator(facility);
    const id = await proposedContract(as, maker);
    const own = { errors: [{ code: 'ownChange' }] };
    expect(await e.move(maker, id, 'approve')).toMatchObject(own);
    const otherAccount = await p.aNetworkReviewer(emiratesId);
    expect(await e.move(otherAccount, id, 'approve')).toMatchObject(own);
    expect(await e.move(as, id, 'approve')).toMatchObject({ http: 403 });
    // A stage decided twice.
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    expect(await e.move(await p.aNetworkReviewer(), id, 'approve')).toMatchObject({ status: -1 });
    expect((await contract(maker, ofDesk(as))).data?.changes).toMatchObject([{ number: 1 }]);
  });

  it('REQ-NET-12 only administrators of the facility ask; a colleague reads, and nobody reads the contract of another', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await adminOf(facility);
    const colleague = await adminOf(facility, ['Eligibility']);
    const id = await approvedContract(admin, desk);
    expect(await submitContract(colleague, anUpdate())).toMatchObject({ http: 403 });
    expect((await ownOn(colleague)).data).toMatchObject({ terms: { number: 1 }, own: { mayChange: false } });
    const other = await adminOf(await p.aContractedClinic(store));
    expect((await ownOn(other)).data?.terms).toBeNull();
    const named = { payerId: pearl, facilityLicense: facility.facilityLicense };
    for (const call of [contract, printedContract]) {
      expect(await call(other, named)).toMatchObject({ http: 404 });
      expect(await call(maker, { payerId: pearl + 1, facilityLicense: facility.facilityLicense })).toMatchObject({
        http: 404,
      });
    }
    // Another insurer knows the provider, and nothing of its terms with this one.
    expect((await contract(await ofAnotherPayer(), ofDesk(admin))).data).toMatchObject({ terms: null, changes: [] });
    expect(await e.read(other, id)).toMatchObject({ http: 404 });
    const clerk = await signIn({ roles: ['CallCenterAgent'], facility: null, payerId: pearl });
    expect(await contract(clerk, ofDesk(admin))).toMatchObject({ http: 403 });
    expect(await contract(await signIn({ roles: ['SuperAdmin'], facility: null }), { payerId: pearl })).toMatchObject({
      http: 404,
    });
  });

  it('REQ-NET-21 tells the insurer nothing of the bank account, which another change waits for', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await p.anAdministrator(facility);
    const form = p.aProfile();
    await p.approvedProfile(admin, desk, form);
    const id = await approvedContract(admin.as, desk);
    const seen = JSON.stringify([(await contract(maker, ofDesk(admin.as))).data, (await e.read(maker, id)).data]);
    expect(seen).not.toContain(form.account?.iban.slice(-4));
    expect(seen).not.toContain(form.contactEmail);
  });
});

describe('the printed contract', () => {
  it('REQ-NET-21 is of the day that was asked for, in both languages, from the record that the screen shows', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await adminOf(facility);
    await approvedContract(admin, desk);
    await approvedContract(
      admin,
      desk,
      anUpdate({ effectiveOn: dayIn(3), services: ['radiology'], sunday: '10:00-14:00' }),
    );
    const today = linesOf(await printedContract(admin, { payerId: pearl }));
    const later = linesOf(await printedContract(maker, ofDesk(admin, dayIn(3))));
    expect(today).toContain('Outpatient care');
    expect(today).toContain('Mariam Invented');
    expect(today).not.toContain('10:00-14:00');
    expect(later).toContain('Radiology');
    expect(later).toContain('10:00-14:00');
    for (const text of [today, later]) expect(text).toMatch(/[\u0600-\u06FF]/);
  });
});

describe('opening hours', () => {
  it.each([
    ['9:00 - 13:00, 17:00–21:00', '09:00-13:00 17:00-21:00'],
    ['٩:٠٠-١٧:٠٠', '09:00-17:00'],
    ['00:00-24:00', '00:00-24:00'],
    ['  ', ''],
    ['09:00', null],
    ['17:00-09:00', null],
    ['09:00-13:00 12:00-15:00', null],
    ['09:60-13:00', null],
    ['09:00-24:01', null],
    ['1:00-2:00 3:00-4:00 5:00-6:00', null],
    ['closed', null],
  ])('reads %s', (typed, kept) => {
    expect(hoursOfDay(typed)).toBe(kept);
  });
});
