import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { demoPayers, pearl, sidra } from '../../functions/_demo/payers.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aReviewer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import * as q from './support/queries.ts';

const { store } = await startBackend();
await storePayers(store);

/** Monday, 10:00 in the Emirates: the first word is due at 14:00. */
const monday = '2026-11-23T06:00:00.000Z';
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date(monday))).items
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'queryWaiting');
const sweepAfter = async (minutes: number) => {
  passMinutes(minutes);
  await sweep();
};

describe('the deadline of a query', () => {
  it('REQ-NET-23 is told when it comes near and when it is missed, once each: to the desk, and late to the provider', async () => {
    setClock(monday);
    const provider = await signIn({ roles: ['Standard'] });
    const [agent, administrator] = [
      await aReviewer('Agent', ['CallCenterAgent'], pearl),
      await aReviewer('Head', ['PayerAdmin'], pearl),
    ];
    await q.opened(provider);
    await sweepAfter(179);
    expect(await news(agent)).toEqual([]);
    await sweepAfter(1);
    await sweep();
    expect(await news(agent)).toEqual(['queryDueSoon']);
    expect(await news(provider)).toEqual([]);
    await sweepAfter(60);
    await sweep();
    for (const one of [agent, administrator]) expect(await news(one)).toEqual(['queryOverdue', 'queryDueSoon']);
    expect(await news(provider)).toEqual(['queryDelayed']);
  });

  it('is told to who has the query in hand, and to everybody once it is missed', async () => {
    setClock(monday);
    const facility = aFacility();
    // Sessions end: somebody of the facility or of the desk signs in anew.
    const somebody = () => signIn({ roles: ['Standard'], facility });
    const provider = await somebody();
    const [holder, colleague] = [
      await aReviewer('Hana', ['InsurerUser'], sidra),
      await aReviewer('Ali', ['InsurerUser'], sidra),
    ];
    const id = await q.opened(provider, { payerId: sidra });
    await q.move(holder, id, 'assign', { assignee: holder.user.userId });
    await sweepAfter(180);
    expect([await news(holder), await news(colleague)]).toEqual([['queryDueSoon'], []]);
    // A notice makes no newer version: the move of who has the query on the screen goes through.
    expect(
      await q.move(await aReviewer('Reem', ['InsurerUser'], sidra), id, 'ask', { text: 'Which claim?', version: 2 }),
    ).toMatchObject({ status: 1 });
    await sweepAfter(7 * 1440);
    expect(await news(colleague)).toEqual([]);
    await q.move(await somebody(), id, 'reply', { text: 'This one' });
    await sweepAfter(7 * 1440);
    // Of a deadline that passed between two runs, only the missed one is told.
    expect(await news(colleague)).toEqual(['queryOverdue']);
  });

  it('is not told of a query that is settled', async () => {
    setClock(monday);
    const payerId = demoPayers.find((payer) => ![pearl, sidra].includes(payer.payerId))!.payerId;
    const reviewer = await aReviewer('Omar', ['InsurerUser'], payerId);
    const id = await q.opened(await signIn({ roles: ['Standard'] }), { payerId });
    await q.move(reviewer, id, 'answer', { text: 'It is paid.' });
    await sweepAfter(7 * 1440);
    expect(await news(reviewer)).toEqual([]);
  });
});
