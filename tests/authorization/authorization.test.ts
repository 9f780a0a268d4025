import { describe, expect, it } from 'vitest';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { aClinic, aForm, deniedMember, eligibleMember, submitted } from '../eligibility/support/eligibility.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import { aReviewer, ofAnotherPayer } from '../support/payerDesk.ts';
import {
  aCoordinator,
  add,
  added,
  aLine,
  aRequest,
  colleagueOf,
  counts,
  discard,
  idsOf,
  move,
  read,
  type SentForm,
  save,
  search,
  shown,
} from './support/authorizations.ts';

const { store } = await startBackend();
const refusalOf = ({
  errors,
}: {
  errors?: readonly { code: string; field?: string | undefined; textKey?: string | undefined }[] | null;
}) => {
  const [error] = errors ?? [];
  // Rules of a schema have one code; the text says which rule it is.
  return [error?.code === 'custom' ? error.textKey?.split(':').at(-1) : error?.code, error?.field];
};

describe('the name of a patient whose name nobody typed', () => {
  const nameOf = async (as: SignedIn, changes: Partial<SentForm> = {}) =>
    (await shown(as, await added(as, { patientName: undefined, ...changes }))).patientName;

  /** A payer's answer Eligible to a new question about the member, with her name. */
  async function answers(as: SignedIn, payerId: number, patientName: string): Promise<void> {
    const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
    const found = await findEligibility(store, scope, await submitted(as, aForm(undefined, { payerId })));
    if (!found) throw new Error('Not asked');
    const change = { status: eligibilityStatus.Eligible, patientName, answeredAt: new Date().toISOString() };
    expect(await writeTogether(store, eligibilityChange(found, change, []))).toBe(true);
  }

  it('is the one that this payer gave with its answer to this facility, and no other', async () => {
    const [as, other] = await Promise.all([aCoordinator(store), aCoordinator(store)]);
    expect(await nameOf(as)).toBeNull();
    await answers(as, crescent, 'Maryam of Crescent');
    expect(await nameOf(as)).toBeNull();
    await answers(as, pearl, 'Maryam Invented');
    expect(await nameOf(as)).toBe('Maryam Invented');
    expect(await nameOf(other)).toBeNull();
    expect(await nameOf(as, { patientName: 'Sara Typed' })).toBe('Sara Typed');
  });
});

describe('a request for approval', () => {
  it('REQ-EAUTH-04 has patient, encounter, diagnoses, activities and remarks, and is read as it was sent', async () => {
    const as = await aCoordinator(store);
    const id = await added(as, {
      remarks: 'As soon as possible',
      lines: [aLine('1'), aLine('2', { code: 'W-301', quantity: 2 })],
    });
    const record = await shown(as, id);
    expect(record).toMatchObject({
      state: 'sent',
      type: 'authorization',
      lineCount: 2,
      netFils: 500_00,
      payerId: pearl,
    });
    expect(record.form?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['W-302', 1],
      ['W-301', 2],
    ]);
    expect(record.form).toMatchObject({
      remarks: 'As soon as possible',
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
    });
    expect(record.requestNumber?.startsWith(`${as.user.facilityLicense}-`)).toBe(true);
  });

  it('REQ-EAUTH-04 has exactly one principal diagnosis, at least one activity, and lines with names of their own', async () => {
    const as = await aCoordinator(store);
    const principal = { type: 'Principal', code: 'R10.9' } as const;
    const refused = async (changes: Parameters<typeof aRequest>[0]) => refusalOf(await add(as, changes));
    expect(await refused({ diagnoses: [] })).toEqual(['onePrincipal', 'diagnoses']);
    expect(await refused({ diagnoses: [principal, principal] })).toEqual(['onePrincipal', 'diagnoses']);
    expect(await refused({ lines: [] })).toEqual(['linesMissing', 'lines']);
    expect(await refused({ lines: [aLine('1'), aLine('1')] })).toEqual(['lineTwice', 'lines.1.lineId']);
    expect(await refused({ encounterStart: '2026-02-02T08:00:00Z', encounterEnd: '2026-02-01T08:00:00Z' })).toEqual([
      'beforeFrom',
      'encounterEnd',
    ]);
    expect(await refused({ type: 'extension' })).toEqual(['earlierMissing', 'follows']);
  });

  it('REQ-EAUTH-05 refuses a code that is not valid on the service date, with its name', async () => {
    const as = await aCoordinator(store);
    const unknown = await add(as, { lines: [aLine('1'), aLine('2', { code: 'W-999' })] });
    expect(refusalOf(unknown)).toEqual(['notValid', 'lines.1.code']);
    expect(unknown.errors?.[0]?.message).toContain('W-999');
    const before = await add(as, { lines: [aLine('1', { code: 'W-301' })], encounterStart: '2019-12-31T08:00:00Z' });
    expect(before.errors?.[0]?.message).toContain('31/12/2019');
    expect(refusalOf(await add(as, { diagnoses: [{ type: 'Principal', code: 'Z99.999' }] }))).toEqual([
      'notValid',
      'diagnoses.0.code',
    ]);
  });

  it('is not sent in the name of a clinician who is not the facility’s, nor for a patient whom it never saw', async () => {
    const as = await aCoordinator(store);
    expect(refusalOf(await add(as, { lines: [aLine('1', { clinician: 'GD9999' })] }))).toEqual([
      'clinicianNotFound',
      'lines.0.clinician',
    ]);
    const ordered = await add(as, { lines: [aLine('1', { orderingClinician: 'GD9999' })] });
    expect(refusalOf(ordered)).toEqual(['clinicianNotFound', 'lines.0.orderingClinician']);
    const stranger = await add(as, { emiratesId: deniedMember().emiratesId });
    expect(refusalOf(stranger)).toEqual(['patientNotSeen', 'emiratesId']);
    const other = await aClinic(store);
    const theirs = await submitted(other, aForm(eligibleMember(), { payerId: pearl }));
    expect(refusalOf(await add(as, { eligibilityId: theirs }))).toEqual(['notThisPatient', 'eligibilityId']);
    expect(refusalOf(await add(as, { payerId: 9001 }))).toEqual(['payerTakesNoAuthorizations', 'payerId']);
  });

  it('is stored once however often its call is repeated', async () => {
    const as = await aCoordinator(store);
    const body = aRequest();
    const headers = { 'idempotency-key': 'authorization-twice-1' };
    const [one, other] = [await add(as, body, headers), await add(as, body, headers)];
    expect(other.data).toEqual(one.data);
    expect(await counts(as)).toEqual({ sent: 1 });
  });
});

describe('a draft', () => {
  it('REQ-EAUTH-06 is kept as it was typed, right or wrong, and read on another device and by a colleague', async () => {
    const as = await aCoordinator(store);
    const draft = { type: 'authorization', emiratesId: '78', lines: [{ code: 'half a code', quantity: '' }] };
    const { data } = await save(as, { draft });
    const record = await shown(await colleagueOf(store, as), data!.authorizationId);
    expect(record).toMatchObject({
      state: 'draft',
      draft,
      draftHolder: { userId: as.user.userId },
      requestNumber: null,
    });
    const next = await save(as, {
      authorizationId: data!.authorizationId,
      version: data!.version,
      draft: { ...draft, emiratesId: '784' },
    });
    expect(next.data?.version).toBe(2);
  });

  it('REQ-EAUTH-06 shows a second person who has it, and is taken over only when asked', async () => {
    const as = await aCoordinator(store);
    const colleague = await colleagueOf(store, as);
    const { data } = await save(as, { draft: { remarks: 'mine' } });
    const { authorizationId, version } = data!;
    const draft = { remarks: 'theirs' };
    expect(refusalOf(await save(colleague, { authorizationId, version, draft }))[0]).toBe('takenByAnother');
    expect((await save(colleague, { authorizationId, version, draft, isTakeOver: true })).data?.version).toBe(2);
    expect(refusalOf(await save(as, { authorizationId, version, draft: {} }))[0]).toBe('takenByAnother');
    expect((await shown(as, authorizationId)).draft).toEqual(draft);
  });

  it('is the facility’s alone: no payer lists or reads it, no other facility reaches it', async () => {
    const as = await aCoordinator(store);
    const { data } = await save(as, { draft: { payerId: pearl, emiratesId: eligibleMember().emiratesId } });
    const reviewer = await aReviewer();
    expect((await read(reviewer, data!.authorizationId)).http).toBe(404);
    expect(await idsOf(reviewer, { patient: eligibleMember().emiratesId })).not.toContain(data!.authorizationId);
    expect((await read(await aCoordinator(store), data!.authorizationId)).http).toBe(404);
  });

  it('becomes the request that is sent, and is not sent from an old version', async () => {
    const as = await aCoordinator(store);
    const { data } = await save(as, { draft: { remarks: 'x' } });
    const { authorizationId } = data!;
    expect(refusalOf(await add(as, { authorizationId, version: 7 }))[0]).toBe('changedMeanwhile');
    const sent = await add(as, { authorizationId, version: data!.version });
    expect(sent.data?.authorizationId).toBe(authorizationId);
    expect(await counts(as)).toEqual({ sent: 1 });
    expect((await save(as, { authorizationId, version: 2, draft: {} })).errors?.[0]?.code).toBe('notInThisStatus');
  });

  it('is thrown away whole: no list and no count knows it afterwards', async () => {
    const as = await aCoordinator(store);
    const { data } = await save(as, { draft: { remarks: 'x' } });
    const body = { authorizationId: data!.authorizationId, version: data!.version };
    expect((await discard(as, body)).http).toBe(200);
    expect([await idsOf(as), await idsOf(as, { state: 'draft' }), await counts(as)]).toEqual([[], [], {}]);
    expect((await read(as, body.authorizationId)).http).toBe(404);
  });

  it('keeps the files of the person who began it for the colleague who takes it over', async () => {
    const as = await aCoordinator(store);
    const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
    const { data } = await save(as, { draft: { attachmentIds: [attachmentId] } });
    const colleague = await colleagueOf(store, as);
    const sent = await add(colleague, {
      authorizationId: data!.authorizationId,
      version: 1,
      attachmentIds: [attachmentId],
    });
    expect(refusalOf(sent)[0]).toBe('takenByAnother');
    const taken = await save(colleague, {
      authorizationId: data!.authorizationId,
      version: 1,
      draft: { attachmentIds: [attachmentId] },
      isTakeOver: true,
    });
    await add(colleague, {
      authorizationId: data!.authorizationId,
      version: taken.data!.version,
      attachmentIds: [attachmentId],
    });
    expect((await shown(colleague, data!.authorizationId)).attachments.map(({ fileName }) => fileName)).toEqual([
      'report.pdf',
    ]);
  });

  it('loses a file that its writer takes out: the payer never reads it', async () => {
    const as = await aCoordinator(store);
    const [kept, wrong] = [
      await sentAttachment(as, 'report.pdf', fileContents.pdf),
      await sentAttachment(as, 'other-patient.pdf', fileContents.pdf),
    ].map(({ attachmentId }) => attachmentId);
    const { data } = await save(as, { draft: { attachmentIds: [kept, wrong] } });
    const { authorizationId } = data!;
    await save(as, { authorizationId, version: 1, draft: { attachmentIds: [kept] } });
    const attachments = async () => (await shown(as, authorizationId)).attachments.map(({ fileName }) => fileName);
    expect(await attachments()).toEqual(['report.pdf']);
    await add(as, { authorizationId, version: 2, attachmentIds: [] });
    expect(await attachments()).toEqual([]);
    expect((await shown(as, authorizationId)).state).toBe('sent');
  });

  it('takes no file of another facility', async () => {
    const { attachmentId } = await sentAttachment(await aCoordinator(store), 'report.pdf', fileContents.pdf);
    const as = await aCoordinator(store);
    expect(refusalOf(await save(as, { draft: { attachmentIds: [attachmentId] } }))).toEqual([
      'uploadMissing',
      'attachmentIds',
    ]);
  });
});

describe('the list of requests', () => {
  it('REQ-EAUTH-03 filters by state, payer, patient, clinician, type, service date, sender and number', async () => {
    const as = await aCoordinator(store);
    const id = await added(as, { encounterStart: '2026-03-05T08:00:00Z' });
    await submitted(await colleagueOf(store, as, ['Eligibility']), aForm(eligibleMember(), { payerId: crescent }));
    const draft = (await save(as, { draft: { type: 'prescription' } })).data!.authorizationId;
    const { requestNumber, emiratesId } = await shown(as, id);
    expect(await idsOf(as)).toEqual([draft, id]);
    expect(await idsOf(as, { state: 'sent' })).toEqual([id]);
    expect(await idsOf(as, { state: 'active' })).toEqual([id]);
    expect(await idsOf(as, { payerId: pearl })).toEqual([id]);
    expect(await idsOf(as, { patient: emiratesId! })).toEqual([id]);
    expect(await idsOf(as, { clinicianLicense: 'gd1234' })).toEqual([id]);
    expect(await idsOf(as, { type: 'prescription' })).toEqual([draft]);
    expect(await idsOf(as, { serviceFrom: '2026-03-05', serviceTo: '2026-03-05' })).toEqual([id]);
    expect(await idsOf(as, { serviceFrom: '2026-03-06' })).toEqual([]);
    expect(await idsOf(as, { whose: 'mine' })).toEqual([draft, id]);
    expect(await idsOf(await colleagueOf(store, as), { whose: 'mine' })).toEqual([]);
    expect(await idsOf(as, { number: requestNumber!.slice(-6).toLowerCase() })).toEqual([id]);
  });

  it('REQ-EAUTH-03 counts by state, and pages through all', async () => {
    const as = await aCoordinator(store);
    const sent = [await added(as), await added(as), await added(as)];
    await save(as, { draft: {} });
    expect(await counts(as)).toEqual({ draft: 1, sent: 3 });
    const first = await search(as, { state: 'sent', take: 2 });
    const second = await search(as, { state: 'sent', take: 2, cursor: first.data!.nextCursor! });
    const ids = [...first.data!.items, ...second.data!.items].map(({ authorizationId }) => authorizationId);
    expect(ids).toEqual(sent.toReversed());
    expect(second.data!.nextCursor).toBe(null);
  });

  it('shows a payer what was sent to it, to those of its people who decide, and nothing of another payer', async () => {
    const as = await aCoordinator(store);
    const id = await added(as);
    expect(await idsOf(await aReviewer(), { patient: eligibleMember().emiratesId })).toContain(id);
    expect(await idsOf(await ofAnotherPayer(), { patient: eligibleMember().emiratesId })).not.toContain(id);
    expect((await read(await ofAnotherPayer(), id)).http).toBe(404);
    expect((await search(await aReviewer('Rashid', ['CallCenterAgent']))).http).toBe(403);
  });
});

describe('a chain', () => {
  it('REQ-EAUTH-13 keeps every version readable, and leads from an old one to the newest', async () => {
    const as = await aCoordinator(store);
    const first = await added(as);
    const inquiry = await added(as, { type: 'statusInquiry', follows: first, lines: [], diagnoses: [] });
    const chain = (await shown(as, first)).chain.map(({ authorizationId, type }) => [authorizationId, type]);
    expect(chain).toEqual([
      [first, 'authorization'],
      [inquiry, 'statusInquiry'],
    ]);
    expect((await shown(as, inquiry)).requestNumber).toBe((await shown(as, first)).requestNumber);
    expect(refusalOf(await add(as, { type: 'statusInquiry', follows: first }))).toEqual(['isOld', 'follows']);
  });

  it('REQ-EAUTH-13 cancels by a version of its own, and extends only what was approved', async () => {
    const as = await aCoordinator(store);
    const first = await added(as);
    expect(refusalOf(await add(as, { type: 'extension', follows: first }))).toEqual(['notInThisStatus', 'follows']);
    await added(as, { type: 'cancellation', follows: first, lines: [], diagnoses: [] });
    expect((await shown(as, first)).state).toBe('cancelled');
    expect(await counts(as)).toEqual({ cancelled: 1, sent: 1 });
  });

  it('follows no request of another patient, payer or facility', async () => {
    const as = await aCoordinator(store);
    const theirs = await added(await aCoordinator(store));
    const follow = { type: 'cancellation', lines: [], diagnoses: [] } as const;
    expect(refusalOf(await add(as, { ...follow, follows: theirs } as never))).toEqual(['notThisPatient', 'follows']);
  });
});

describe('the moves', () => {
  it('are the payer’s or the provider’s as the table says, over the version that was seen', async () => {
    const as = await aCoordinator(store);
    const id = await added(as);
    const reviewer = await aReviewer();
    expect((await move(as, id, { move: 'take' })).errors?.[0]?.code).toBe('notAllowed');
    expect((await move(reviewer, id, { move: 'take', version: 9 })).errors?.[0]?.code).toBe('changedMeanwhile');
    expect((await move(reviewer, id, { move: 'take' })).http).toBe(200);
    expect(await counts(as)).toEqual({ underReview: 1 });
    expect((await shown(reviewer, id)).holder?.userId).toBe(reviewer.user.userId);
    // The provider does not see who of the insurer's people has it in hand.
    expect((await shown(as, id)).holder).toBe(null);
    expect((await move(reviewer, id, { move: 'release' })).http).toBe(200);
    expect(await idsOf(as, { state: 'sent' })).toEqual([id]);
  });
});
