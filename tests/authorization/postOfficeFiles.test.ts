import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { zipFile } from '../../functions/_kit/zipFile.ts';
import { handler as attention } from '../../functions/attention/index.ts';
import { handler } from '../../functions/authorization/index.ts';
import { safeTextOf } from '../../functions/authorization/safeText.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { attentionApi } from '../../shared/attention/routes.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aCoordinator, added, shown } from './support/authorizations.ts';
import { aKeptFile, anAdministrator } from './support/keptFiles.ts';

const { store } = await startBackend();
const { searchPostOfficeFiles, getPostOfficeFile, readPostOfficeFileAgain } = authorizationApi.endpoints;
type Search = Parameters<typeof callApi<typeof searchPostOfficeFiles>>[2]['body'];

const listed = async (as: SignedIn, body: Search = {}) =>
  (await callApi(handler, searchPostOfficeFiles, { as, body })).data?.items ?? [];
const idsOf = async (as: SignedIn, body?: Search) => (await listed(as, body)).map(({ keptId }) => keptId);
const look = (as: SignedIn, keptId: string) => callApi(handler, getPostOfficeFile, { as, query: { keptId } });
const readAgain = (as: SignedIn, { keptId, version }: { keptId: string; version: number }) =>
  callApi(handler, readPostOfficeFileAgain, { as, body: { keptId, version } });

const license = 'DHA-F-9000001';
const answerTo = (number: string | null, sender: string, more = '') =>
  `<Prior.Authorization><Header><SenderID>${sender}</SenderID><ReceiverID>${license}</ReceiverID></Header>` +
  `<Authorization><Result>Yes</Result><ID>${number}</ID><IDPayer>PA-1</IDPayer><Start>24/11/2026 09:30</Start><End>24/12/2026</End>${more}</Authorization></Prior.Authorization>`;

/** A request that waits for its payer. */
async function aSentRequest() {
  const as = await aCoordinator(store);
  const id = await added(as);
  const { requestNumber, payerId } = await shown(as, id);
  const payer = demoPayers.find((each) => each.payerId === payerId)?.payerCode ?? '';
  return { as, id, number: requestNumber, payer };
}

/** Changes a stored file or request, as a mend of ours would. */
async function mend(pk: string, sk: string, changes: Record<string, unknown>) {
  const { Item } = await store.send(new GetCommand({ TableName: process.env.REQUESTS_TABLE, Key: { pk, sk } }));
  await store.send(new PutCommand({ TableName: process.env.REQUESTS_TABLE, Item: { ...Item, ...changes } }));
}

describe('what could not be read or matched', () => {
  it('REQ-EAUTH-10 is listed with its reason, newest first, in pages, by regulator, licence, reason and day', async () => {
    const clinic = await aCoordinator(store);
    const admin = await anAdministrator();
    const sender = `INS${randomUUID().slice(0, 6)}`;
    const mine = { license: sender.toLowerCase() };
    const one = await aKeptFile(clinic, { senderId: sender, content: answerTo('x', sender) });
    const other = await aKeptFile(clinic, { senderId: sender, content: answerTo('y', 'INS999') });
    const broken = await aKeptFile(clinic, { senderId: sender, content: '<a', regulatorId: regulators.HAAD });
    expect(await idsOf(admin, mine)).toEqual([other.keptId, one.keptId]);
    expect(await idsOf(admin, { ...mine, reason: 'senderDiffers' })).toEqual([other.keptId]);
    expect(await idsOf(admin, { ...mine, regulatorId: regulators.HAAD })).toEqual([]);
    expect(await listed(admin, { ...mine, state: 'unreadable', regulatorId: regulators.HAAD })).toMatchObject([
      { keptId: broken.keptId, reason: 'notWellFormed', senderId: sender, receiverId: license, matched: [] },
    ]);
    const today = one.fetchedAt.slice(0, 10);
    expect(await idsOf(admin, { ...mine, from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    expect(await idsOf(admin, { ...mine, from: today })).toHaveLength(2);
    const { data } = await callApi(handler, searchPostOfficeFiles, { as: admin, body: { ...mine, take: 1 } });
    expect(data?.items.map(({ keptId }) => keptId)).toEqual([other.keptId]);
    const cursor = data?.nextCursor ?? '';
    expect(await idsOf(admin, { ...mine, take: 1, cursor })).toEqual([one.keptId]);
  });

  it('REQ-EAUTH-10 is read again after a mend, then shows what it was matched to and who did it', async () => {
    const { as, id, number, payer } = await aSentRequest();
    // The office wrote the sender's licence in another way; its list is mended.
    const file = await aKeptFile(as, { senderId: 'OLD-CODE', content: answerTo(number, payer) });
    const admin = await anAdministrator('SetupAdmin');
    expect((await look(admin, file.keptId)).data).toMatchObject({ state: 'unmatched', reason: 'senderDiffers' });
    const still = await readAgain(admin, file);
    expect(still.data).toEqual({ state: 'unmatched', reason: 'senderDiffers' });
    await mend(`POSTFILE#${as.user.facilityId}`, `FILE#${file.regulatorId}#${file.fileId}`, { senderId: payer });
    const { data: seen } = await look(admin, file.keptId);
    expect((await readAgain(admin, { keptId: file.keptId, version: seen!.version })).data).toEqual({
      ...{ state: 'taken', reason: null },
    });
    expect((await shown(as, id)).state).toBe('approved');
    const { data: after } = await look(admin, file.keptId);
    expect(after).toMatchObject({
      ...{ state: 'taken', matched: [{ authorizationId: id, requestNumber: number }] },
      readings: [
        { by: admin.user.displayName, state: 'unmatched', reason: 'senderDiffers' },
        { by: admin.user.displayName, state: 'taken', reason: null },
      ],
    });
    expect(await idsOf(admin, { state: 'taken' })).toContain(file.keptId);
    expect(await idsOf(admin)).not.toContain(file.keptId);
    // Once more it changes nothing.
    const { version } = await shown(as, id);
    expect((await readAgain(admin, { keptId: file.keptId, version: after!.version })).data?.state).toBe('taken');
    expect(await shown(as, id)).toMatchObject({ version, state: 'approved' });
  });

  it('is read again over the version that was seen, and by two at once only once', async () => {
    const { as, id, number, payer } = await aSentRequest();
    const file = await aKeptFile(as, { senderId: 'OLD-CODE', content: answerTo(number, payer) });
    await mend(`POSTFILE#${as.user.facilityId}`, `FILE#${file.regulatorId}#${file.fileId}`, { senderId: payer });
    const [one, other] = [await anAdministrator(), await anAdministrator()];
    expect(await readAgain(one, { ...file, version: 1 })).toMatchObject({ http: 409 });
    const answers = await Promise.all([readAgain(one, file), readAgain(other, file)]);
    expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThanOrEqual(1);
    expect((await look(one, file.keptId)).data).toMatchObject({ state: 'taken', readings: [{ state: 'taken' }] });
    const { events } = await shown(as, id);
    expect(events.filter(({ event }) => event === 'approve')).toHaveLength(1);
  });

  it.each([
    ['another sender than the office names', 'senderDiffers', { senderId: 'INS998' }],
    ['another receiver', 'receiverDiffers', { receiverId: 'DHA-F-9000002' }],
    ['another payer', 'otherPayer', { senderId: 'INS997', sender: 'INS997' }],
    [
      'more than was asked',
      'approvesMore',
      {
        more: '<Activity><ID>1</ID><Type>8</Type><Code>W-302</Code><Quantity>900</Quantity><Net>250</Net><PaymentAmount>250</PaymentAmount></Activity>',
      },
    ],
    ['a request of nobody', 'noRequest', { to: 'DHA-F-9000001-0' }],
  ] as const)('a file with %s changes no request and stands here with its reason', async (_, reason, lie) => {
    const { as, id, number, payer } = await aSentRequest();
    const { sender = payer, more = '', to = number, ...office } = lie as { [key: string]: string };
    const before = await shown(as, id);
    const file = await aKeptFile(as, { senderId: payer, ...office, content: answerTo(to, sender, more) });
    expect(file).toMatchObject({ state: 'unmatched', reason });
    const admin = await anAdministrator();
    expect((await readAgain(admin, file)).data).toEqual({ state: 'unmatched', reason });
    expect(await shown(as, id)).toMatchObject({ state: before.state, answer: null, version: before.version });
  });

  it('a file for a request that was cancelled, and one for another facility’s, stand here too', async () => {
    const { as, id, number, payer } = await aSentRequest();
    await added(as, { type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    const line = '<Activity><ID>1</ID><Type>8</Type><Code>W-302</Code><Quantity>1</Quantity><Net>250</Net></Activity>';
    const late = await aKeptFile(as, { senderId: payer, content: answerTo(number, payer, line) });
    expect(late).toMatchObject({ state: 'unmatched', reason: 'afterCancellation' });
    const { answer, events } = await shown(as, id);
    expect(answer).toBeNull();
    const told = events.filter(({ event }) => event === 'answerAfterCancellation');
    expect(told).toHaveLength(1);
    expect(events.at(-1)).toEqual(told[0]);
    // Read again it is the same answer, which came once.
    expect((await readAgain(await anAdministrator(), late)).data).toEqual({
      state: 'unmatched',
      reason: 'afterCancellation',
    });
    expect((await shown(as, id)).events).toEqual(events);
    const other = await aSentRequest();
    const stranger = await aKeptFile(as, { senderId: payer, content: answerTo(other.number, payer) });
    expect(stranger).toMatchObject({ state: 'unmatched', reason: 'noRequest' });
    expect((await shown(other.as, other.id)).answer).toBeNull();
  });

  it('is closed to everybody but the portal’s administrators, also to the facility whose file it is', async () => {
    const { as } = await aSentRequest();
    const file = await aKeptFile(as);
    const others = [
      as,
      await signIn({ roles: ['ProviderAdmin'] }),
      await signIn({ roles: ['PayerAdmin'], payerId: 518, facility: null }),
    ];
    for (const other of others) {
      expect((await look(other, file.keptId)).http).toBe(403);
      expect((await readAgain(other, file)).http).toBe(403);
      expect((await callApi(handler, searchPostOfficeFiles, { as: other, body: {} })).http).toBe(403);
    }
    const admin = await anAdministrator();
    expect((await look(admin, '01K0000000000000000000000A')).http).toBe(404);
    expect((await readAgain(admin, { keptId: '01K0000000000000000000000A', version: 1 })).http).toBe(404);
  });

  it('of a file that was taken at once nothing is shown', async () => {
    const { as, number, payer } = await aSentRequest();
    const file = await aKeptFile(as, { senderId: payer, content: answerTo(number, payer) });
    const { Item } = await store.send(
      new GetCommand({
        TableName: process.env.REQUESTS_TABLE,
        Key: { pk: `POSTFILE#${as.user.facilityId}`, sk: `FILE#${file.regulatorId}#${file.fileId}` },
      }),
    );
    expect(Item).toMatchObject({ state: 'taken' });
    expect((await look(await anAdministrator(), file.keptId)).http).toBe(404);
  });

  it('is counted at the home of those who run the portal', async () => {
    const as = await anAdministrator('SetupAdmin');
    const counted = async () =>
      (await callApi(attention, attentionApi.endpoints.getAttention, { as })).data?.unreadFiles.count ?? 0;
    const before = await counted();
    await aKeptFile(await aCoordinator(store));
    expect(await counted()).toBe(before + 1);
  });

  it('leaves a trail of who looked and who read again, without what stands in the file', async () => {
    const clinic = await aCoordinator(store);
    const file = await aKeptFile(clinic, { content: '<a>a word of a patient' });
    const admin = await anAdministrator();
    await look(admin, file.keptId);
    await readAgain(admin, file);
    const entries = await auditsOf(store, `POSTOFFICEFILE#${file.keptId}`);
    expect(entries.map(({ action }) => action).sort()).toEqual(['postOfficeFile.read', 'postOfficeFile.readAgain']);
    expect(JSON.stringify(entries)).not.toContain('a word of a patient');
  });
});

describe('the view of a file', () => {
  const textOf = async (content: string | Uint8Array) => safeTextOf(Buffer.from(content as never));
  async function* one(bytes: Uint8Array) {
    yield bytes;
  }

  it('shows its text in any encoding and out of an archive', async () => {
    expect(await textOf('<a>تمت</a>')).toEqual({ text: '<a>تمت</a>', isCut: false });
    expect((await textOf(Buffer.from('\ufeff<a>تمت</a>', 'utf16le'))).text).toBe('<a>تمت</a>');
    const zip = await zipFile(
      (async function* () {
        yield { name: 'a.xml', content: one(Buffer.from('<a>b</a>')) };
      })(),
    );
    expect((await textOf(zip)).text).toBe('<a>b</a>');
  });

  it('deceives no eye, masks Emirates IDs, leaves documents out, and has an end', async () => {
    const { text } = await textOf('<a>784-1985-0000001-7 784198500000017 \u202egnorw\u0007\u200b\r\n</a>');
    expect(text).toBe('<a>784-••••-•••••••-• 784-••••-•••••••-• ·gnorw··\r\n</a>');
    const { text: short } = await textOf(`<v>${'QUJD'.repeat(10_000)}</v><z>end</z>`);
    expect(short).toBe('<v>QUJDQUJDQUJD…</v><z>end</z>');
    const long = await textOf('<a> b </a>'.repeat(10_000));
    expect([long.text?.length, long.isCut]).toEqual([20_000, true]);
  });

  it('says that a picture is no text, and shows what has no encoding as far as it can', async () => {
    expect((await textOf(Buffer.alloc(500, 0))).text).toBeNull();
    expect((await textOf('<?xml version="1.0" encoding="klingon"?><a>b</a>')).text).toContain('<a>b</a>');
  });
});
