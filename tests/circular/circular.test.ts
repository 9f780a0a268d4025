import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler } from '../../functions/circular/index.ts';
import { tellCirculars } from '../../functions/circular/workers/tellCirculars.ts';
import { circularApi } from '../../shared/circular/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { fetchedCircularFile, sentAttachment } from './support/circularFiles.ts';
import {
  acknowledge,
  approve,
  drafted,
  dueFor,
  editionOf,
  listed,
  open,
  publish,
  published,
  read,
  receipts,
  save,
  sizeOf,
  withdraw,
} from './support/circulars.ts';

const { store } = await startBackend();
const payerId = 971;
await putPayer(store, {
  ...{ payerId, payerName: 'Coral', payerNameArabic: 'المرجان', payerCode: 'ZZ971' },
  ...{ services: ['eligibility'], answers: 'desk' },
});
await putPayer(store, {
  ...{ payerId: 972, payerName: 'Amber', payerNameArabic: 'العنبر', payerCode: 'ZZ972' },
  ...{ services: ['eligibility'], answers: 'desk' },
});

let clinic: ReturnType<typeof aFacility>;
let pharmacy: ReturnType<typeof aFacility>;
let maker: SignedIn;
let checker: SignedIn;
let reader: SignedIn;
let colleague: SignedIn;
let hours = 0;

beforeEach(async () => {
  hours += 1;
  setClock(new Date(Date.parse('2026-12-01T00:00:00Z') + hours * 3_600_000).toISOString());
  clinic = aFacility({ kind: 'clinic', emirate: 'Dubai', regulatoryId: 2 });
  pharmacy = aFacility({ kind: 'pharmacy', emirate: 'Sharjah', regulatoryId: 4 });
  await Promise.all([putFacility(store, clinic), putFacility(store, pharmacy)]);
  maker = await signIn({ roles: ['InsurerUser'], facility: null, payerId, stored: { emiratesId: null } });
  checker = await signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });
  reader = await signIn({ roles: ['Eligibility'], facility: clinic });
  colleague = await signIn({ roles: ['Eligibility'], facility: clinic });
});

const toClinic = () => ({ to: 'facilities' as const, facilityLicenses: [clinic.facilityLicense] });
const mustRead = () => ({ ...toClinic(), isMustRead: true });
/** The worker's runs of several minutes: each begins some notices, also those of the tests before. */
async function tell() {
  for (let runs = 0; runs < 10; runs += 1) await tellCirculars(wiring)({});
}
/** What a person was told of one circular, the newest first. */
const toldOf = async (circularId: string, { user }: SignedIn) =>
  kindsOf((await toldTo(store, user)).filter(({ link }) => link?.endsWith(circularId)));
const idsOf = (answer: Awaited<ReturnType<typeof listed>>) => answer.data?.items.map((row) => row.circularId) ?? [];

describe('REQ-NET-24 a circular', () => {
  it('has a number, an audience, dates, both languages and files, and is read as it was published', async () => {
    const file = await sentAttachment(maker, 'codes.pdf');
    const circularId = await drafted(maker, { ...toClinic(), endsOn: '2027-01-31', attachmentIds: [file] });
    await publish(maker, circularId);
    const { data } = await read(reader, circularId);
    expect(data).toMatchObject({
      circularNumber: expect.stringMatching(/^CIR-2026-\w{8}$/),
      payerName: 'Coral',
      title: 'New codes for consultations',
      titleArabic: 'رموز جديدة للاستشارات',
      effectiveOn: '2026-12-01',
      endsOn: '2027-01-31',
      state: 'published',
      attachments: [{ attachmentId: file, fileName: 'codes.pdf' }],
      publishing: null,
    });
    expect(data?.publishedAt).not.toBeNull();
    expect((await fetchedCircularFile(reader, circularId, file)).status).toBe(1);
    const elsewhere = await signIn({ roles: ['Eligibility'], facility: pharmacy });
    expect((await fetchedCircularFile(elsewhere, circularId, file)).http).toBe(404);
  });

  it.each([
    ['all', {}, true, true],
    ['a kind', { kinds: ['clinic' as const] }, true, false],
    ['an emirate', { emirates: ['Sharjah' as const] }, false, true],
    ['a kind in an emirate', { kinds: ['clinic' as const], emirates: ['Sharjah' as const] }, false, false],
    ['several', { kinds: ['clinic' as const, 'pharmacy' as const], emirates: ['Dubai' as const] }, true, false],
  ])('goes to %s and to nobody else', async (_, audience, isForClinic, isForPharmacy) => {
    const circularId = await published(maker, checker, audience).catch(() => null);
    const druggist = await signIn({ roles: ['Pharmacy'], facility: pharmacy });
    if (circularId === null) return expect([isForClinic, isForPharmacy]).toEqual([false, false]);
    for (const [who, isFor] of [
      [reader, isForClinic],
      [druggist, isForPharmacy],
    ] as const) {
      expect(idsOf(await listed(who)).includes(circularId)).toBe(isFor);
      expect((await read(who, circularId)).http).toBe(isFor ? 200 : 404);
      expect((await open(who, circularId)).http).toBe(isFor ? 200 : 404);
      expect((await acknowledge(who, circularId)).http).toBe(isFor ? 200 : 404);
    }
  });

  it('to payers comes from the portal alone', async () => {
    expect((await save(maker, { to: 'payers' })).http).toBe(403);
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null });
    const circularId = await published(portal, portal, { to: 'payers' });
    expect(idsOf(await listed(maker))).toContain(circularId);
    expect((await read(reader, circularId)).http).toBe(404);
    expect((await read(maker, circularId)).data?.payerName).toBe('Wasla');
  });

  it('is found by words of its text in either language, and only by who may read it', async () => {
    const circularId = await published(maker, checker, {
      ...toClinic(),
      text: 'The zirconium crown needs a panoramic image.',
      textArabic: 'يحتاج تاج الزركونيوم إلى صورة بانورامية.',
    });
    expect(idsOf(await listed(reader, { text: 'Zirconium image' }))).toEqual([circularId]);
    expect(idsOf(await listed(reader, { text: 'الزركونيوم' }))).toEqual([circularId]);
    expect(idsOf(await listed(reader, { text: 'zirconium titanium' }))).toEqual([]);
    const druggist = await signIn({ roles: ['Pharmacy'], facility: pharmacy });
    expect(idsOf(await listed(druggist, { text: 'zirconium' }))).toEqual([]);
  });

  it('stands in a list that pages over all audiences of the reader', async () => {
    const ids: string[] = [];
    for (const audience of [toClinic(), {}, { kinds: ['clinic' as const] }, { emirates: ['Dubai' as const] }]) {
      passMinutes(1);
      ids.unshift(await published(maker, checker, audience));
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(reader, { take: 1, ...(cursor && { cursor }) });
      found.push(...idsOf(page));
      cursor = page.data?.nextCursor ?? undefined;
    } while (cursor && found.length < ids.length);
    expect(found).toEqual(ids);
    expect((await listed(reader, { cursor: 'forged' })).http).toBe(400);
  });

  it('ends after it begins, and names facilities that exist', async () => {
    expect((await save(maker, { endsOn: '2026-11-30' })).errors[0]?.field).toBe('endsOn');
    const unknown = await save(maker, { to: 'facilities', facilityLicenses: ['NO-SUCH-1'] });
    expect([unknown.http, unknown.errors[0]?.field]).toEqual([400, 'facilityLicenses']);
    expect((await save(maker, { to: 'facilities' })).errors[0]?.code).toBe('required');
  });
});

describe('REQ-NET-24 publishing', () => {
  it('shows before how many facilities and people it reaches, and goes to an audience of that size only', async () => {
    const size = await sizeOf(maker, toClinic());
    expect(size.data).toMatchObject({ places: 1, people: 2, examples: [{ name: clinic.facilityName }] });
    const circularId = await drafted(maker, toClinic());
    const body = { circularId, edition: 1, places: 7 };
    const refused = await callApi(handler, circularApi.endpoints.publishCircular, { as: maker, body });
    expect([refused.http, refused.errors[0]?.code]).toEqual([409, 'audienceChanged']);
    expect((await read(reader, circularId)).http).toBe(404);
  });

  it('of a must-read one needs a second person, who is neither its author nor the same person by another account', async () => {
    const author = await signIn({
      roles: ['InsurerUser'],
      facility: null,
      payerId,
      stored: { emiratesId: '784198012345676' },
    });
    const again = await signIn({
      roles: ['PayerAdmin'],
      facility: null,
      payerId,
      stored: { emiratesId: '784198012345676' },
    });
    const circularId = await drafted(author, mustRead());
    expect((await publish(maker, circularId)).data?.state).toBe('waiting');
    expect((await read(reader, circularId)).http).toBe(404);
    for (const own of [author, again, maker]) {
      expect((await approve(own, circularId)).errors[0]?.code).toBe('ownChange');
    }
    expect((await approve(checker, circularId)).data?.state).toBe('published');
    expect((await approve(checker, circularId)).http).toBe(409);
    expect((await read(reader, circularId)).status).toBe(1);
  });

  it('is refused with a reason, and the draft goes on', async () => {
    const circularId = await drafted(maker, mustRead());
    await publish(maker, circularId);
    const edition = await editionOf(checker, circularId);
    const body = { circularId, edition, reason: 'The date is wrong.' };
    expect((await callApi(handler, circularApi.endpoints.refuseCircular, { as: checker, body })).data?.state).toBe(
      'draft',
    );
    expect((await read(maker, circularId)).data?.publishing?.refused?.reason).toBe('The date is wrong.');
    expect((await save(maker, { ...mustRead(), circularId, edition: edition + 1 })).status).toBe(1);
  });

  it('changes nothing that was published: an edit is refused, also by its author', async () => {
    const circularId = await published(maker, checker, toClinic());
    await open(reader, circularId);
    const edition = await editionOf(maker, circularId);
    const edited = await save(maker, { ...toClinic(), circularId, edition, text: 'Something else.' });
    expect([edited.http, edited.errors[0]?.code]).toEqual([409, 'circularPublished']);
    expect((await read(reader, circularId)).data?.text).toBe(
      'From December on, consultations are claimed with the new codes.',
    );
  });

  it('is for the own payer alone: another payer, and who only reads, reach nothing', async () => {
    const circularId = await drafted(maker, toClinic());
    const rival = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 972 });
    expect((await read(rival, circularId)).http).toBe(404);
    expect((await save(rival, { ...toClinic(), circularId, edition: 1 })).http).toBe(404);
    expect((await receipts(rival, circularId, true)).http).toBe(404);
    const body = { circularId, edition: 1, places: 1 };
    expect((await callApi(handler, circularApi.endpoints.publishCircular, { as: rival, body })).http).toBe(404);
    expect((await save(reader)).http).toBe(403);
  });

  it('of a correction supersedes the earlier one, which stays readable as it was', async () => {
    const earlier = await published(maker, checker, mustRead());
    await open(reader, earlier);
    const circularId = await published(maker, checker, { ...mustRead(), supersedesId: earlier, text: 'Corrected.' });
    expect(await dueFor(reader)).toEqual([circularId]);
    expect((await read(reader, earlier)).data).toMatchObject({
      state: 'superseded',
      supersededBy: { circularId },
      text: 'From December on, consultations are claimed with the new codes.',
    });
    expect((await read(reader, circularId)).data?.supersedes?.circularId).toBe(earlier);
    expect((await save(maker, { ...toClinic(), supersedesId: earlier })).errors[0]?.code).toBe('circularNotInForce');
  });

  it('to the wrong audience is withdrawn with a reason: who has opened it is told, and nobody has to read it', async () => {
    const circularId = await published(maker, checker, mustRead());
    await open(reader, circularId);
    expect((await withdraw(maker, circularId)).data?.state).toBe('withdrawn');
    expect(await dueFor(reader)).toEqual([]);
    expect((await read(reader, circularId)).data).toMatchObject({
      state: 'withdrawn',
      withdrawn: { reason: 'Sent to the wrong audience.' },
    });
    await tell();
    expect(await toldOf(circularId, reader)).toEqual(['circularWithdrawn']);
    expect(await toldOf(circularId, colleague)).toEqual([]);
    expect((await withdraw(maker, circularId)).http).toBe(409);
  });
});

describe('REQ-NET-24 a must-read circular', () => {
  it('is due for each person at each facility until this person has opened and acknowledged it', async () => {
    const circularId = await published(maker, checker, {
      ...{ isMustRead: true, to: 'facilities' as const },
      facilityLicenses: [clinic.facilityLicense, pharmacy.facilityLicense],
    });
    expect(await dueFor(reader)).toEqual([circularId]);
    const early = await acknowledge(reader, circularId);
    expect([early.http, early.errors[0]?.code]).toEqual([409, 'circularNotOpened']);
    await open(reader, circularId);
    expect(await dueFor(reader)).toEqual([circularId]);
    const done = await acknowledge(reader, circularId);
    passMinutes(5);
    expect((await acknowledge(reader, circularId)).data).toEqual(done.data);
    expect(await dueFor(reader)).toEqual([]);
    // One person does not read for all, and not for another facility.
    expect(await dueFor(colleague)).toEqual([circularId]);
    await putUser(store, aUser({ facilityIds: [clinic.facilityId] }));
    const elsewhere = await signIn({ roles: ['Eligibility'], facility: pharmacy });
    expect(await dueFor(elsewhere)).toEqual([circularId]);
  });

  it('is due no longer when it has ended, and never for who works nowhere', async () => {
    await published(maker, checker, { ...mustRead(), endsOn: '2026-12-20' });
    expect(await dueFor(reader)).toHaveLength(1);
    passMinutes(60 * 24 * 40);
    const later = await signIn({ roles: ['Eligibility'], facility: clinic });
    expect(await dueFor(later)).toEqual([]);
    expect(await dueFor(await signIn({ roles: ['SetupAdmin'], facility: null }))).toEqual([]);
  });
});

describe('REQ-NET-24 receipts', () => {
  it('say who has read and who has not, by facility and person', async () => {
    const circularId = await published(maker, checker, mustRead());
    await open(reader, circularId);
    expect((await receipts(maker, circularId, true)).data?.items).toEqual([]);
    await acknowledge(reader, circularId);
    const did = (await receipts(maker, circularId, true)).data?.items ?? [];
    expect(did.map(({ placeName, personName }) => [placeName, personName])).toEqual([
      [clinic.facilityName, reader.user.displayName],
    ]);
    expect(did[0]?.acknowledgedAt).not.toBeNull();
    const unread = (await receipts(checker, circularId, false)).data?.items ?? [];
    expect(unread.map(({ receiptId }) => receiptId)).toEqual([
      `FACILITY#${clinic.facilityId}#${colleague.user.userId}`,
    ]);
  });

  it('page through everybody who has not read', async () => {
    await signIn({ roles: ['Eligibility'], facility: pharmacy });
    const circularId = await published(maker, checker, {
      ...{ to: 'facilities' as const },
      facilityLicenses: [clinic.facilityLicense, pharmacy.facilityLicense],
    });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await receipts(maker, circularId, false, { take: 1, ...(cursor && { cursor }) });
      found.push(...(data?.items ?? []).map(({ receiptId }) => receiptId));
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
    expect((await receipts(maker, circularId, false, { cursor: 'forged' })).http).toBe(400);
  });

  it('leave out who has left, and the facility that is closed', async () => {
    await signIn({ roles: ['Eligibility'], facility: clinic, stored: { isLocked: true } });
    const circularId = await published(maker, checker, toClinic());
    expect((await receipts(maker, circularId, false)).data?.items).toHaveLength(2);
  });
});

describe('REQ-NET-24 notifications of circulars', () => {
  it('tell everybody of the audience once, and remind who has not acknowledged after 3, 7 and 14 days', async () => {
    const circularId = await published(maker, checker, mustRead());
    await tell();
    await tell();
    expect(await toldOf(circularId, colleague)).toEqual(['circularPublished']);
    await open(reader, circularId);
    await acknowledge(reader, circularId);
    for (const days of [3, 4, 7]) {
      passMinutes(days * 24 * 60);
      await tell();
    }
    expect(await toldOf(circularId, reader)).toEqual(['circularPublished']);
    expect(await toldOf(circularId, colleague)).toEqual([
      ...['circularUnread', 'circularUnread', 'circularUnread', 'circularPublished'],
    ]);
    passMinutes(30 * 24 * 60);
    await tell();
    expect(await toldOf(circularId, colleague)).toHaveLength(4);
  });

  it('stop when it is withdrawn', async () => {
    const circularId = await published(maker, checker, mustRead());
    await withdraw(maker, circularId);
    passMinutes(4 * 24 * 60);
    await tell();
    expect(await toldOf(circularId, colleague)).toEqual([]);
  });
});
