import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/authorization/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import { aCoordinator, colleagueOf, saveFavourite } from './support/authorizations.ts';

const { getFavourites, removeFavourite } = authorizationApi.endpoints;
const { store } = await startBackend();

const namesOf = async (as: SignedIn) =>
  (await callApi(handler, getFavourites, { as })).data?.map(({ name, version }) => [name, version]);
const remove = (as: SignedIn, body: { favouriteId: string; version: number }) =>
  callApi(handler, removeFavourite, { as, body });

describe('favourite sets of activities', () => {
  it('are the facility’s: a colleague uses and changes them, over the version that was seen', async () => {
    const as = await aCoordinator(store);
    const colleague = await colleagueOf(store, as);
    const { data } = await saveFavourite(as);
    expect(await namesOf(colleague)).toEqual([['Abdomen', 1]]);
    const { favouriteId } = data!;
    expect((await saveFavourite(colleague, { favouriteId, version: 1, name: 'Upper abdomen' })).data?.version).toBe(2);
    expect((await saveFavourite(as, { favouriteId, version: 1 })).errors?.[0]?.code).toBe('changedMeanwhile');
    expect(await namesOf(as)).toEqual([['Upper abdomen', 2]]);
    expect((await remove(as, { favouriteId, version: 1 })).errors?.[0]?.code).toBe('changedMeanwhile');
    expect((await remove(as, { favouriteId, version: 2 })).http).toBe(200);
    expect(await namesOf(as)).toEqual([]);
  });

  it('are not another facility’s: it neither reads, changes nor removes them', async () => {
    const as = await aCoordinator(store);
    const other = await aCoordinator(store);
    const { favouriteId, version } = (await saveFavourite(as)).data!;
    expect(await namesOf(other)).toEqual([]);
    expect((await saveFavourite(other, { favouriteId, version })).http).toBe(404);
    expect((await remove(other, { favouriteId, version })).http).toBe(404);
    expect(await namesOf(as)).toEqual([['Abdomen', 1]]);
  });

  it('have a name and whole lines', async () => {
    const as = await aCoordinator(store);
    expect((await saveFavourite(as, { name: ' ' })).errors?.[0]?.field).toBe('name');
    expect((await saveFavourite(as, { lines: [] })).errors?.[0]?.field).toBe('lines');
  });
});
