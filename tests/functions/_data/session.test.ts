import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { changeSessionUser, endSession, listSessions, readSession } from '../../../functions/_data/session/session.ts';
import { passMinutes, setClock, signIn, startBackend } from '../../support/api.ts';

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
  const Key = { pk: `USER#${userId}`, sk: `SESSION#${sessionId}` };
  return (await store.send(new GetCommand({ TableName: 'test-users', Key }))).Item?.lastSeenAt;
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
        TableName: 'test-users',
        Key: { pk: `USER#${session.userId}`, sk: `SESSION#${session.sessionId}` },
        UpdateExpression: 'REMOVE #user.pendingSteps',
        ExpressionAttributeNames: { '#user': 'user' },
      }),
    );
    expect(await read()).toBeNull();
    expect(await listSessions(store, session.userId, new Date())).toEqual([]);
  });

  it('that has ended is not brought back by a change of its user', async () => {
    const { user, session, read } = await aSession();
    await endSession(store, session);
    await changeSessionUser(store, session, { ...user, specialty: 'Cardiology' });
    expect(await read()).toBeNull();
    expect(await lastSeen(session)).toBeUndefined();
  });
});
