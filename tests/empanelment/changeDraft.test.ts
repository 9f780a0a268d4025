import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers, crescent as otherPayer, pearl } from '../../functions/_demo/payers.ts';
import { type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { anUpdate, contract, contractTyped, dayIn, saveContractDraft, submitContract } from './support/contracts.ts';
import * as e from './support/empanelments.ts';
import * as p from './support/profiles.ts';

const { store } = await startBackend();
for (const payer of demoPayers) await putPayer(store, payer);

const desk = await p.aNetworkReviewer();
type Facility = Awaited<ReturnType<typeof p.aContractedClinic>>;
const adminOf = (facility: Facility, roles: Parameters<typeof signIn>[0]['roles'] = ['ProviderAdmin']) =>
  signIn({ roles, facility });
const anAdmin = async () => adminOf(await p.aContractedClinic(store));
const ownPart = async (as: SignedIn, payerId: number = pearl) => (await contract(as, { payerId })).data?.own;
const changedMeanwhile = { status: -1, errors: [{ code: 'changedMeanwhile' }] };
const open = { errors: [{ code: 'empanelmentOpen' }] };

describe('the draft of a change of the contract', () => {
  it('REQ-NET-12 is found again by another administrator on another machine, right or wrong as it was typed', async () => {
    const facility = await p.aContractedClinic(store);
    const [first, second] = [await adminOf(facility), await adminOf(facility)];
    const wrong = contractTyped({ monday: '9 to 5', approvalsEmail: 'no address', claimsMobile: '', effectiveOn: '' });
    expect(await saveContractDraft(first, wrong)).toMatchObject({ status: 1, data: { version: 1 } });
    expect(await ownPart(second)).toMatchObject({
      open: null,
      draft: { draft: wrong.draft, version: 1, byName: first.user.displayName },
    });
    const next = { ...contractTyped({ monday: '09:00-17:00' }), version: 1 };
    expect(await saveContractDraft(second, next)).toMatchObject({ data: { version: 2 } });
    expect(await ownPart(first)).toMatchObject({ draft: { draft: { monday: '09:00-17:00' }, version: 2 } });
  });

  it('tells the later of two people who type at once, and writes over nothing', async () => {
    const facility = await p.aContractedClinic(store);
    const [first, second] = [await adminOf(facility), await adminOf(facility)];
    await saveContractDraft(first, contractTyped({ claimsName: 'Of the first' }));
    const mine = contractTyped({ claimsName: 'Of the second' });
    expect(await saveContractDraft(second, mine)).toMatchObject(changedMeanwhile);
    await saveContractDraft(first, { ...contractTyped({ claimsName: 'Of the first again' }), version: 1 });
    expect(await saveContractDraft(second, { ...mine, version: 1 })).toMatchObject(changedMeanwhile);
    // Nor is it submitted over what the other has typed since, by somebody who saw an older draft or none.
    for (const seen of [{}, { draftVersion: 1 }]) {
      expect(await submitContract(second, anUpdate(), seen)).toMatchObject(changedMeanwhile);
    }
    expect(await ownPart(second)).toMatchObject({ open: null, draft: { draft: { claimsName: 'Of the first again' } } });
  });

  it('REQ-NET-18 ends with its submission, and none is begun while the insurer looks at the change', async () => {
    const admin = await anAdmin();
    await saveContractDraft(admin, contractTyped());
    const sent = await submitContract(admin, anUpdate(), { draftVersion: 1 });
    expect(sent).toMatchObject({ status: 1 });
    expect(await ownPart(admin)).toMatchObject({ open: { state: 'review' }, draft: null });
    expect(await saveContractDraft(admin, contractTyped())).toMatchObject(open);
    // A change that came back is gone on with; the draft is no part of what the insurer has seen.
    const id = sent.data?.empanelmentId ?? '';
    await e.move(desk, id, 'remark', { field: 'monday', text: 'The licence has other hours.' });
    await e.move(desk, id, 'return', { text: 'Please look at Monday.' });
    expect(await saveContractDraft(admin, contractTyped({ claimsName: 'Only typed' }))).toMatchObject({ status: 1 });
    expect(JSON.stringify((await e.read(desk, id)).data)).not.toContain('Only typed');
    // The one change of the facility is with this insurer: none is typed for another.
    expect(await saveContractDraft(admin, { ...contractTyped(), payerId: otherPayer })).toMatchObject(open);
  });

  it('is one for each insurer', async () => {
    const admin = await anAdmin();
    await saveContractDraft(admin, contractTyped({ claimsName: 'For the first' }));
    await saveContractDraft(admin, { ...contractTyped({ claimsName: 'For another' }), payerId: otherPayer });
    expect(await ownPart(admin)).toMatchObject({ draft: { draft: { claimsName: 'For the first' } } });
    expect(await ownPart(admin, otherPayer)).toMatchObject({ draft: { draft: { claimsName: 'For another' } } });
  });

  it('is forgotten thirty days after the last key, and room for the next', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await adminOf(facility);
    await saveContractDraft(admin, contractTyped());
    const now = new Date();
    setClock(new Date(now.getTime() + 31 * 86_400_000).toISOString());
    try {
      const later = await adminOf(facility);
      expect(await ownPart(later)).toMatchObject({ draft: null });
      const again = contractTyped({ effectiveOn: dayIn(40) });
      expect(await saveContractDraft(later, again)).toMatchObject({ data: { version: 1 } });
    } finally {
      setClock(now.toISOString());
    }
  });

  it('REQ-NET-12 is kept and seen by administrators of the facility alone', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await adminOf(facility);
    await saveContractDraft(admin, contractTyped({ claimsName: 'Only typed' }));
    const colleague = await adminOf(facility, ['Eligibility']);
    expect(await saveContractDraft(colleague, contractTyped())).toMatchObject({ http: 403 });
    expect(await ownPart(colleague)).toMatchObject({ mayChange: false, draft: null });
    const strangers = [
      await anAdmin(),
      desk,
      await signIn({ roles: ['SuperAdmin'], facility: null }),
      await signIn({ roles: ['ProviderAdmin'], facility: null }),
    ];
    for (const stranger of strangers) {
      const named = { payerId: pearl, ...(stranger === desk && { facilityLicense: facility.facilityLicense }) };
      expect(JSON.stringify(await contract(stranger, named))).not.toContain('Only typed');
    }
    expect(await saveContractDraft(desk, contractTyped())).toMatchObject({ http: 403 });
    expect(await saveContractDraft(strangers[3] as SignedIn, contractTyped())).toMatchObject({ http: 403 });
    // A contract that was stopped is not changed, and an insurer that is none has no contract.
    const stopped = await adminOf(await p.aContractedClinic(store, { providerStatus: 'STOPPED' }));
    expect(await saveContractDraft(stopped, contractTyped())).toMatchObject({
      errors: [{ code: 'notInThisContract' }],
    });
    expect(await saveContractDraft(admin, { ...contractTyped(), payerId: 999_999 })).toMatchObject({ http: 404 });
  });
});

describe('the draft of a change of the profile', () => {
  it('REQ-NET-09 is found again by another administrator, and ends with its submission', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await p.anAdministrator(facility);
    const typed = p.profileTyped({ contactMobile: '+971', contactName: '' });
    expect(await p.saveProfileDraft(admin.as, { draft: typed })).toMatchObject({ data: { version: 1 } });
    const second = await adminOf(facility);
    expect((await p.profileOf(second)).data).toMatchObject({ draft: { draft: typed, version: 1 } });
    expect(await p.saveProfileDraft(second, { draft: typed })).toMatchObject(changedMeanwhile);
    const form = p.aProfile();
    expect(await p.submitProfile(admin, form)).toMatchObject(changedMeanwhile);
    expect(await p.submitProfile(admin, form, { draftVersion: 1 })).toMatchObject({ status: 1 });
    expect((await p.profileOf(second)).data).toMatchObject({ open: { state: 'review' }, draft: null });
    expect(await p.saveProfileDraft(second, { draft: typed })).toMatchObject(open);
  });

  it('REQ-NET-20 takes no bank account: nobody plants one for somebody else to sign', async () => {
    const facility = await p.aContractedClinic(store);
    const admin = await adminOf(facility);
    const account = p.anAccount();
    const planted = { ...p.profileTyped(), account };
    expect(await p.saveProfileDraft(admin, { draft: planted as never })).toMatchObject({ http: 400 });
    expect(
      await p.saveProfileDraft(await adminOf(facility, ['Eligibility']), { draft: p.profileTyped() }),
    ).toMatchObject({ http: 403 });
    const stored = await store.send(new ScanCommand({ TableName: process.env.REQUESTS_TABLE }));
    expect(JSON.stringify(stored.Items)).not.toContain(account.iban);
  });

  it('is not seen by a colleague who may not change it, nor by another facility', async () => {
    const facility = await p.aContractedClinic(store);
    await p.saveProfileDraft(await adminOf(facility), { draft: p.profileTyped({ contactName: 'Only typed' }) });
    for (const reader of [await adminOf(facility, ['Eligibility']), await anAdmin()]) {
      expect((await p.profileOf(reader)).data).toMatchObject({ draft: null });
    }
  });
});
