import { BatchWriteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeSessionUser,
  endSession,
  listSessions,
  readSession,
  sessionsEnd,
} from '../../../functions/_data/session/session.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { passMinutes, setClock, signIn, startBackend } from '../../support/api.ts';
import { beginSession } from '../../support/sessions.ts';

const { store } = await startBackend();
const begin = '2026-03-01T08:00:00.000Z';

async function aSession() {
  setClock(begin);
  const { user, sessionId } = await signIn({ roles: ['Eligibility'] });
  const session = { userId: user.userId, sessionId };
  return {
    user,
    session,
    read: async (isUse = true) => (await readSession(store, session, new Date(), isUse))?.user ?? null,
  };
}

async function lastSeen({ userId, sessionId }: { userId: string; sessionId: string }) {
  const Key = { pk: `USER#${userId}`, sk: 'SESSIONS' };
  return (await store.send(new GetCommand({ TableName: tableName('users'), Key }))).Item?.sessions[sessionId]
    ?.lastSeenAt;
}

describe('a session', () => {
  it('lives as long as it is used within the idle limit, up to its end', async () => {
    const { user, read } = await aSession();
    for (let use = 0; use < 20; use += 1) {
      passMinutes(29);
      expect(await read(), `use ${use}`).toEqual(user);
    }
    passMinutes(21);
    expect(await read()).toBeNull();
  });

  it('is dead after the idle limit, and stays so', async () => {
    const { read } = await aSession();
    passMinutes(30.1);
    expect(await read()).toBeNull();
    expect(await read()).toBeNull();
  });

  it('costs one write a minute at most', async () => {
    const { session, read } = await aSession();
    passMinutes(0.9);
    await read();
    expect(await lastSeen(session)).toBe(begin);
    passMinutes(0.2);
    await read();
    expect(await lastSeen(session)).not.toBe(begin);
  });

  it('is not prolonged by a background read', async () => {
    const { session, read } = await aSession();
    passMinutes(29);
    expect(await read(false)).not.toBeNull();
    expect(await lastSeen(session)).toBe(begin);
    passMinutes(1.1);
    expect(await read(false)).toBeNull();
  });

  it('is not brought back by a call that was under way when it ended', async () => {
    const { session, read } = await aSession();
    passMinutes(5);
    await Promise.all([read(), endSession(store, session)]);
    expect(await lastSeen(session)).toBeUndefined();
    expect(await read()).toBeNull();
  });

  it('of an older release, which knew less of the user, is over: they sign in again', async () => {
    const { session, read } = await aSession();
    await store.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { pk: `USER#${session.userId}`, sk: 'SESSIONS' },
        UpdateExpression: 'REMOVE sessions.#session.#user.pendingSteps',
        ExpressionAttributeNames: { '#session': session.sessionId, '#user': 'user' },
      }),
    );
    expect(await read()).toBeNull();
    expect((await listSessions(store, session.userId, { take: 10, now: new Date() })).items).toEqual([]);
  });

  it('that has ended is not brought back by a change of its user', async () => {
    const { user, session, read } = await aSession();
    await endSession(store, session);
    await changeSessionUser(store, session, { ...user, specialty: 'Cardiology' });
    expect(await read()).toBeNull();
    expect(await lastSeen(session)).toBeUndefined();
  });
});

describe('the sessions of a user', () => {
  const perUser = process.env.SESSIONS_PER_USER;
  afterEach(() => {
    process.env.SESSIONS_PER_USER = perUser;
    vi.restoreAllMocks();
  });

  const idsOf = async (session: { userId: string }) => {
    const wanted = { take: 100, now: new Date() };
    return (await listSessions(store, session.userId as never, wanted)).items.map(({ sessionId }) => sessionId);
  };

  it('are bounded: the oldest ends for the next one, however late it was used', async () => {
    process.env.SESSIONS_PER_USER = '3';
    const { user, session, read } = await aSession();
    for (const sessionId of ['second', 'third', 'fourth']) {
      passMinutes(1);
      if (sessionId === 'fourth') expect(await read()).not.toBeNull();
      await beginSession(store, { sessionId, user }, new Date());
    }
    expect(await idsOf(session)).toEqual(['fourth', 'third', 'second']);
    expect(await read()).toBeNull();
    expect(await readSession(store, { ...session, sessionId: 'second' }, new Date(), false)).not.toBeNull();
  });

  it('that are over take no place from those that live', async () => {
    process.env.SESSIONS_PER_USER = '2';
    const { user, session } = await aSession();
    await beginSession(store, { sessionId: 'idle', user }, new Date());
    passMinutes(31);
    await beginSession(store, { sessionId: 'one', user }, new Date());
    await beginSession(store, { sessionId: 'other', user }, new Date());
    expect((await idsOf(session)).sort()).toEqual(['one', 'other']);
  });

  it('that begin at the same moment all count, and none is lost', async () => {
    process.env.SESSIONS_PER_USER = '4';
    const { user, session } = await aSession();
    passMinutes(1);
    await Promise.all(['a', 'b', 'c'].map((sessionId) => beginSession(store, { sessionId, user }, new Date())));
    expect((await idsOf(session)).sort()).toEqual(['a', 'b', 'c', session.sessionId].sort());
  });

  it('are listed by page, the one used last first', async () => {
    const { user, session } = await aSession();
    for (const sessionId of ['b', 'c', 'd']) {
      passMinutes(1);
      await beginSession(store, { sessionId, user }, new Date());
    }
    const now = new Date();
    const first = await listSessions(store, session.userId, { take: 3, now });
    expect(first.items.map(({ sessionId }) => sessionId)).toEqual(['d', 'c', 'b']);
    const second = await listSessions(store, session.userId, { take: 3, now, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ items: [{ sessionId: session.sessionId }], nextCursor: null, total: 4 });
    await expect(listSessions(store, session.userId, { take: 3, now, cursor: 'USER#other' })).rejects.toThrow();
  });

  it('end with one read and one write, with five hundred of an older release beside them, which open nothing', async () => {
    process.env.SESSIONS_PER_USER = '50';
    const { user, session } = await aSession();
    for (let at = 1; at < 50; at += 1) await beginSession(store, { sessionId: `held-${at}`, user }, new Date());
    const at = new Date().toISOString();
    const older = Array.from({ length: 500 }, (_, number) => ({
      PutRequest: {
        Item: {
          ...{ pk: `USER#${user.userId}`, sk: `SESSION#older-${number}`, createdAt: at, lastSeenAt: at },
          ...(number === 7 && { user, expiresAt: Date.parse(user.expires) / 1000, userAgent: '', sourceIp: '' }),
        },
      },
    }));
    for (let from = 0; from < older.length; from += 25)
      await store.send(new BatchWriteCommand({ RequestItems: { [tableName('users')]: older.slice(from, from + 25) } }));

    expect(await readSession(store, { ...session, sessionId: 'older-7' }, new Date(), true)).toBeNull();
    const sent = vi.spyOn(store, 'send');
    const { item, ended } = await sessionsEnd(store, session.userId, { now: new Date() });
    await writeTogether(store, [item]);
    expect(sent.mock.calls.map(([command]) => command.constructor.name)).toEqual([
      'GetCommand',
      'TransactWriteCommand',
    ]);
    expect(ended).toBe(50);
    expect(await idsOf(session)).toEqual([]);
    expect(await readSession(store, { ...session, sessionId: 'held-7' }, new Date(), true)).toBeNull();
  });
});
