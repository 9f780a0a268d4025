import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { sessionEnd } from '../../functions/_data/session/session.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { issueToken } from '../../functions/_kit/token.ts';
import { areas } from '../../shared/areas.ts';
import { keptFormNames } from '../../shared/formDraft/keptFormNames.ts';
import { keptForms } from '../../shared/keptForms.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { open } from '../providerQuery/support/queries.ts';
import { type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { beginSession } from '../support/sessions.ts';
import { discard, halfAQuestion, keep, kept } from './support/formDrafts.ts';

const { store, logLines } = await startBackend();
for (const payer of demoPayers) await putPayer(store, payer);

const anyone = () => signIn({ roles: ['Standard'] });
const changedMeanwhile = { status: -1, errors: [{ code: 'changedMeanwhile' }] };
const day = 86_400_000;
const later = (ms: number) => setClock(new Date(Date.now() + ms).toISOString());

/** Another session of the same person: on another machine, at another facility, or after a right was taken away. */
async function again(as: SignedIn, changes: Partial<SignedIn['user']> = {}): Promise<SignedIn> {
  const now = new Date();
  const expiresAt = sessionEnd(now);
  const user = { ...as.user, expires: expiresAt.toISOString(), ...changes };
  const sessionId = randomUUID();
  await beginSession(store, { sessionId, user }, now);
  return { token: await issueToken({ userId: user.userId, sessionId }, now, expiresAt), sessionId, user };
}

describe('the table of forms', () => {
  it('gives each form the roles of the call that sends it, which ends the draft', () => {
    const endpoints = Object.assign({}, ...areas.map((each) => each.endpoints));
    for (const name of keptFormNames) {
      const { sentBy, access, draft } = keptForms[name];
      expect(endpoints[sentBy], name).toMatchObject({ access });
      expect(Object.keys(endpoints[sentBy].body.shape), name).toContain('draftVersion');
      // No bank account, password or proof of a second factor is kept with what is typed.
      expect(Object.keys(draft.shape).join(), name).not.toMatch(/account|iban|password|proof/i);
    }
  });
});

describe('an unfinished form', () => {
  it('is found again by the same person in another session, right or wrong as it was typed', async () => {
    const as = await anyone();
    const wrong = { ...halfAQuestion, subject: 'x'.repeat(200), text: 'Why' };
    expect(await keep(as, { draft: wrong })).toMatchObject({ status: 1, data: { version: 1 } });
    expect((await kept(await again(as))).data).toMatchObject({ draft: wrong, version: 1, goneFiles: [] });
    expect(await keep(as, { draft: { ...wrong, text: 'Why was' }, version: 1 })).toMatchObject({
      data: { version: 2 },
    });
    expect((await kept(as)).data).toMatchObject({ draft: { text: 'Why was' }, version: 2 });
  });

  it('tells the later of two pages, and writes over nothing', async () => {
    const as = await anyone();
    await keep(as, { draft: { ...halfAQuestion, text: 'Of the first' } });
    expect(await keep(as, { draft: { ...halfAQuestion, text: 'Of the second' } })).toMatchObject(changedMeanwhile);
    await keep(as, { draft: { ...halfAQuestion, text: 'Again' }, version: 1 });
    const stale = { draft: { ...halfAQuestion, text: 'Of the second' }, version: 1 };
    expect(await keep(as, stale)).toMatchObject(changedMeanwhile);
    expect(await discard(as, 1)).toMatchObject(changedMeanwhile);
    expect((await kept(as)).data).toMatchObject({ draft: { text: 'Again' }, version: 2 });
  });

  it('is kept once when the call is repeated whose answer was lost', async () => {
    const as = await anyone();
    const answers = [await keep(as), await keep(as)];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const twins = await Promise.all([1, 2].map(() => keep(as, { draft: halfAQuestion, version: 1 })));
    expect(twins.map(({ data }) => data?.version)).toEqual([2, 2]);
  });

  it('is one for each record from which the form was opened', async () => {
    const as = await anyone();
    await keep(as, { about: 'ONE', draft: { ...halfAQuestion, text: 'About one' } });
    await keep(as, { about: 'TWO', draft: { ...halfAQuestion, text: 'About two' } });
    expect((await kept(as, { about: 'ONE' })).data).toMatchObject({ draft: { text: 'About one' } });
    expect((await kept(as)).data).toBeNull();
  });

  it('is thrown away at the version that was seen, and once more without a fault', async () => {
    const as = await anyone();
    await keep(as);
    expect(await discard(as, 1)).toMatchObject({ status: 1 });
    expect((await kept(as)).data).toBeNull();
    expect(await discard(as, 1)).toMatchObject({ status: 1 });
    expect(await keep(as)).toMatchObject({ data: { version: 1 } });
  });

  it('ends thirty days after the last key, and leaves room for the next', async () => {
    const as = await anyone();
    await keep(as);
    later(29 * day);
    const near = await again(as);
    expect((await kept(near)).data).toMatchObject({ version: 1 });
    later(2 * day);
    const late = await again(as);
    expect((await kept(late)).data).toBeNull();
    expect(await keep(late, { draft: { ...halfAQuestion, text: 'New' } })).toMatchObject({ status: 1 });
    expect((await kept(late)).data).toMatchObject({ draft: { text: 'New' } });
  });

  it('names the files that are there, and those that have expired', async () => {
    const as = await anyone();
    const { attachmentId, checked } = await sentAttachment(as, 'letter.pdf', fileContents.pdf);
    const file = { attachmentId, fileName: 'letter.pdf', bytes: checked.data?.bytes ?? 1 };
    const madeUp = { attachmentId: '01K0000000000000000000000Z', fileName: 'made-up.pdf', bytes: 9 };
    await keep(as, { draft: { ...halfAQuestion, attachmentIds: [file, madeUp] } });
    expect((await kept(as)).data).toMatchObject({
      draft: { attachmentIds: [{ attachmentId }] },
      goneFiles: ['made-up.pdf'],
    });
    later(2 * day);
    expect((await kept(await again(as))).data).toMatchObject({
      draft: { attachmentIds: [] },
      goneFiles: ['letter.pdf', 'made-up.pdf'],
    });
    // What the store has is names, and no content.
    const { Items = [] } = await store.send(new ScanCommand({ TableName: process.env.REQUESTS_TABLE }));
    expect(JSON.stringify(Items)).not.toContain('PDF-1.7');
  });
});

describe('nobody else', () => {
  it('reads, changes or ends a draft: no colleague, no other facility, no administrator', async () => {
    const facility = aFacility();
    await putFacility(store, facility);
    const as = await signIn({ roles: ['Standard'], facility });
    await keep(as, { draft: { ...halfAQuestion, text: 'Mine alone' } });
    const others = [
      await signIn({ roles: ['Standard'], facility }),
      await signIn({ roles: ['ProviderAdmin'], facility }),
      await anyone(),
    ];
    for (const other of others) {
      expect((await kept(other)).data).toBeNull();
      expect(await discard(other, 1)).toMatchObject({ status: 1 });
      await keep(other, { draft: { ...halfAQuestion, text: 'Theirs' } });
    }
    expect((await kept(as)).data).toMatchObject({ draft: { text: 'Mine alone' }, version: 1 });
  });

  it('of the other side has such a form, and the person has none of this facility at another one', async () => {
    const as = await anyone();
    await keep(as);
    for (const stranger of [
      await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 518 }),
      await signIn({ roles: ['SuperAdmin'], facility: null }),
      await signIn({ roles: ['Standard'], facility: null }),
    ]) {
      const answers = [await kept(stranger), await keep(stranger), await discard(stranger, 1)];
      for (const answer of answers) expect(answer).toMatchObject({ http: 403, errors: [{ code: 'notAllowed' }] });
    }
    // Who has left for another facility finds nothing there of what was typed here.
    const moved = await again(as, { facilityId: aFacility().facilityId });
    expect((await kept(moved)).data).toBeNull();
    const left = await again(as, { facilityId: null });
    expect(await kept(left)).toMatchObject({ http: 403 });
  });

  it('keeps what is no field of the form, or more than it takes', async () => {
    const as = await anyone();
    const refused = [
      { ...halfAQuestion, iban: 'AE070331234567890123456' },
      { ...halfAQuestion, subject: 'x'.repeat(201) },
      { ...halfAQuestion, attachmentIds: [{ ...halfAQuestion, content: 'JVBERi0x' }] },
      {},
    ];
    for (const draft of refused) expect(await keep(as, { draft: draft as never })).toMatchObject({ http: 400 });
    expect(await keep(as, { about: '../../other#PERSON' })).toMatchObject({ http: 400 });
    expect((await kept(as)).data).toBeNull();
  });
});

describe('a question that is sent', () => {
  it('REQ-NET-23 ends its draft in the same transaction', async () => {
    const as = await anyone();
    await keep(as);
    expect(await open(as, { draftVersion: 1 })).toMatchObject({ status: 1 });
    expect((await kept(as)).data).toBeNull();
  });

  it('leaves alone what was typed on another device since, and is held up by nothing', async () => {
    const as = await anyone();
    await keep(as);
    await keep(as, { draft: { ...halfAQuestion, text: 'Typed elsewhere' }, version: 1 });
    expect(await open(as, { draftVersion: 1 })).toMatchObject({ status: 1 });
    expect(await open(await anyone(), { draftVersion: 7 })).toMatchObject({ status: 1 });
    expect((await kept(as)).data).toMatchObject({ draft: { text: 'Typed elsewhere' }, version: 2 });
  });

  it('that is refused loses nothing', async () => {
    const as = await anyone();
    await keep(as);
    expect(await open(as, { payerId: 999_999, draftVersion: 1 })).toMatchObject({ http: 400 });
    expect((await kept(as)).data).toMatchObject({ version: 1 });
  });
});

describe('a form that tells of a patient', () => {
  const child = { siblingIndex: 1, bornAt: '1999-12-3', sex: null, weightGrams: 12 };
  const birth = { form: 'newborn', about: '01K0000000000000000000000M' } as const;
  const newborn = { ...birth, draft: { babies: [child] } };

  it('REQ-NET-26 is kept for one day', async () => {
    const as = await anyone();
    expect(await keep(as, newborn)).toMatchObject({ status: 1 });
    later(day - 60_000);
    expect((await kept(await again(as), birth)).data).toMatchObject({ draft: { babies: [child] } });
    later(2 * 60_000);
    expect((await kept(await again(as), birth)).data).toBeNull();
  });

  it('leaves an entry of the audit trail for each look and each saving, and nothing of its content in the log', async () => {
    const as = await anyone();
    await keep(as, newborn);
    await kept(as, birth);
    const { Items = [] } = await store.send(new ScanCommand({ TableName: process.env.AUDIT_TABLE }));
    for (const did of ['save', 'read']) {
      const isOwn = (text: string) => text.includes(as.user.userId) && text.includes(`newborn#${birth.about}`);
      const looks = Items.filter((entry) => entry.action === `formDraft.${did}` && isOwn(JSON.stringify(entry)));
      expect(looks, did).toHaveLength(1);
      expect(JSON.stringify(looks)).not.toContain(child.bornAt);
    }
    expect(logLines.join()).not.toContain(child.bornAt);
  });
});

describe('each form', () => {
  const enrolment = { programme: null, criteria: [], consentOn: '', consentKind: null, goals: 'Half a go' };
  const circular = {
    ...{ title: 'Half a ti', titleArabic: '', text: '', textArabic: '', isMustRead: false, effectiveOn: '' },
    ...{ endsOn: '', to: 'providers', kinds: [], emirates: [], facilityLicenses: '', attachmentIds: [], edition: null },
  } as const;
  const join = {
    ...{ licenseNo: 'DHA-', fullName: '', fullNameArabic: '', specialty: null, emiratesId: '', facilityId: null },
    ...{ effectiveOn: '', payerIds: [], note: '', attachmentIds: [] },
  };
  const insurer = { facility: null, payerId: 518 } as const;
  it.each([
    ['newborn', { babies: [] }, { roles: ['Standard'] }, { roles: ['PayerAdmin'], ...insurer }],
    ['enrolment', enrolment, { roles: ['MedicalProvider'] }, { roles: ['Standard', 'Eligibility'] }],
    ['circular', circular, { roles: ['PayerAdmin'], ...insurer }, { roles: ['CallCenterAgent'], ...insurer }],
    ['circular', circular, { roles: ['SuperAdmin'], facility: null }, { roles: ['ProviderAdmin'] }],
    ['joinClinician', join, { roles: ['ProviderAdmin'] }, { roles: ['Standard', 'Eligibility'] }],
  ] as const)('%s is kept for who may send it, and not once the right is gone', async (form, draft, has, lacks) => {
    const as = await signIn({ ...has, roles: [...has.roles] });
    const named = { form };
    expect(await keep(as, { form, draft: draft as never })).toMatchObject({ status: 1 });
    expect((await kept(as, named)).data).toMatchObject({ draft });
    const refused = { http: 403, data: null, errors: [{ code: 'notAllowed' }] };
    const other = await signIn({ ...lacks, roles: [...lacks.roles] });
    for (const who of [
      other,
      await again(as, { roles: [...lacks.roles], payerId: other.user.payerId, facilityId: other.user.facilityId }),
    ]) {
      expect(await kept(who, named)).toMatchObject(refused);
      expect(await keep(who, { form, draft: draft as never })).toMatchObject(refused);
      expect(await discard(who, 1, named)).toMatchObject(refused);
    }
    // Nor is one form's content kept as another's.
    expect(await keep(as, { form, draft: halfAQuestion })).toMatchObject({ http: 400 });
  });
});
