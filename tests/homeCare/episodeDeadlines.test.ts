import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { storePayers } from '../support/payers.ts';
import { aCareReviewer, aNurse, move, opened } from './support/episodes.ts';

const { store } = await startBackend();
await storePayers(store);

/** Monday, 10:00 in the Emirates. */
const monday = '2026-11-23T06:00:00.000Z';
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date(monday))).items
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'eligibilityEligible');
const sweepAfter = async (minutes: number) => {
  passMinutes(minutes);
  await sweep();
};

describe('the deadlines of an episode', () => {
  it('REQ-SPEC-14 are told to the provider while a referred patient waits, and to nobody of the insurer', async () => {
    setClock(monday);
    const [nurse, reviewer] = [await aNurse(store), await aCareReviewer()];
    await opened(nurse);
    // A business day has nine hours: three quarters of it have passed at 16:45.
    await sweepAfter(404);
    expect(await news(nurse)).toEqual([]);
    await sweepAfter(2);
    expect(await news(nurse)).toEqual(['referralDueSoon']);
    await sweepAfter(1440);
    expect(await news(nurse)).toEqual(['referralOverdue', 'referralDueSoon']);
    expect(await news(reviewer)).toEqual([]);
  });

  it('REQ-SPEC-14 begin anew for the insurer: to the desk, and late to the provider as well', async () => {
    setClock(monday);
    const [nurse, reviewer] = [await aNurse(store), await aCareReviewer()];
    const episodeId = await opened(nurse);
    await move(nurse, episodeId, 'assess', { assessedOn: '2026-11-23' });
    expect(await news(reviewer)).toEqual(['episodeWaiting']);
    await sweepAfter(180);
    expect(await news(reviewer)).toEqual(['episodeDueSoon', 'episodeWaiting']);
    await sweepAfter(60);
    expect(await news(reviewer)).toEqual(['episodeOverdue', 'episodeDueSoon', 'episodeWaiting']);
    expect(await news(nurse)).toEqual(['episodeDelayed']);
  });

  it('the provider is told of a question and of each answer, and of none of its own steps', async () => {
    setClock(monday);
    const [nurse, reviewer] = [await aNurse(store), await aCareReviewer()];
    const episodeId = await opened(nurse);
    const day = '2026-11-23';
    await move(nurse, episodeId, 'assess', { assessedOn: day });
    await move(reviewer, episodeId, 'ask');
    await move(nurse, episodeId, 'reply');
    await move(reviewer, episodeId, 'approve', { approvedUntil: '2026-12-20' });
    await move(nurse, episodeId, 'admit', { admittedOn: day });
    await move(nurse, episodeId, 'askExtension');
    await move(reviewer, episodeId, 'refuseExtension');
    expect(await news(nurse)).toEqual(['episodeAnswered', 'episodeAnswered', 'episodeAsked']);
    await sweepAfter(30 * 1440);
    expect(await news(nurse)).toHaveLength(3);
    expect((await news(reviewer)).filter((kind) => kind === 'episodeWaiting')).toHaveLength(3);
  });
});
