import { describe, expect, it } from 'vitest';
import { listNotifications, setRead } from '../../functions/_data/notification/notification.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { freshStoreForEachTest } from '../support/freshStore.ts';
import { anAdministrator, aReviewer, inHandOf, ofAnotherPayer, onWorklist } from '../support/payerDesk.ts';

const { store } = await startBackend();
freshStoreForEachTest(store);

const bell = async ({ user }: SignedIn) => {
  const reader = { ...user, userId: provenUserId(user.userId) };
  const now = new Date(Date.now() + 3_600_000);
  return (await listNotifications(store, reader, { take: 100, filter: 'all' }, now)).items;
};
const unread = async (as: SignedIn) => (await bell(as)).filter(({ readAt }) => readAt === null).length;
const readAll = async (as: SignedIn) => {
  for (const { notificationId } of await bell(as)) {
    await setRead(store, provenUserId(as.user.userId), notificationId, new Date());
  }
};
const sweepAfter = async (minutes: number) => {
  passMinutes(minutes);
  await sweep();
};

describe('the bell of a payer’s people', () => {
  it('says once that requests have come, however many, to those who decide and to nobody else', async () => {
    setClock('2026-11-23T06:00:00.000Z');
    const [reviewer, head] = [await aReviewer(), await anAdministrator()];
    const [caller, stranger] = [await aReviewer('Call', ['CallCenterAgent'], pearl), await ofAnotherPayer()];
    await sweep();
    expect(await bell(reviewer)).toEqual([]);
    for (let at = 0; at < 3; at += 1) await onWorklist(store);
    await Promise.all([sweep(), sweep()]);
    for (const one of [reviewer, head]) {
      expect(await bell(one)).toMatchObject([
        { kind: 'deskRequestsWaiting', facts: {}, link: '/eligibility/worklist', readAt: null },
      ]);
    }
    for (const one of [caller, stranger]) expect(await bell(one)).toEqual([]);
  });

  it('is quiet while nothing new comes; a new request makes the hour’s entry unread again, after five minutes', async () => {
    setClock('2026-11-23T08:01:00.000Z');
    const reviewer = await aReviewer('Quiet');
    await onWorklist(store);
    await sweep();
    await readAll(reviewer);
    await sweepAfter(10);
    expect(await unread(reviewer)).toBe(0);
    await onWorklist(store);
    await sweepAfter(1);
    expect(await bell(reviewer)).toHaveLength(1);
    expect(await unread(reviewer)).toBe(1);
    await readAll(reviewer);
    await onWorklist(store);
    await sweepAfter(4);
    expect(await unread(reviewer)).toBe(0);
    await sweepAfter(1);
    expect(await unread(reviewer)).toBe(1);
    expect(await bell(reviewer)).toHaveLength(1);
    await onWorklist(store);
    await sweepAfter(60);
    expect(await bell(reviewer)).toHaveLength(2);
  });

  it('says nothing of a request that a reviewer has taken before', async () => {
    setClock('2026-11-23T12:00:00.000Z');
    const reviewer = await aReviewer('Fast');
    await sweepAfter(6);
    await readAll(reviewer);
    const { id } = await onWorklist(store);
    await inHandOf(reviewer, id);
    await sweepAfter(6);
    expect(await unread(reviewer)).toBe(0);
  });
});
