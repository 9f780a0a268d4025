import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MailTopic, newEmailEntry, outboxPut } from '../../functions/_data/outbox/outbox.ts';
import { queueSoon } from '../../functions/_data/outbox/outboxQueue.ts';
import { findResetCode } from '../../functions/_data/user/resetCode.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { passMinutes, setClock, startBackend } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { codeIn, postman } from '../support/outbox.ts';

const { store, messages, logLines } = await startBackend();
const deliver = postman(messages);

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

const queueMail = (outboxId: string) => queueSoon({ outboxId, kind: 'email' });

async function mailTo(userName: string, topic: MailTopic): Promise<string> {
  const outboxId = wiring.newId();
  await writeTogether(store, [outboxPut(newEmailEntry(outboxId, topic, userName, new Date()))]);
  await queueMail(outboxId);
  return outboxId;
}

async function entryOf(outboxId: string) {
  const Key = { pk: `OUTBOX#${outboxId}`, sk: 'OUTBOX' };
  return (await store.send(new GetCommand({ TableName: tableName('requests'), Key }))).Item;
}

async function aReader() {
  const user = aUser({ firstName: 'Mona', lastName: 'Invented' });
  await putUser(store, user);
  return user;
}

describe('a mail in the outbox', () => {
  it('goes to its reader by name, once, and is finished', async () => {
    const { userName } = await aReader();
    const outboxId = await mailTo(userName, 'accountOpened');
    await queueMail(outboxId);
    const mails = await deliver();
    expect(mails).toMatchObject([{ to: userName, text: expect.stringContaining('Hello Mona Invented,') }]);
    const entry = await entryOf(outboxId);
    expect(entry).toMatchObject({ finishedAt: expect.any(String), expiresAt: expect.any(Number) });
    expect(entry).not.toHaveProperty('duePk');
  });

  it('holds no secret while it waits: the code of a reset link is made by the worker', async () => {
    const { userName, userId } = await aReader();
    const outboxId = await mailTo(userName, 'passwordReset');
    const waiting = JSON.stringify(await entryOf(outboxId));
    const [mail] = await deliver();
    const code = codeIn(mail!);
    expect(waiting).not.toContain(code);
    expect(await findResetCode(store, code, new Date())).toMatchObject({ userId });
  });

  it('comes back after a pause when the service cannot be reached, with a link that works', async () => {
    const { userName } = await aReader();
    const outboxId = await mailTo(userName, 'passwordReset');
    expect(await deliver('unavailable')).toHaveLength(1);
    expect(await entryOf(outboxId)).toMatchObject({ attempts: 1, duePk: expect.any(String) });
    // The queue holds the message back; one that comes too early is not sent.
    expect(messages.at(-1)?.delaySeconds).toBeGreaterThan(0);
    expect(await deliver()).toEqual([]);
    passMinutes(1);
    await queueMail(outboxId);
    const [mail] = await deliver();
    expect(await findResetCode(store, codeIn(mail!), new Date())).not.toBeNull();
    expect(await entryOf(outboxId)).not.toHaveProperty('duePk');
  });

  it('is given up after the last attempt, and at once when the service refuses it', async () => {
    const { userName } = await aReader();
    const [stubborn, refused] = [await mailTo(userName, 'passwordChanged'), await mailTo(userName, 'passwordChanged')];
    await deliver('refused');
    expect(await entryOf(refused)).not.toHaveProperty('duePk');
    const unreachable = await mailTo(userName, 'passwordChanged');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await deliver('unavailable')).toHaveLength(1);
      passMinutes(60);
      await queueMail(unreachable);
    }
    expect(await deliver()).toEqual([]);
    expect(await entryOf(unreachable)).toMatchObject({
      attempts: 5,
      lastFault: 'unavailable',
      diedAt: expect.any(String),
    });
    expect(await entryOf(stubborn)).not.toHaveProperty('duePk');
  });

  it('waits for no service that is down for a day: it is given up by then, and one that is asked for afterwards comes', async () => {
    const { userName } = await aReader();
    const lost = await mailTo(userName, 'passwordReset');
    for (let passed = 0; passed < 24; passed += 1) {
      await deliver('unavailable');
      passMinutes(60);
      await queueMail(lost);
    }
    expect(await entryOf(lost)).toMatchObject({ lastFault: 'unavailable', diedAt: expect.any(String) });
    expect(await deliver()).toEqual([]);
    await mailTo(userName, 'passwordReset');
    const [mail] = await deliver();
    expect(await findResetCode(store, codeIn(mail!), new Date())).not.toBeNull();
  });

  it('tells an address without an account that it has no account, and sends nothing else there', async () => {
    await mailTo('nobody@clinic.example', 'passwordChanged');
    expect(await deliver()).toEqual([]);
    await mailTo('nobody@clinic.example', 'passwordReset');
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: 'nobody@clinic.example', subject: expect.stringContaining('No Wasla account') });
  });

  it('leaves one log line without address, name and link', async () => {
    const { userName } = await aReader();
    const before = logLines.length;
    await mailTo(userName, 'passwordReset');
    const [mail] = await deliver();
    const lines = logLines.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ operation: 'sendMails', outcome: 'sent' });
    for (const secret of [userName, 'Mona', codeIn(mail!)]) expect(lines[0]).not.toContain(secret);
  });
});
