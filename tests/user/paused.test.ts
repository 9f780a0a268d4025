import { describe, expect, it } from 'vitest';
import { countFailure, forgetFailures } from '../../functions/_data/user/signIn.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { passMinutes, startBackend } from '../support/api.ts';
import { freshStoreForEachTest } from '../support/freshStore.ts';
import { aStoredClinic, aTeam, people, person } from '../support/people.ts';

const { store } = await startBackend();
freshStoreForEachTest(store);

/** Guesses at the password of a name until nobody can sign in by it for a minute. */
async function guessAt(userName: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await countFailure(store, userName, wiring.now());
}

describe('the search for paused sign-ins', () => {
  it('lists the accounts with the end of their pause, as long as it lasts, and no name that nobody has', async () => {
    const boss = await person(null, 'SetupAdmin');
    const paused = async () => (await people(boss).search({ isPaused: true })).data?.items ?? [];
    const { user } = await person(await aStoredClinic(store), 'Eligibility', { userName: 'Guessed.At@clinic.example' });
    await guessAt('guessed.at@clinic.example');
    await guessAt('nobody.at.all@clinic.example');
    const [row, ...others] = await paused();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: user.userId });
    const left = Date.parse(row?.pausedUntil ?? '') - wiring.now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    // Any other search says nothing of pauses.
    const [found] = (await people(boss).search({ text: 'guessed' })).data?.items ?? [];
    expect(found).toMatchObject({ id: user.userId });
    expect(found).not.toHaveProperty('pausedUntil');
    await forgetFailures(store, user.userName);
    expect(await paused()).toEqual([]);
    await guessAt(user.userName);
    expect(await paused()).toHaveLength(1);
    passMinutes(2);
    expect(await paused()).toEqual([]);
  });

  it('comes in pages, and is narrowed by what else is asked', async () => {
    const boss = await person(null, 'SuperAdmin');
    const [clinic, other] = [await aStoredClinic(store), await aStoredClinic(store)];
    const ids: string[] = [];
    for (const [at, place] of [clinic, clinic, clinic, other].entries()) {
      const { user } = await person(place, at === 1 ? 'Pharmacy' : 'Eligibility', { firstName: `Zayn${at}` });
      await guessAt(user.userName);
      ids.push(user.userId);
    }
    const search = async (more: object) =>
      (await people(boss).search({ isPaused: true, ...more })).data?.items.map(({ id }) => id) ?? [];
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await people(boss).search({ isPaused: true, take: 2, cursor });
      read.push(...(data?.items ?? []).map(({ id }) => id));
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    // Others of this file may be among them.
    expect(read.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
    expect((await search({ facilityId: clinic.facilityId })).sort()).toEqual(ids.slice(0, 3).sort());
    expect(await search({ role: 'Pharmacy' })).toEqual([ids[1]]);
    expect(await search({ text: 'zayn3' })).toEqual([ids[3]]);
    await forgetFailures(store, (await people(boss).record(ids[3] ?? '')).data?.username ?? '');
    expect(await search({ text: 'zayn3' })).toEqual([]);
  });

  it('is refused to a facility’s administrator, of whose people the key says nothing alone', async () => {
    const { admin } = await aTeam(store);
    expect(await people(admin).search({ isPaused: true })).toMatchObject({
      http: 400,
      errors: [{ field: 'isPaused', code: 'notAllowed' }],
    });
  });
});
