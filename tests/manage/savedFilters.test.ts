import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/manage/index.ts';
import { mostSavedFilters, type SavedFilter } from '../../shared/_field/savedFilter.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callAnything, callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { getSavedFilters, saveFilter, deleteFilter } = manageApi.endpoints;

const aUser = () => signIn({ roles: ['Eligibility'] });
const list = async (as: SignedIn, table = 'eligibility') =>
  (await callApi(handler, getSavedFilters, { as, query: { table } })).data;
const save = (as: SignedIn, filter: SavedFilter, table = 'eligibility') =>
  callApi(handler, saveFilter, { as, body: { table, ...filter } });
const remove = (as: SignedIn, name: string) =>
  callApi(handler, deleteFilter, { as, body: { table: 'eligibility', name } });

const named = (name: string, status = 1): SavedFilter => ({ name, values: { from: '2026-11-01', status } });

describe('saved filters', () => {
  it('are kept by name for a table, whatever language the name is in', async () => {
    const as = await aUser();
    expect(await list(as)).toEqual([]);
    for (const name of ['Waiting', 'this month.#1', 'طلبات الشهر']) await save(as, named(name));
    await save(as, named('Elsewhere'), 'clinicians');
    expect((await list(as))?.map(({ name }) => name).sort()).toEqual(
      ['Waiting', 'this month.#1', 'طلبات الشهر'].sort(),
    );
    expect(await list(as, 'clinicians')).toEqual([named('Elsewhere')]);
  });

  it('take the place of what their name stood for, and go when they are deleted', async () => {
    const as = await aUser();
    await save(as, named('Waiting', 1));
    await save(as, { name: '  Waiting ', values: { status: 4, to: null } });
    expect(await list(as)).toEqual([{ name: 'Waiting', values: { status: 4, to: null } }]);
    expect(await remove(as, 'Waiting')).toMatchObject({ http: 200, errors: [] });
    expect(await remove(as, 'Waiting')).toMatchObject({ http: 200, errors: [] });
    expect(await list(as)).toEqual([]);
    await save(as, named('Again'));
    expect(await list(as)).toEqual([named('Again')]);
  });

  it('belong to their user alone', async () => {
    const [one, other] = [await aUser(), await aUser()];
    await save(one, named('Mine'));
    expect(await list(other)).toEqual([]);
    await remove(other, 'Mine');
    expect(await list(one)).toEqual([named('Mine')]);
  });

  it('are at most twenty for a table, even when they are saved in the same moment', async () => {
    const as = await aUser();
    const names = Array.from({ length: mostSavedFilters + 5 }, (_, index) => `Filter ${index}`);
    const answers = await Promise.all(names.map((name) => save(as, named(name))));
    const refused = answers.filter(({ errors }) => errors.some(({ code }) => code === 'tooManyFilters'));
    expect(refused).toHaveLength(5);
    const kept = (await list(as)) ?? [];
    expect(kept).toHaveLength(mostSavedFilters);
    // One that is there can still be changed.
    expect(await save(as, { ...kept[0]!, values: {} })).toMatchObject({ errors: [] });
  });

  it.each([
    [{ table: 'FILTERS#', name: 'x', values: {} }],
    [{ table: 'eligibility', name: ' ', values: {} }],
    [{ table: 'eligibility', name: 'x'.repeat(61), values: {} }],
    [{ table: 'eligibility', name: '__proto__', values: {} }],
    [{ table: 'eligibility', name: 'x', values: { from: { deep: 1 } } }],
    [{ table: 'eligibility', name: 'x', values: { from: 'x'.repeat(201) } }],
    [{ table: 'eligibility', name: 'x', values: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, 1])) }],
  ])('refuse %j', async (body) => {
    expect(await callAnything(handler, saveFilter, { as: await aUser(), body })).toMatchObject({ http: 400 });
  });
});
