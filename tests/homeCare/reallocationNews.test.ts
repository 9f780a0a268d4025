import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import type { EpisodeMove } from '../../shared/homeCare/routes.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import { storePayers } from '../support/payers.ts';
import { read } from './support/episodes.ts';
import { inCare, moved, ofAuthority, type People } from './support/reallocations.ts';

const { store } = await startBackend();
await storePayers(store);

describe('what is told of a reallocation', () => {
  const toldTo = async ({ user }: SignedIn) =>
    (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.map(({ kind }) => kind);

  it('REQ-SPEC-14 goes to who acts next, to who has asked, and to the provider that gives the patient up', async () => {
    const all = await inCare(store);
    const steps: readonly [EpisodeMove, keyof People, string][] = [
      ['insurerAsksReallocation', 'authoritysApprover', 'reallocationWaiting'],
      ['approveReallocation', 'taker', 'reallocationOffered'],
      ['recordConsent', 'taker', 'reallocationOffered'],
      ['acceptReallocation', 'nurse', 'patientReallocated'],
    ];
    for (const [step, who, kind] of steps) {
      await moved(all, [step]);
      expect(await toldTo(all[who]), step).toContain(kind);
    }
    expect(await toldTo(all.payersAsker)).toContain('reallocationAnswered');
    expect(await toldTo(await ofAuthority(['ReallocationApprovalUser'], regulators.DHA))).toEqual([]);
    expect((await read(all.nurse, all.episodeId)).http).toBe(200);
  });
});
