import { DeleteCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { facilityChange, findFacilityByLicense, getFacility } from '../../functions/_data/facility/facility.ts';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { migrateItems } from '../../functions/_workers/migrateItems.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { handler as facilityHandler } from '../../functions/facility/index.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { providerStateOf, shownProviderTiles } from '../../shared/provider/providerTiles.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { ofAnotherPayer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import * as e from './support/empanelments.ts';

const { store } = await startBackend();
await storePayers(store);

const aReviewer = (firstName: string, emiratesId: string | null = null, payerId = pearl) =>
  signIn({ roles: ['InsurerUser'], facility: null, payerId, stored: { firstName, lastName: 'Network', emiratesId } });
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.map(({ kind }) => kind);
const facilityOf = ({ user }: SignedIn) => getFacility(store, user.facilityId ?? '', { isNow: true });
const refreshed = async (as: SignedIn) =>
  (await callApi(facilityHandler, facilityApi.endpoints.refreshProvider, { as })).data!;
const dayMinutes = 24 * 60;
/** Monday, 10:00 in the Emirates. */
const monday = '2026-11-23T06:00:00.000Z';

describe('joining the network', () => {
  it('REQ-NET-17 goes through all stages, one person proposes, another approves, and the provider has its code and tiles within one request', async () => {
    const applicant = await e.anApplicant(store);
    const [maker, checker] = [await aReviewer('Maker'), await aReviewer('Checker')];
    const id = await e.submitted(applicant);
    expect(await facilityOf(applicant)).toMatchObject({ providerStatus: 'IN PROGRESS', providerCode: null });
    expect(await e.move(maker, id, 'pass', { stage: 'pricing' })).toMatchObject({ http: 400 });
    await e.passAll(maker, id, ['documents', 'visit', 'legal', 'medical', 'pricing']);
    expect(await e.move(maker, id, 'propose', { outcome: 'approve' })).toMatchObject({ http: 400 });
    await e.move(maker, id, 'pass', { stage: 'setup' });
    expect(await e.move(maker, id, 'propose', { outcome: 'approve' })).toMatchObject({ status: 1 });
    expect((await e.read(applicant, id)).data).toMatchObject({ state: 'proposed', proposal: null, moves: [] });
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    const facility = await facilityOf(applicant);
    expect(facility).toMatchObject({ providerStatus: 'CONTRACTED', providerMode: 1 });
    expect(facility?.providerId).toBeGreaterThan(0);
    expect(facility?.providerCode).toBe(`PRV-${facility?.providerId}`);
    expect((await e.read(applicant, id)).data).toMatchObject({
      state: 'approved',
      providerCode: facility?.providerCode,
    });
    expect(applicant.user.providerCode).toBeNull();
    const tiles = shownProviderTiles(providerStateOf(await refreshed(applicant)));
    expect(tiles).toEqual(expect.arrayContaining(['providerQuery', 'addBranch', 'updateContract', 'manageClinician']));
    expect(await news(applicant)).toEqual(['empanelmentApproved']);
    expect(await news(checker)).toEqual(expect.arrayContaining(['empanelmentProposed']));
  });

  it('REQ-NET-16 asks for the documents of this provider, and refuses one that has ended', async () => {
    const applicant = await e.anApplicant(store);
    const { draft, ...place } = await e.drafted(applicant);
    const { nabidhCertificate: _, ...others } = draft.documents;
    const without = { ...place, draft: { ...draft, documents: others } };
    expect(await e.submit(applicant, without)).toMatchObject({
      http: 400,
      errors: [{ field: 'documents.nabidhCertificate.files', code: 'required' }],
    });
    const ended = { ...draft.documents, tradeLicense: { ...draft.documents.tradeLicense!, expiresOn: '2020-01-01' } };
    expect(await e.submit(applicant, { ...place, draft: { ...draft, documents: ended } })).toMatchObject({
      errors: [{ field: 'documents.tradeLicense.expiresOn', code: 'inPast' }],
    });
    const endless = { ...draft.documents, tradeLicense: { ...draft.documents.tradeLicense!, expiresOn: null } };
    expect(await e.submit(applicant, { ...place, draft: { ...draft, documents: endless } })).toMatchObject({
      errors: [{ field: 'documents.tradeLicense.expiresOn', code: 'required' }],
    });
    expect((await e.read(applicant, place.empanelmentId)).data).toMatchObject({ state: 'draft' });
  });

  it('REQ-NET-16 asks nothing twice: the facility is known, and the next request begins with what the last one said', async () => {
    const applicant = await e.anApplicant(store);
    expect((await e.beginning(applicant)).data).toMatchObject({
      facts: { facilityKind: 'clinic', emirate: 'Dubai', facilityLicense: applicant.user.facilityLicense },
      open: null,
      draft: { contactName: applicant.user.displayName, payerId: null },
    });
    const id = await e.submitted(applicant, { services: ['outpatient', 'dental'] });
    await e.move(applicant, id, 'withdraw');
    expect((await e.beginning(applicant)).data).toMatchObject({
      open: null,
      draft: { contactName: 'Mariam Invented', services: ['outpatient', 'dental'], documents: {} },
    });
  });

  it('REQ-NET-18 keeps what was submitted: a correction is a further revision, and only one draft exists', async () => {
    const applicant = await e.anApplicant(store);
    const reviewer = await aReviewer('Reader');
    const { draft, ...place } = await e.drafted(applicant);
    expect(await e.save(applicant)).toMatchObject({ errors: [{ code: 'empanelmentOpen' }] });
    await e.submit(applicant, { ...place, draft });
    await e.move(reviewer, place.empanelmentId, 'remark', {
      field: 'tradeLicenseNumber',
      text: 'Two digits are missing.',
    });
    await e.move(reviewer, place.empanelmentId, 'return', { text: 'Please correct the number.' });
    const back = (await e.read(applicant, place.empanelmentId)).data!;
    expect(back).toMatchObject({
      state: 'returned',
      returnCount: 1,
      remarks: [{ field: 'tradeLicenseNumber', revision: 1 }],
    });
    const corrected = { ...draft, tradeLicenseNumber: 'CN-900000177' };
    const { empanelmentId } = place;
    const saved = await e.save(applicant, { empanelmentId, version: back.version, draft: corrected });
    // What is typed and not submitted is the provider's alone.
    expect((await e.read(reviewer, empanelmentId)).data).toMatchObject({ draft: null });
    await e.submit(applicant, { empanelmentId, version: saved.data!.version, draft: corrected });
    const { revisions, passed } = (await e.read(reviewer, empanelmentId)).data!;
    expect(revisions.map(({ number, form }) => [number, form?.tradeLicenseNumber])).toEqual([
      [1, 'CN-9000001'],
      [2, 'CN-900000177'],
    ]);
    expect(passed).toEqual([]);
  });

  it('REQ-NET-19 counts the days of the insurer against its promise; the time with the provider does not count', async () => {
    setClock(monday);
    const applicant = await e.anApplicant(store);
    const id = await e.submitted(applicant);
    passMinutes(dayMinutes);
    // A session ends by itself within a day.
    const again = await signIn({ roles: ['Standard'], facility: await facilityOf(applicant) });
    const reviewer = await aReviewer('Counter');
    expect((await e.read(again, id)).data).toMatchObject({ daysUsed: 1, daysPromised: 20 });
    await e.move(reviewer, id, 'return', { text: 'Please correct it.' });
    passMinutes(2 * dayMinutes);
    const later = await signIn({ roles: ['Standard'], facility: await facilityOf(applicant) });
    expect((await e.read(later, id)).data).toMatchObject({ daysUsed: 1, state: 'returned' });
    setClock(new Date().toISOString());
  });
});

describe('a request that does not go on', () => {
  it('REQ-NET-16 is closed instead of being returned a third time', async () => {
    const applicant = await e.anApplicant(store);
    const reviewer = await aReviewer('Returner');
    const { draft, empanelmentId } = await e.drafted(applicant);
    for (const _ of [1, 2]) {
      const { version } = (await e.read(applicant, empanelmentId)).data!;
      await e.submit(applicant, { empanelmentId, version, draft });
      expect(await e.move(reviewer, empanelmentId, 'end', { text: 'Too early.' })).toMatchObject({ status: -1 });
      await e.move(reviewer, empanelmentId, 'return', { text: 'Again.' });
    }
    const { version } = (await e.read(applicant, empanelmentId)).data!;
    await e.submit(applicant, { empanelmentId, version, draft });
    expect(await e.move(reviewer, empanelmentId, 'return', { text: 'Once more.' })).toMatchObject({ status: -1 });
    expect(await e.move(reviewer, empanelmentId, 'end', { text: 'It is closed.' })).toMatchObject({ status: 1 });
    expect((await e.read(applicant, empanelmentId)).data).toMatchObject({ state: 'closed' });
    expect(await news(applicant)).toContain('empanelmentClosed');
    expect(await facilityOf(applicant)).toMatchObject({ providerStatus: '' });
    expect((await e.beginning(applicant)).data?.open).toBeNull();
  });

  it('REQ-NET-16 is closed with notice when its provider leaves it alone for thirty days', async () => {
    setClock(monday);
    const [returned, draft] = [await e.anApplicant(store), await e.anApplicant(store)];
    const id = await e.submitted(returned);
    await e.move(await aReviewer('Idle'), id, 'return', { text: 'Please correct it.' });
    const { empanelmentId } = (await e.save(draft)).data!;
    const stateOf = async (as: SignedIn, each: string) => {
      const somebody = await signIn({ roles: ['Standard'], facility: await facilityOf(as) });
      return (await e.read(somebody, each)).data?.state;
    };
    passMinutes(29 * dayMinutes);
    await sweep();
    expect([await stateOf(returned, id), await stateOf(draft, empanelmentId)]).toEqual(['returned', 'draft']);
    passMinutes(dayMinutes);
    await sweep();
    await sweep();
    expect([await stateOf(returned, id), await stateOf(draft, empanelmentId)]).toEqual(['closed', 'closed']);
    const told = async ({ user }: SignedIn) =>
      (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date(monday))).items.map(
        ({ kind }) => kind,
      );
    expect(await told(returned)).toEqual(['empanelmentClosed', 'empanelmentReturned']);
    expect(await told(draft)).toEqual(['empanelmentClosed']);
    setClock(new Date().toISOString());
  });

  it('is held by a document that ends during the review, and both sides are told', async () => {
    setClock(monday);
    const applicant = await e.anApplicant(store);
    const maker = await aReviewer('Holder');
    const id = await e.submitted(applicant, { expiresOn: '2026-11-23' });
    await e.passAll(maker, id);
    await e.move(maker, id, 'propose', { outcome: 'approve' });
    passMinutes(dayMinutes);
    const checker = await aReviewer('Late');
    const somebody = await signIn({ roles: ['Standard'], facility: await facilityOf(applicant) });
    for (const as of [checker, somebody]) {
      expect((await e.read(as, id)).data?.expired).toContain('tradeLicense');
    }
    expect(await e.move(checker, id, 'approve')).toMatchObject({ errors: [{ code: 'documentEnded' }] });
    expect(await facilityOf(applicant)).toMatchObject({ providerCode: null });
    setClock(new Date().toISOString());
  });
});

describe('abuse', () => {
  it('REQ-NET-17 nobody decides on what they proposed: by this account, by another of theirs, or with more rights', async () => {
    const applicant = await e.anApplicant(store);
    const person = '784197300000015';
    const maker = await signIn({
      ...{ roles: ['InsurerUser', 'PayerAdmin'], facility: null, payerId: pearl },
      stored: { firstName: 'Both', lastName: 'Rights', emiratesId: person },
    });
    const otherAccount = await aReviewer('Second account', person);
    const id = await e.proposed(applicant, maker);
    for (const as of [maker, otherAccount]) {
      expect((await e.read(as, id)).data?.moves).not.toContain('approve');
      expect(await e.move(as, id, 'approve')).toMatchObject({ errors: [{ code: 'ownChange' }] });
    }
    expect(await facilityOf(applicant)).toMatchObject({ providerStatus: 'IN PROGRESS' });
  });

  it('REQ-NET-17 nobody decides on the request that they submitted for the facility with another account', async () => {
    const clinic = await e.anUncontractedClinic(store);
    const person = '784197300000023';
    const applicant = await signIn({ roles: ['Standard'], facility: clinic, stored: { emiratesId: person } });
    const id = await e.proposed(applicant, await aReviewer('Honest'));
    const insider = await aReviewer('Insider', person);
    expect(await e.move(insider, id, 'approve')).toMatchObject({ errors: [{ code: 'ownChange' }] });
  });

  it('is decided once, however many decide at the same time', async () => {
    const applicant = await e.anApplicant(store);
    const id = await e.proposed(applicant, await aReviewer('First'));
    const deciders = [await aReviewer('One'), await aReviewer('Two')];
    const version = (await e.read(deciders[0]!, id)).data!.version;
    const answers = await Promise.all(deciders.map((as) => e.move(as, id, 'approve', { version })));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['changedMeanwhile']);
  });

  it('REQ-NET-17 a stage is finished once, by one of those who look at it at the same time', async () => {
    const id = await e.submitted(await e.anApplicant(store));
    const [one, two] = [await aReviewer('Early'), await aReviewer('Late')];
    const version = (await e.read(one, id)).data!.version;
    const pass = { stage: 'documents' as const, version };
    const answers = await Promise.all([e.move(one, id, 'pass', pass), e.move(two, id, 'pass', pass)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['changedMeanwhile']);
    // Who has read it again is told that the stage is over.
    expect((await e.move(two, id, 'pass', { stage: 'documents' })).status).toBe(-1);
    expect((await e.read(one, id)).data?.passed.map(({ stage }) => stage)).toEqual(['documents']);
  });

  it('is nobody else’s: other facilities and insurers find nothing, and a draft is not shown to the insurer', async () => {
    const applicant = await e.anApplicant(store);
    const stranger = await e.anApplicant(store);
    const { empanelmentId, version, draft } = await e.drafted(applicant);
    const reviewer = await aReviewer('Curious');
    expect((await e.read(reviewer, empanelmentId)).http).toBe(404);
    expect((await e.list(reviewer)).data?.items.map((row) => row.empanelmentId)).not.toContain(empanelmentId);
    for (const as of [stranger, await ofAnotherPayer()]) {
      expect((await e.read(as, empanelmentId)).http).toBe(404);
      expect((await e.move(as, empanelmentId, 'withdraw', { version })).http).toBe(404);
    }
    expect((await e.save(stranger, { empanelmentId, version })).http).toBe(404);
    expect((await e.submit(stranger, { empanelmentId, version, draft })).http).toBe(404);
  });

  it('takes no file of somebody else, and no request in the name of another facility', async () => {
    const applicant = await e.anApplicant(store);
    const stranger = await e.anApplicant(store);
    const documents = await e.documentsOf(stranger, ['tradeLicense']);
    expect(await e.save(applicant, { draft: { ...e.typed, documents } })).toMatchObject({ http: 400 });
    const named = { draft: { ...e.typed, facilityId: stranger.user.facilityId } as never };
    expect(await e.save(applicant, named)).toMatchObject({ http: 400 });
    const reviewer = await aReviewer('Outsider');
    expect((await e.save(reviewer)).http).toBe(404);
  });

  it('a provider with a contract that goes on keeps it while it asks again, and a rejection changes nothing', async () => {
    const contract = {
      providerStatus: 'CONTRACTED',
      providerCode: 'PRV-77001',
      providerId: 77_001,
      providerMode: 1,
    } as const;
    const applicant = await e.anApplicant(store, contract);
    const id = await e.proposed(applicant, await aReviewer('Rejecting'), 'reject');
    expect(await e.move(await aReviewer('Confirming'), id, 'reject', { text: 'No need.' })).toMatchObject({
      status: 1,
    });
    expect(await facilityOf(applicant)).toMatchObject(contract);
  });

  it('asks for a new contract only where the old one was stopped', async () => {
    const stopped = await e.anApplicant(store, {
      providerStatus: 'CONTRACT STOPPED',
      providerCode: 'PRV-77002',
      providerId: 77_002,
    });
    expect(await e.save(stopped, { kind: 'join' })).toMatchObject({ errors: [{ code: 'notInThisContract' }] });
    expect(await e.save(stopped, { kind: 'recontract' })).toMatchObject({ status: 1 });
    const suspended = await e.anApplicant(store, { providerStatus: 'CONTRACT SUSPENDED' });
    for (const kind of ['join', 'recontract'] as const) {
      expect(await e.save(suspended, { kind })).toMatchObject({ errors: [{ code: 'notInThisContract' }] });
    }
  });

  it('keeps nothing of what was typed in the audit trail', async () => {
    const applicant = await e.anApplicant(store);
    const id = await e.submitted(applicant);
    await e.move(await aReviewer('Audited'), id, 'return', { text: 'A secret sentence.' });
    const entries = JSON.stringify(await auditsOf(store, `EMPANELMENT#${id}`));
    expect(entries).toContain('return');
    for (const word of ['A secret sentence', 'Mariam', '+971-50-123-4567', 'CN-9000001'])
      expect(entries).not.toContain(word);
  });
});

const contract = { providerStatus: 'CONTRACTED', providerMode: 1 } as const;
let contracts = 88_000;
const aProvider = () => {
  contracts += 1;
  return e.anApplicant(store, { ...contract, providerCode: `PRV-${contracts}`, providerId: contracts });
};
const aBranch = (branchLicense: string) => ({
  branchLicense,
  branchName: 'Marsa Clinic, North',
  branchNameArabic: 'عيادة المرسى، الشمال',
  branchKind: 'pharmacy' as const,
  branchEmirate: 'Sharjah' as const,
});
const asked = (branch: ReturnType<typeof aBranch>) => ({ kind: 'addBranch', branch }) as const;

describe('adding a branch', () => {
  it('REQ-NET-16 asks for the documents of the branch, and the approval makes it a facility with a code and a contract of its own', async () => {
    const provider = await aProvider();
    const [maker, checker] = [await aReviewer('Branch maker'), await aReviewer('Branch checker')];
    const begun = (await e.beginning(provider, 'addBranch')).data!;
    expect(begun.draft).toMatchObject({ branch: { branchLicense: '', branchKind: null }, services: [] });
    const draft = await e.drafted(provider, { ...asked(aBranch('MOH-F-7001')), services: ['dispensing'] });
    // A pharmacy in Sharjah has no certificate of Dubai's exchange, which the clinic that asks would have to bring.
    expect(Object.keys(draft.draft.documents)).toEqual(
      expect.arrayContaining(['tradeLicense', 'facilityLicense', 'pharmacistLicense']),
    );
    expect(draft.draft.documents.nabidhCertificate).toBeUndefined();
    const { pharmacistLicense: _, ...others } = draft.draft.documents;
    expect(await e.submit(provider, { ...draft, draft: { ...draft.draft, documents: others } })).toMatchObject({
      errors: [{ field: 'documents.pharmacistLicense.files', code: 'required' }],
    });
    expect(await e.submit(provider, draft)).toMatchObject({ status: 1 });
    const id = draft.empanelmentId;
    await e.passAll(maker, id);
    await e.move(maker, id, 'propose', { outcome: 'approve' });
    const before = await facilityOf(provider);
    expect(await e.move(checker, id, 'approve')).toMatchObject({ status: 1 });
    expect(await facilityOf(provider)).toEqual(before);
    const branch = await findFacilityByLicense(store, 'moh-f-7001');
    expect(branch).toMatchObject({
      ...{ facilityName: 'Marsa Clinic, North', kind: 'pharmacy', emirate: 'Sharjah', regulatoryId: 4 },
      ...{ providerStatus: 'CONTRACTED', providerMode: 1, isActive: true },
    });
    expect(branch?.providerCode).toBe(`PRV-${branch?.providerId}`);
    expect((await e.read(provider, id)).data).toMatchObject({ state: 'approved', providerCode: branch?.providerCode });
    // The next request of the facility begins without what was the branch's.
    expect((await e.beginning(provider, 'join')).data?.draft).toMatchObject({
      ...{ contactName: 'Mariam Invented', tradeLicenseNumber: '', services: [], branch: null },
    });
  });

  it('is for providers whose contract goes on, when they ask and when it is decided', async () => {
    const stranger = await e.anApplicant(store);
    expect(await e.save(stranger, { kind: 'addBranch' })).toMatchObject({ errors: [{ code: 'notInThisContract' }] });
    const provider = await aProvider();
    const id = await e.proposed(provider, await aReviewer('Slow'), 'approve', asked(aBranch('MOH-F-7002')));
    const facility = (await facilityOf(provider))!;
    await store.send(
      new TransactWriteCommand({
        TransactItems: facilityChange(facility, { providerStatus: 'CONTRACT SUSPENDED' }).items,
      }),
    );
    expect(await e.move(await aReviewer('Late decider'), id, 'approve')).toMatchObject({
      errors: [{ code: 'notInThisContract' }],
    });
    expect(await findFacilityByLicense(store, 'MOH-F-7002')).toBeNull();
  });

  it('needs a branch, and no other request names one', async () => {
    const provider = await aProvider();
    const { draft, ...place } = await e.drafted(provider, { kind: 'addBranch' });
    expect(await e.submit(provider, { ...place, draft })).toMatchObject({
      errors: [{ field: 'branch.branchLicense', code: 'required' }],
    });
    const joining = await e.anApplicant(store);
    const smuggled = await e.drafted(joining, { branch: aBranch('MOH-F-7003') });
    expect(await e.submit(joining, smuggled)).toMatchObject({ errors: [{ field: 'branch.branchLicense' }] });
  });

  it('takes no licence of a facility that the portal knows, in any letter case, when it is asked for and when it is decided', async () => {
    const known = await e.anApplicant(store);
    const provider = await aProvider();
    const named = await e.drafted(provider, asked(aBranch(known.user.facilityLicense!.toLowerCase())));
    expect(await e.submit(provider, named)).toMatchObject({
      errors: [{ code: 'facilityTaken', field: 'branch.branchLicense' }],
    });
    const [one, other] = [await aProvider(), await aProvider()];
    const [maker, checker] = [await aReviewer('Twice maker'), await aReviewer('Twice checker')];
    const ids = [
      await e.proposed(one, maker, 'approve', asked(aBranch('MOH-F-7004'))),
      await e.proposed(other, maker, 'approve', asked(aBranch('MOH-F-7004'))),
    ] as const;
    expect(await e.move(checker, ids[0], 'approve')).toMatchObject({ status: 1 });
    expect(await e.move(checker, ids[1], 'approve')).toMatchObject({ errors: [{ code: 'facilityTaken' }] });
    expect((await e.read(other, ids[1])).data).toMatchObject({ state: 'proposed', providerCode: null });
  });

  it('whatever becomes of it, the contract of the facility that asked stays', async () => {
    const provider = await aProvider();
    const before = await facilityOf(provider);
    const id = await e.proposed(provider, await aReviewer('Refusing'), 'reject', asked(aBranch('MOH-F-7005')));
    await e.move(await aReviewer('Refusing too'), id, 'reject', { text: 'Not now.' });
    expect(await facilityOf(provider)).toEqual(before);
    expect(await findFacilityByLicense(store, 'MOH-F-7005')).toBeNull();
  });
});

describe('the board', () => {
  it('REQ-NET-17 shows what can be worked on in a stage, page by page', async () => {
    const applicant = await e.anApplicant(store);
    const reviewer = await aReviewer('Board');
    const id = await e.submitted(applicant);
    const at = async (stage: 'documents' | 'legal') =>
      (await e.list(reviewer, { stage, take: 100 })).data?.items.map((row) => row.empanelmentId);
    expect(await at('documents')).toContain(id);
    expect(await at('legal')).not.toContain(id);
    await e.move(reviewer, id, 'pass', { stage: 'documents' });
    expect(await at('legal')).toContain(id);
    expect(await at('documents')).not.toContain(id);
  });

  const idsAt = async (as: SignedIn, query: Parameters<typeof e.list>[1]) =>
    (await e.list(as, { take: 100, ...query })).data!.items.map(({ empanelmentId }) => empanelmentId);
  const entriesOf = async (empanelmentId: string) => {
    const { Items = [] } = await store.send(
      new QueryCommand({
        TableName: tableName('requests'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :stage)',
        ExpressionAttributeValues: { ':pk': `EMPANELMENT#${empanelmentId}`, ':stage': 'STAGE#' },
      }),
    );
    return Items as { pk: string; sk: string; deskPk: string }[];
  };

  it('REQ-NET-17 shows a stage in the order of the whole board, page by page, of one kind and of one person', async () => {
    const reviewer = await aReviewer('Ordered');
    const sent: string[] = [];
    for (const hour of [3, 1, 2]) {
      setClock(`2026-11-23T0${hour}:00:00.000Z`);
      sent.push(await e.submitted(await e.anApplicant(store)));
    }
    setClock(monday);
    const [late, first] = sent as [string, string, string];
    await e.move(reviewer, late, 'assign', { assignee: reviewer.user.userId });
    const board = (await idsAt(reviewer, {})).filter((id) => sent.includes(id));
    const stage = 'documents' as const;
    expect(board[0]).toBe(first);
    expect((await idsAt(reviewer, { stage })).filter((id) => sent.includes(id))).toEqual(board);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = (await e.list(reviewer, { stage, take: 2, ...(cursor && { cursor }) })).data!;
      expect(items.length).toBeLessThanOrEqual(2);
      paged.push(...items.map(({ empanelmentId }) => empanelmentId));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(await idsAt(reviewer, { stage }));
    expect(await idsAt(reviewer, { stage, whose: 'mine' })).toEqual([late]);
    expect(await idsAt(reviewer, { stage, kind: 'addBranch' })).not.toContain(late);
    expect(await idsAt(reviewer, { stage, state: 'returned' })).not.toContain(late);
    // The insurer's first word moves a request to the place of its next deadline, at its stage too.
    await e.move(reviewer, first, 'remark', { field: 'services', text: 'Which of them?' });
    const later = (await idsAt(reviewer, {})).filter((id) => sent.includes(id));
    expect(later.at(-1)).toBe(first);
    expect((await idsAt(reviewer, { stage })).filter((id) => sent.includes(id))).toEqual(later);
  });

  it('REQ-NET-17 a request is at no stage once it waits for its provider or a second person, and again when it is back', async () => {
    const applicant = await e.anApplicant(store);
    const reviewer = await aReviewer('Leaves');
    const draft = await e.drafted(applicant);
    const id = draft.empanelmentId;
    await e.submit(applicant, draft);
    await e.move(reviewer, id, 'pass', { stage: 'documents' });
    expect((await entriesOf(id)).map(({ sk }) => sk)).toEqual(
      ['LEGAL', 'MEDICAL', 'PRICING', 'VISIT'].map((stage) => `STAGE#${stage}`),
    );
    await e.move(reviewer, id, 'return', { text: 'The licence has another number.' });
    expect(await entriesOf(id)).toEqual([]);
    const { version } = (await e.read(applicant, id)).data!;
    await e.submit(applicant, { ...draft, version });
    expect(await idsAt(reviewer, { stage: 'documents' })).toContain(id);
    await e.move(reviewer, id, 'propose', { outcome: 'reject' });
    expect(await entriesOf(id)).toEqual([]);
    await e.move(reviewer, id, 'reconsider');
    expect(await idsAt(reviewer, { stage: 'documents' })).toContain(id);
    await e.move(applicant, id, 'withdraw');
    expect(await entriesOf(id)).toEqual([]);
  });

  it('REQ-NET-17 Abuse: a stage shows another insurer nothing, neither by its own key nor from a page of this one', async () => {
    const applicant = await e.anApplicant(store);
    const reviewer = await aReviewer('Own');
    const stranger = await ofAnotherPayer();
    const ids = [await e.submitted(applicant), await e.submitted(await e.anApplicant(store))];
    const { nextCursor } = (await e.list(reviewer, { stage: 'documents', take: 1 })).data!;
    expect(nextCursor).not.toBeNull();
    for (const cursor of [undefined, nextCursor!]) {
      const seen = await idsAt(stranger, { stage: 'documents', ...(cursor && { cursor }) });
      expect(seen.filter((id) => ids.includes(id))).toEqual([]);
    }
    expect(await idsAt(applicant, { stage: 'documents' })).toEqual([ids[0]]);
    const keys = (await entriesOf(ids[0]!)).map(({ deskPk }) => deskPk);
    expect(keys).toEqual([`PAYER#${pearl}#EMPANELMENT#STAGE#DOCUMENTS`]);
  });

  it('finds requests of the releases before at their stages, once they have been through the migration', async () => {
    const reviewer = await aReviewer('Older');
    const id = await e.submitted(await e.anApplicant(store));
    await e.move(reviewer, id, 'pass', { stage: 'documents' });
    const written = await entriesOf(id);
    expect(written).toHaveLength(4);
    for (const { pk, sk } of written) {
      await store.send(new DeleteCommand({ TableName: tableName('requests'), Key: { pk, sk } }));
    }
    expect(await idsAt(reviewer, { stage: 'visit' })).not.toContain(id);
    const run = migrateItems(wiring, { sleep: async () => undefined });
    await run({ start: 'empanelmentStages' });
    await run({ source: 'aws.events' });
    expect(await run({})).toContainEqual(
      expect.objectContaining({ migration: 'empanelmentStages', state: 'done', failed: 0 }),
    );
    expect(await entriesOf(id)).toEqual(written);
    expect(await idsAt(reviewer, { stage: 'visit' })).toContain(id);
  });
});
