import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { storePayers } from '../support/payers.ts';
import { aCareReviewer, inDays, list, opened, shown, toCare, walked } from './support/episodes.ts';
import { approvedAll, moved, offers, people, reallocatedAll } from './support/reallocations.ts';

const { store } = await startBackend();
await storePayers(store);

/** Everybody of a reallocation, with so many patients of one provider in its care. */
async function patients(count: number) {
  const all = await people(store);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await walked(all, await opened(all.nurse), toCare));
  return { ...all, ids, episodeId: ids[0] ?? '' };
}

let offering: SignedIn[] = [];
/** Providers that have places; those of the tests before have none any more. */
async function offer(...all: readonly (readonly [SignedIn, number])[]) {
  for (const each of offering) await offers(each, ['woundCare'], 0);
  offering = all.map(([as]) => as);
  for (const [as, places] of all) await offers(as, ['woundCare', 'nursing'], places);
}

const countOf = async (as: SignedIn, part: 'own' | 'elsewhere') =>
  (await list(as, { part, take: 100 })).data?.items.length;

describe('all patients of a provider', () => {
  it('REQ-SPEC-14 are asked for and approved in two acts, each offered to a provider that has a place', async () => {
    const all = await patients(23);
    const [first, second] = [all.taker, (await people(store)).taker];
    await offer([first, 12], [second, 10]);
    const asked = await reallocatedAll(all.payersAsker, all.episodeId);
    expect(asked).toMatchObject({ http: 200, moved: 22, calls: 2 });
    expect(asked.left.map(({ reason }) => reason)).toEqual(['noCandidate']);
    expect(await approvedAll(all.authoritysApprover, all.episodeId)).toMatchObject({ moved: 22, left: [] });
    expect([await countOf(first, 'elsewhere'), await countOf(second, 'elsewhere')]).toEqual([12, 10]);
    expect(await countOf(all.nurse, 'own')).toBe(23);
    for (const id of all.ids.slice(0, 3))
      expect((await auditsOf(store, `EPISODE#${id}`)).map(({ action }) => action)).toContain('homeCare.reallocateAll');
  });

  it('REQ-SPEC-14 are asked for once, where the act is repeated or four people begin it at once', async () => {
    const all = await patients(6);
    await offer([all.taker, 50]);
    const acts = await Promise.all(Array.from({ length: 4 }, () => reallocatedAll(all.payersAsker, all.episodeId)));
    expect(acts.reduce((sum, act) => sum + act.moved, 0)).toBe(6);
    expect(await reallocatedAll(all.payersAsker, all.episodeId)).toMatchObject({ moved: 0, left: [] });
  });

  it('are those of the own members alone, and of that provider alone', async () => {
    const [all, other] = [await patients(1), await patients(1)];
    await offer([all.taker, 50]);
    expect(await reallocatedAll(all.payersAsker, all.episodeId)).toMatchObject({ moved: 1 });
    expect((await shown(other.nurse, other.episodeId)).state).toBe('admitted');
    const stranger = await aCareReviewer(sidra);
    expect(await reallocatedAll(stranger, other.episodeId)).toMatchObject({ http: 404, moved: 0 });
    expect(await reallocatedAll(other.nurse, other.episodeId)).toMatchObject({ http: 403, moved: 0 });
  });

  it('REQ-SPEC-14 are not approved by who has asked, nor asked for by who only approves', async () => {
    const all = await patients(1);
    await offer([all.taker, 50]);
    expect(await reallocatedAll(all.authoritysApprover, all.episodeId)).toMatchObject({ http: 403 });
    await reallocatedAll(all.payersAsker, all.episodeId);
    expect(await approvedAll(all.payersAsker, all.episodeId)).toMatchObject({ moved: 0 });
    expect(await approvedAll(all.authoritysAsker, all.episodeId)).toMatchObject({ http: 403 });
    expect((await shown(all.nurse, all.episodeId)).state).toBe('reallocationAtAuthority');
  });

  it('leave out whom the approval does not cover on that day, and who is being moved already', async () => {
    const all = await patients(2);
    await offer([all.taker, 50]);
    await moved({ ...all, episodeId: all.ids[1] ?? '' }, ['insurerAsksReallocation']);
    const done = await reallocatedAll(all.payersAsker, all.episodeId, { handOverOn: inDays(31) });
    expect(done).toMatchObject({ moved: 0, left: [{ episodeId: all.ids[0], reason: 'approvalEnds' }] });
    expect(await reallocatedAll(all.payersAsker, all.episodeId, { handOverOn: inDays(-1) })).toMatchObject({
      http: 400,
    });
  });

  it('are told once to who approves, and each to its new provider', async () => {
    const all = await patients(3);
    await offer([all.taker, 50]);
    const told = async ({ user }: SignedIn, kind: string) =>
      (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.filter(
        (each) => each.kind === kind,
      ).length;
    const before = await told(all.authoritysApprover, 'reallocationWaiting');
    await reallocatedAll(all.payersAsker, all.episodeId);
    expect((await told(all.authoritysApprover, 'reallocationWaiting')) - before).toBeLessThanOrEqual(1);
    await approvedAll(all.authoritysApprover, all.episodeId);
    expect(await told(all.taker, 'reallocationOffered')).toBe(3);
  });
});
