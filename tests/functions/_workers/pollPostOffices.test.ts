import { randomUUID } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { largestFileBytes } from '../../../functions/_connect/postOffice/fileTexts.ts';
import { facilityItems } from '../../../functions/_data/facility/facility.ts';
import {
  bytesOfFile,
  findPostOfficeFile,
  listFilesInState,
  type PostOfficeFile,
  tryFileAgain,
} from '../../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { pollSoon } from '../../../functions/_data/postOfficePoll/postOfficePoll.ts';
import {
  putRegulatoryDetails,
  sealRegulatoryDetails,
} from '../../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { demoFacilities } from '../../../functions/_demo/facilities.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { type MatchAnswer, readKeptFile, takeAnswerFile } from '../../../functions/_parts/postOffice/takeAnswerFile.ts';
import { planPolls } from '../../../functions/_workers/planPolls.ts';
import { pollPostOffices } from '../../../functions/_workers/pollPostOffices.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import { passMinutes, setClock, startBackend } from '../../support/api.ts';
import { regulatorAccount, startRegulatorSimulators } from '../../support/regulators.ts';

const { store, messages, logLines } = await startBackend();
const { setFaults, postBoxes } = await startRegulatorSimulators();

const systems = {
  'DHA-F-9000001': { box: postBoxes.dhpo, name: 'dhpo', regulatorId: regulators.DHA },
  'MOH-F-9000001': { box: postBoxes.riayati, name: 'riayati', regulatorId: regulators.MOHAP },
} as const;
type License = keyof typeof systems;

const taken: { id: string; fileId: string }[] = [];
let failsAt: string | null = null;
const matchAnswer: MatchAnswer = async (answer, file) => {
  if (answer.id === failsAt) throw new Error('killed');
  if (answer.id.endsWith('-unknown')) return { isTaken: false, reason: 'noRequest' };
  taken.push({ id: answer.id, fileId: file.fileId });
  return { isTaken: true, matched: [] };
};
const poll = pollPostOffices(wiring, matchAnswer);
const plan = planPolls(wiring);

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 10, day, 8)).toISOString());
  for (const { box } of Object.values(systems)) for (const file of box.all()) file.isDownloaded = true;
  taken.length = 0;
  failsAt = null;
});

/** A copy of a demonstration facility, with the credentials of its licence, which is due to be polled. */
async function aFacility(license: License, password = regulatorAccount(license).password) {
  const facility = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  if (!facility) throw new Error(license);
  const facilityId = provenFacilityId(`polled-${randomUUID().slice(0, 8)}`);
  const [Item] = facilityItems({ ...facility, facilityId });
  await store.send(new PutCommand({ TableName: tableName('facilities'), Item }));
  const { username } = regulatorAccount(license);
  const now = wiring.now();
  const details = { facilityId, regulatorId: systems[license].regulatorId, changedBy: 'u', changedAt: now };
  await putRegulatoryDetails(store, await sealRegulatoryDetails({ ...details, username, password }, null));
  await pollSoon(store, details, { now, busyUntil: new Date(now.getTime() + 3600_000) });
  return facilityId;
}

const answerTo = (license: License, id: string, sender = 'INS026') =>
  `<Prior.Authorization><Header><SenderID>${sender}</SenderID><ReceiverID>${license}</ReceiverID><TransactionDate>24/11/2026 09:30</TransactionDate></Header>` +
  `<Authorization><Result>No</Result><ID>${id}</ID><DenialCode>AUTH-001</DenialCode></Authorization></Prior.Authorization>`;
const lay = (license: License, content: string | Buffer) =>
  systems[license].box.lay({ sender: 'INS026', receiver: license, name: 'PA.xml', bytes: Buffer.from(content) }).id;
const isMarked = (license: License, id: string) => systems[license].box.get(id)?.isDownloaded;

/** Lets the planner queue what is due, and the worker do it. */
async function runPolls(facilityId: string) {
  const before = messages.length;
  await plan({});
  const own = messages.slice(before).filter(({ body }) => body.includes(facilityId));
  const Records = own.map(({ body }) => ({ body, messageId: randomUUID() }));
  return { due: own.length, result: await poll({ Records } as never) };
}
const fileOf = (facilityId: PostOfficeFile['facilityId'], license: License, id: string) =>
  findPostOfficeFile(store, facilityId, systems[license].regulatorId, id);

describe.each(Object.keys(systems) as License[])('REQ-EAUTH-10 the poll of %s', (license) => {
  it('keeps each new file whole, takes its answers, and marks it only then', async () => {
    const facilityId = await aFacility(license);
    const content = answerTo(license, `${license}-1`);
    const id = lay(license, content);
    expect((await runPolls(facilityId)).due).toBe(1);
    const kept = await fileOf(facilityId, license, id);
    if (!kept) throw new Error('Not kept');
    expect(kept).toMatchObject({ state: 'taken', senderId: 'INS026', receiverId: license, reason: null });
    expect(Buffer.from(await bytesOfFile(store, kept)).toString()).toBe(content);
    expect(taken).toEqual([{ id: `${license}-1`, fileId: id }]);
    expect(isMarked(license, id)).toBe(true);
  });

  it('takes a file once, however often and under how many ids it comes', async () => {
    const facilityId = await aFacility(license);
    const id = lay(license, answerTo(license, `${license}-2`));
    setFaults({ [systems[license].name]: { mode: 'sameFileTwice' } });
    await runPolls(facilityId);
    const again = lay(license, answerTo(license, `${license}-2`));
    const original = systems[license].box.get(id);
    if (original) original.isDownloaded = false;
    passMinutes(1);
    await runPolls(facilityId);
    expect(taken).toHaveLength(1);
    expect(await fileOf(facilityId, license, again)).toMatchObject({ state: 'repeated' });
    expect([isMarked(license, id), isMarked(license, again)]).toEqual([true, true]);
  });

  it('Abuse: puts a file aside that is too large to be fetched, tells a person, and takes the next one', async () => {
    const facilityId = await aFacility(license);
    const large = lay(license, Buffer.alloc(largestFileBytes + 100_000, 'x'));
    const next = lay(license, answerTo(license, `${license}-after`));
    await runPolls(facilityId);
    const kept = await fileOf(facilityId, license, large);
    if (!kept) throw new Error('Not kept');
    expect(kept).toMatchObject({ state: 'unreadable', reason: 'tooLarge', senderId: 'INS026', fileName: 'PA.xml' });
    expect(await bytesOfFile(store, kept)).toHaveLength(0);
    expect(taken).toEqual([{ id: `${license}-after`, fileId: next }]);
    expect([isMarked(license, large), isMarked(license, next)]).toEqual([true, true]);
    // Read again by a person it is what it was.
    const again = await readKeptFile({ ...wiring, matchAnswer }, kept, { userId: 'u', name: 'Admin' });
    expect(again).toEqual({ state: 'unreadable', reason: 'tooLarge' });
  });

  it('goes on where it was killed between keeping and marking, and fetches nothing twice', async () => {
    const facilityId = await aFacility(license);
    const id = lay(license, answerTo(license, `${license}-3`));
    const other = lay(license, answerTo(license, `${license}-4`));
    failsAt = `${license}-3`;
    await runPolls(facilityId);
    expect(await fileOf(facilityId, license, id)).toMatchObject({ state: 'new' });
    // It holds up no other file.
    expect([isMarked(license, id), isMarked(license, other)]).toEqual([false, true]);
    failsAt = null;
    passMinutes(5);
    const calls = vi.spyOn(globalThis, 'fetch');
    await runPolls(facilityId);
    const fetched = calls.mock.calls.filter(([url, init]) =>
      /DownloadTransactionFile|\/View\?/.test(`${url} ${init?.body}`),
    );
    calls.mockRestore();
    expect(fetched).toEqual([]);
    expect(await fileOf(facilityId, license, id)).toMatchObject({ state: 'taken' });
    expect(taken.map((each) => each.id)).toEqual([`${license}-4`, `${license}-3`]);
    expect(isMarked(license, id)).toBe(true);
  });

  it('takes the other answers of a file at which something of ours fails, tries it last, and hands it to a person in the end', async () => {
    const facilityId = await aFacility(license);
    failsAt = `${license}-8`;
    const records = [`${license}-8`, `${license}-9`].map((id) => answerTo(license, id));
    const header = /<Header>.*<\/Header>/.exec(records[0] ?? '')?.[0] ?? '';
    const both = records.map((text) => /<Authorization>.*<\/Authorization>/.exec(text)?.[0] ?? '').join('');
    const id = lay(license, `<Prior.Authorization>${header}${both}</Prior.Authorization>`);
    await runPolls(facilityId);
    expect(taken.map((each) => each.id)).toEqual([`${license}-9`]);
    expect(await fileOf(facilityId, license, id)).toMatchObject({ state: 'new', tries: 1 });
    const later = lay(license, answerTo(license, `${license}-10`));
    passMinutes(5);
    taken.length = 0;
    await runPolls(facilityId);
    expect(taken.map((each) => each.id)).toEqual([`${license}-10`, `${license}-9`]);
    expect(isMarked(license, later)).toBe(true);
    for (let polls = 2; polls < 8; polls += 1) {
      expect((await fileOf(facilityId, license, id))?.state).toBe('new');
      passMinutes(5);
      await runPolls(facilityId);
    }
    expect(await fileOf(facilityId, license, id)).toMatchObject({ state: 'unmatched', reason: 'failed' });
    expect(isMarked(license, id)).toBe(true);
  });

  it('reads no more what stops every worker that reads it', async () => {
    const facilityId = await aFacility(license);
    const place = { facilityId, regulatorId: systems[license].regulatorId, senderId: 'INS026', receiverId: license };
    const bytes = Buffer.from(answerTo(license, `${license}-11`));
    let file = await takeAnswerFile(wiring, { ...place, fileId: randomUUID(), fileName: 'PA.xml', bytes });
    for (let tries = 1; tries < 9; tries += 1) file = (await tryFileAgain(store, file)) ?? file;
    expect(await readKeptFile({ ...wiring, matchAnswer }, file)).toEqual({ state: 'unmatched', reason: 'failed' });
    expect(taken).toEqual([]);
    // A person may.
    const kept = await fileOf(facilityId, license, file.fileId);
    if (!kept) throw new Error('Not kept');
    const by = { userId: 'u', name: 'Mariam' };
    expect(await readKeptFile({ ...wiring, matchAnswer }, kept, by)).toEqual({ state: 'taken', reason: null });
  });

  it('keeps what cannot be read or matched with its reason, and reads it again after a mend', async () => {
    const facilityId = await aFacility(license);
    const broken = lay(license, Buffer.from([0xff, 0xfe, 0, 1, 2]));
    const unknown = lay(license, answerTo(license, `${license}-unknown`));
    const forged = lay(license, answerTo(license, `${license}-5`, 'INS027'));
    const strange = lay(license, answerTo('MF9001' as License, `${license}-6`));
    await runPolls(facilityId);
    expect(await fileOf(facilityId, license, broken)).toMatchObject({
      state: 'unreadable',
      reason: expect.any(String),
    });
    expect(await fileOf(facilityId, license, unknown)).toMatchObject({ state: 'unmatched', reason: 'noRequest' });
    expect(await fileOf(facilityId, license, forged)).toMatchObject({ state: 'unmatched', reason: 'senderDiffers' });
    expect(await fileOf(facilityId, license, strange)).toMatchObject({ state: 'unmatched', reason: 'receiverDiffers' });
    expect(taken).toEqual([]);
    const { items } = await listFilesInState(store, 'unmatched', { take: 100 });
    expect(items.map(({ fileId }) => fileId)).toEqual(expect.arrayContaining([unknown, forged, strange]));
    const kit = { ...wiring, matchAnswer: async () => ({ isTaken: true as const, matched: [] }) };
    const found = items.find(({ fileId }) => fileId === unknown);
    if (!found) throw new Error('Not listed');
    expect(await readKeptFile(kit, found)).toMatchObject({ state: 'taken' });
    const after = await listFilesInState(store, 'unmatched', { take: 100 });
    expect(after.items.map(({ fileId }) => fileId)).not.toContain(unknown);
  });

  it('does not ask again with credentials that were refused, until they are changed', async () => {
    const facilityId = await aFacility(license, 'guess');
    const download = vi.spyOn(globalThis, 'fetch');
    await runPolls(facilityId);
    const calls = download.mock.calls.length;
    passMinutes(31);
    expect((await runPolls(facilityId)).due).toBe(1);
    expect(download.mock.calls.length).toBe(calls);
    download.mockRestore();
  });

  it('waits and loses nothing while the office is down', async () => {
    const facilityId = await aFacility(license);
    const id = lay(license, answerTo(license, `${license}-7`));
    setFaults({ [systems[license].name]: { mode: 'down' } });
    await runPolls(facilityId);
    setFaults({});
    passMinutes(3);
    await runPolls(facilityId);
    expect(taken).toEqual([{ id: `${license}-7`, fileId: id }]);
  });
});

it('REQ-EAUTH-10 asks an office no more often than it allows, whoever asks', async () => {
  const facilityId = await aFacility('DHA-F-9000001');
  const second = await aFacility('DHA-F-9000001');
  const calls = vi.spyOn(globalThis, 'fetch');
  const asked = () =>
    calls.mock.calls.filter(([, init]) => String(init?.body).includes('<GetNewPriorAuthorizationTransactions')).length;
  await runPolls(facilityId);
  const other = pollPostOffices(wiring, matchAnswer);
  await other({ Records: [{ body: JSON.stringify({ facilityId: second }), messageId: 'm' }] } as never);
  expect(asked()).toBe(1);
  passMinutes(1);
  await runPolls(second);
  expect(asked()).toBe(2);
  calls.mockRestore();
});

it('REQ-EAUTH-10 fetches all of a long list, a hundred at a time', async () => {
  const license = 'DHA-F-9000001';
  const facilityId = await aFacility(license);
  for (let at = 0; at < 103; at += 1) lay(license, answerTo(license, `${license}-many-${at}`));
  await runPolls(facilityId);
  expect(taken).toHaveLength(100);
  passMinutes(1);
  await runPolls(facilityId);
  expect(taken).toHaveLength(103);
});

it('shows credentials in no log, no file and no entry of a poll', async () => {
  const facilityId = await aFacility('DHA-F-9000001');
  lay('DHA-F-9000001', 'garbage');
  await runPolls(facilityId);
  const { username, password } = regulatorAccount('DHA-F-9000001');
  const stored = await Promise.all(
    [`POSTFILE#${facilityId}`, `POSTPOLL#${facilityId}`].map((pk) =>
      store.send(
        new QueryCommand({
          TableName: tableName('requests'),
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
        }),
      ),
    ),
  );
  const seen = JSON.stringify([logLines, messages, stored.map(({ Items }) => Items), postBoxes.dhpo.shown()]);
  expect(seen).toContain(facilityId);
  for (const secret of [username, password, JSON.stringify(password).slice(1, -1)]) expect(seen).not.toContain(secret);
});
