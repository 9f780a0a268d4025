import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { aClaim, change, made, madeReady, move, type SentClaim, send, shown } from './support/claims.ts';
import { claimSenders, placesOf } from './support/sending.ts';

const { store, messages, logLines } = await startBackend();
const { setFaults, postBoxes } = await startRegulatorSimulators();
const { dubai, abuDhabi } = placesOf(postBoxes);
const { aBiller, work, queued, sentElsewhere } = claimSenders(store, messages);
process.env.STAGE = 'prod';

let day = 0;
// The regulators' rates are counted by user: each test has a day of its own.
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 10, 24 + day, 6)).toISOString());
});

const codesOf = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);
const numberOf = async (as: SignedIn, claimId: string) => (await shown(as, claimId)).claimNumber;

/** The files that the office holds in which a claim stands. */
const filesWith = ({ box }: Pick<typeof dubai, 'box'>, claimNumber: string) =>
  box.all().filter(({ bytes }) => bytes.toString().includes(`<ID>${claimNumber}</ID>`));

/** Changes fields of a stored item past all rules. */
async function setFields(
  Key: { pk: string; sk: string },
  changes: Readonly<Record<string, unknown>>,
  of = '',
): Promise<void> {
  const fields = Object.entries(changes);
  await store.send(
    new UpdateCommand({
      ...{ TableName: tableName('requests'), Key },
      UpdateExpression: `SET ${fields.map(([name]) => `${of}#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
    }),
  );
}

/** A claim that is on its way is another, as if the rules had been others when it was sent. */
const spoil = (claimId: string, changes: Partial<SentClaim>) =>
  setFields({ pk: `CLAIM#${claimId}`, sk: 'CLAIM' }, changes, 'claim.');

describe.each([
  ['Dubai', dubai],
  ['Abu Dhabi', abuDhabi],
] as const)('claims of %s that are ready', (_, place) => {
  it('REQ-CLAIM-09 go out in a file for each payer, which the office takes, and are then with their payer', async () => {
    const as = await aBiller(place);
    const ids = [
      await madeReady(as, place.claim()),
      await madeReady(as, place.claim({ payerId: place.other })),
      await madeReady(as, place.claim()),
    ];
    const [first = '', other = '', last = ''] = ids;
    const { data } = await send(as, ids);
    expect(data?.batches).toEqual([
      { batchId: expect.any(String), receiverId: place.payer, claimIds: [first, last] },
      { batchId: expect.any(String), receiverId: place.other, claimIds: [other] },
    ]);
    expect(await shown(as, first)).toMatchObject({
      ...{ state: 'sent', version: 3, moves: [], regulatorFindings: [] },
      sending: { batchId: data?.batches[0]?.batchId, receiverId: place.payer, claims: 2, transmission: 'queued' },
    });
    await work();
    const { sending, ...record } = await shown(as, first);
    expect(record).toMatchObject({ state: 'withPayer', version: 4, moves: [] });
    expect(record.events.map(({ event, by }) => [event, by])).toEqual([
      ['make', as.user.displayName],
      ['makeReady', as.user.displayName],
      ['send', as.user.displayName],
      ['accept', null],
    ]);
    const [file, ...more] = filesWith(place, record.claimNumber);
    expect(more).toEqual([]);
    expect(file).toMatchObject({ name: sending?.fileName, sender: place.license, recordCount: 2 });
    expect(sending).toMatchObject({ transmission: 'accepted' });
    expect(sending?.fileName).toMatch(
      new RegExp(`^${place.license}_${place.payer}_2026-1[12]-\\d\\d_[0-9A-Z]{26}\\.xml$`),
    );
    expect(file?.bytes.toString()).toContain(
      `<SenderID>${place.license}</SenderID><ReceiverID>${place.payer}</ReceiverID>`,
    );
    expect(file?.bytes.toString()).toContain(
      '<RecordCount>2</RecordCount><DispositionFlag>PRODUCTION</DispositionFlag>',
    );
    expect(filesWith(place, await numberOf(as, other))).toMatchObject([{ recordCount: 1 }]);
    // The queue brings a message twice.
    await work();
    expect(filesWith(place, record.claimNumber)).toHaveLength(1);
    expect((await shown(as, first)).version).toBe(4);
  });

  it('show what the office remarks of each, and are with their payer all the same', async () => {
    const as = await aBiller(place);
    const [doubtful, clean] = [await madeReady(as, place.claim()), await madeReady(as, place.claim())];
    await send(as, [doubtful, clean]);
    await spoil(doubtful, { emiratesId: '784-1985-0000001-8' });
    await work();
    expect(await shown(as, doubtful)).toMatchObject({
      state: 'withPayer',
      regulatorFindings: [
        { severity: 'warning', field: 'Claim.EmiratesIDNumber', line: null, value: '784-1985-0000001-8' },
      ],
    });
    expect(await shown(as, clean)).toMatchObject({ state: 'withPayer', regulatorFindings: [] });
  });
});

/** Sends two claims of a biller, and finds both rejected for the same reason. */
async function bothAreRejected(as: SignedIn, finding: object): Promise<void> {
  const ids = [await madeReady(as), await madeReady(as)];
  await send(as, ids);
  await work();
  for (const claimId of ids) {
    expect(await shown(as, claimId)).toMatchObject({
      ...{ state: 'rejected', sending: { transmission: 'rejected' } },
      regulatorFindings: [{ severity: 'error', line: null, ...finding }],
    });
  }
}

describe('a file that the office refuses', () => {
  it('REQ-CLAIM-09 rejects the claim that the report names, with its words at claim and field, and the others go out without it, once', async () => {
    const as = await aBiller();
    const number = `N-${randomUUID().slice(0, 8)}`;
    await sentElsewhere(number);
    const ids = [
      await madeReady(as, aClaim()),
      await madeReady(as, aClaim({ id: number })),
      await madeReady(as, aClaim()),
    ];
    const [first = '', refused = '', last = ''] = ids;
    const batchId = (await send(as, ids)).data?.batches[0]?.batchId;
    await work();
    expect(await shown(as, refused)).toMatchObject({
      ...{ state: 'rejected', version: 4, moves: ['reopen'] },
      sending: { batchId, claims: 3, transmission: 'rejected' },
      regulatorFindings: [
        { severity: 'error', field: 'Claim.ID', line: null, text: expect.stringContaining('before') },
      ],
    });
    // The others are on their way still, in another file.
    const going = await shown(as, first);
    expect(going).toMatchObject({
      state: 'sent',
      sending: { claims: 2, transmission: 'queued' },
      regulatorFindings: [],
    });
    expect(going.sending?.batchId).not.toBe(batchId);
    await work();
    for (const claimId of [first, last]) {
      const record = await shown(as, claimId);
      expect(record).toMatchObject({ state: 'withPayer', sending: { claims: 2, transmission: 'accepted' } });
      expect(record.events.map(({ event }) => event)).toEqual(['make', 'makeReady', 'send', 'sendAgain', 'accept']);
      expect(filesWith(dubai, record.claimNumber)).toMatchObject([{ recordCount: 2 }]);
    }
    expect(filesWith(dubai, number)).toHaveLength(1);
  });

  it('lets a rejected claim be opened again, corrected and sent, and its findings go then', async () => {
    const as = await aBiller();
    const number = `N-${randomUUID().slice(0, 8)}`;
    await sentElsewhere(number);
    const claimId = await madeReady(as, aClaim({ id: number }));
    await send(as, [claimId]);
    await work();
    expect(codesOf(await move(as, { claimId, version: 4, move: 'makeReady', reason: 'So' }))).toEqual([
      'notInThisStatus',
    ]);
    expect(codesOf(await send(as, [{ claimId, version: 4 }]))).toEqual(['notInThisStatus']);
    await move(as, { claimId, version: 4, move: 'reopen' });
    // The biller sees what is to be corrected.
    expect((await shown(as, claimId)).regulatorFindings).toHaveLength(1);
    await change(as, claimId, 5, aClaim({ id: `${number}-B` }));
    await move(as, { claimId, version: 6, move: 'makeReady', reason: 'Looked at' });
    await send(as, [{ claimId, version: 7 }]);
    expect(await shown(as, claimId)).toMatchObject({ state: 'sent', regulatorFindings: [] });
    await work();
    expect(await shown(as, claimId)).toMatchObject({ state: 'withPayer', version: 9, regulatorFindings: [] });
    expect(filesWith(dubai, `${number}-B`)).toHaveLength(1);
  });

  it('and names no claim rejects all of them with its words', async () => {
    const as = await aBiller(dubai, { account: 'DHA-F-9000002' });
    await bothAreRejected(as, { field: 'Header.SenderID', value: dubai.license });
  });

  it('is not made with a claim that breaks a stricter schema of today: that one is rejected, and the other goes out', async () => {
    const as = await aBiller();
    const [wrong, right] = [await madeReady(as), await madeReady(as)];
    await send(as, [wrong, right]);
    await spoil(wrong, { memberId: 'M'.repeat(31) });
    await work();
    expect(await shown(as, wrong)).toMatchObject({
      ...{ state: 'rejected', regulatorFindings: [{ severity: 'error', field: 'MemberID', text: expect.any(String) }] },
    });
    await work();
    expect(await shown(as, right)).toMatchObject({ state: 'withPayer', sending: { claims: 1 } });
  });

  it.each([
    ['no credentials', { hasCredentials: false }, /no credentials/],
    ['credentials that it does not take', { password: 'wrong-secret-2' }, /does not accept the credentials/],
  ] as const)('for a facility with %s: all claims are rejected, and say why', async (_, options, text) => {
    const as = await aBiller(dubai, options);
    await bothAreRejected(as, { field: '', value: '', text: expect.stringMatching(text) });
    expect(JSON.stringify([logLines, messages])).not.toContain('wrong-secret-2');
  });
});

describe('REQ-CLAIM-09 faults of the office', () => {
  /** Lets the worker try again after a pause, as often as the queue brings the entry. */
  async function later(minutes: number) {
    passMinutes(minutes);
    await work();
  }

  it.each(['down', 'serverError', 'garbage'] as const)(
    '%s: the claims wait, are never rejected for it, and go once when it is back',
    async (mode) => {
      const as = await aBiller();
      const claimId = await madeReady(as);
      await send(as, [claimId]);
      setFaults({ dhpo: { mode } });
      await work();
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await shown(as, claimId)).toMatchObject({ state: 'sent', sending: { transmission: 'unknown' } });
        await later(5);
      }
      const number = await numberOf(as, claimId);
      expect(filesWith(dubai, number)).toEqual([]);
      setFaults({});
      await later(20);
      expect(await shown(as, claimId)).toMatchObject({ state: 'withPayer', sending: { transmission: 'accepted' } });
      expect(filesWith(dubai, number)).toHaveLength(1);
    },
  );

  it('an answer that is lost after the upload: the file is found by its name, and goes no second time', async () => {
    const as = await aBiller();
    const ids = [await madeReady(as), await madeReady(as)];
    await send(as, ids);
    setFaults({ dhpo: { mode: 'answerLost' } });
    await work();
    const [claimId = ''] = ids;
    expect(await shown(as, claimId)).toMatchObject({ state: 'sent', sending: { transmission: 'unknown' } });
    expect(codesOf(await send(as, [{ claimId, version: 3 }]))).toEqual(['notInThisStatus']);
    setFaults({});
    await later(20);
    for (const each of ids) {
      expect((await shown(as, each)).state).toBe('withPayer');
      expect(filesWith(dubai, await numberOf(as, each))).toHaveLength(1);
    }
  });

  it('an answer that is lost before a release with stricter rules: who has the file has it, and nothing is rejected', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    await send(as, [claimId]);
    setFaults({ dhpo: { mode: 'answerLost' } });
    await work();
    setFaults({});
    await spoil(claimId, { memberId: 'M'.repeat(31) });
    await later(20);
    expect(await shown(as, claimId)).toMatchObject({ state: 'withPayer', regulatorFindings: [] });
    expect(filesWith(dubai, await numberOf(as, claimId))).toHaveLength(1);
  });

  it.each([
    ['', null],
    [', also not when its entry was given up and sent on its way again', { attempts: 0, redrives: 1 }],
  ])(
    'a worker that dies after the upload and before its word is kept: the file goes no second time%s',
    async (_, entry) => {
      const as = await aBiller();
      const claimId = await madeReady(as);
      await send(as, [claimId]);
      const real = store.send.bind(store);
      const dies = vi.spyOn(wiring.store, 'send').mockImplementation(((command: unknown, ...rest: never[]) => {
        if (command instanceof TransactWriteCommand) throw new Error('The process was killed.');
        return real(command as never, ...rest);
      }) as never);
      await work();
      dies.mockRestore();
      const number = await numberOf(as, claimId);
      expect(filesWith(dubai, number)).toHaveLength(1);
      expect(await shown(as, claimId)).toMatchObject({ state: 'sent', sending: { transmission: 'queued' } });
      const [outboxId = ''] = queued();
      if (entry) await setFields({ pk: `OUTBOX#${outboxId}`, sk: 'OUTBOX' }, entry);
      passMinutes(10);
      await work();
      expect((await shown(as, claimId)).state).toBe('withPayer');
      expect(filesWith(dubai, number)).toHaveLength(1);
    },
  );
});

describe('sending', () => {
  it('refuses a draft, a claim that has changed meanwhile, one that is sent already, and sends none of what came with it', async () => {
    const as = await aBiller();
    const [ready, draft] = [await madeReady(as), await made(as)];
    expect(codesOf(await send(as, [ready, { claimId: draft, version: 1 }]))).toEqual(['notInThisStatus']);
    expect(codesOf(await send(as, [{ claimId: ready, version: 1 }]))).toEqual(['changedMeanwhile']);
    expect(await shown(as, ready)).toMatchObject({ state: 'ready', version: 2, sending: null });
    await send(as, [ready]);
    expect(codesOf(await send(as, [{ claimId: ready, version: 3 }]))).toEqual(['notInThisStatus']);
    expect(codesOf(await change(as, ready, 3, aClaim()))).toEqual(['notInThisStatus']);
    expect(codesOf(await move(as, { claimId: ready, version: 3, move: 'reopen' }))).toEqual(['notInThisStatus']);
  });

  it('takes at most twenty claims, each once', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    const many = Array.from({ length: 21 }, (_, at) => `01K00000000000000000000${String(at).padStart(3, '0')}`);
    expect((await send(as, many)).http).toBe(400);
    expect((await send(as, [])).http).toBe(400);
    expect(codesOf(await send(as, [claimId, claimId]))).toEqual(['notAllowed']);
    const twenty = [claimId];
    while (twenty.length < 20) twenty.push(await madeReady(as));
    expect((await send(as, twenty)).data?.batches).toMatchObject([{ claimIds: twenty }]);
    await work();
    for (const each of twenty) expect((await shown(as, each)).state).toBe('withPayer');
    expect(filesWith(dubai, await numberOf(as, claimId))).toMatchObject([{ recordCount: 20 }]);
  });

  it('takes no more than is written together in good time', async () => {
    const as = await aBiller();
    const value = 'v'.repeat(9_900);
    const observation = { type: 'Text', code: 'Description', value, valueType: 'Other' };
    const activities = aClaim().activities.map((line) => ({ ...line, observations: Array(25).fill(observation) }));
    const large: string[] = [];
    while (large.length < 5) large.push(await madeReady(as, aClaim({ activities })));
    expect(codesOf(await send(as, large))).toEqual(['tooLong']);
    expect((await shown(as, large[4] ?? '')).state).toBe('ready');
    expect((await send(as, large.slice(0, 3))).http).toBe(200);
  });

  it('is no move of a biller without a file, and none of the portal’s moves is anybody’s', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    for (const name of ['send', 'sendAgain', 'accept', 'reject']) {
      expect((await move(as, { claimId, version: 2, move: name } as never)).http).toBe(400);
    }
    expect((await shown(as, claimId)).state).toBe('ready');
  });

  it('is one of two that come at once: the other is refused, and the claim goes in one file', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    const answers = await Promise.all([send(as, [claimId]), send(as, [claimId])]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    await work();
    expect(filesWith(dubai, await numberOf(as, claimId))).toHaveLength(1);
  });

  it('that is repeated under its key answers the same and sends nothing more', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    const key = randomUUID();
    const first = await send(as, [claimId], key);
    const queued = messages.length;
    expect((await send(as, [claimId], key)).data).toEqual(first.data);
    expect(messages).toHaveLength(queued);
    await work();
    expect(filesWith(dubai, await numberOf(as, claimId))).toHaveLength(1);
  });

  it('finds no claim of another facility, and is for those who make claims', async () => {
    const as = await aBiller();
    const claimId = await madeReady(as);
    const other = await aBiller();
    const own = await madeReady(other);
    expect((await send(other, [own, claimId])).http).toBe(404);
    expect((await shown(other, own)).state).toBe('ready');
    for (const role of ['MedicalProvider', 'PayerAdmin', 'SuperAdmin'] as const) {
      expect((await send(await aBiller(dubai, { roles: [role] }), [claimId])).http).toBe(403);
    }
    expect((await shown(as, claimId)).state).toBe('ready');
  });
});
