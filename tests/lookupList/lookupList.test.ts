import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginningOfUse, endOfUse } from '../../functions/_data/lookupList/entryUse.ts';
import { entryKey, entryShape, readKeptList } from '../../functions/_data/lookupList/keptList.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/lookupList/index.ts';
import { handler as lookups } from '../../functions/lookups/index.ts';
import { type KeptListName, mostEntries } from '../../shared/lookupList/keptLists.ts';
import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { runInside } from '../support/interleave.ts';

const { store } = await startBackend();
const { getLookupEntries, addLookupEntry, changeLookupEntry, deleteLookupEntry, moveLookupEntry, searchLookupChanges } =
  lookupListApi.endpoints;
const { getOverrideReasons, getGroupOwners, getSubGroups, getDurations, getDosageFrequencies, getDoses } =
  lookupsApi.endpoints;

let as: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  as = await signIn({ roles: ['SetupAdmin'], facility: null });
});

const rows = async (list: KeptListName) =>
  (await callApi(handler, getLookupEntries, { as, query: { list } })).data?.items ?? [];
const rowOf = async (list: KeptListName, entryId: number) => {
  const row = (await rows(list)).find((each) => each.entryId === entryId);
  if (!row) throw new Error(`${list} has no entry ${entryId}`);
  return row;
};
let added = 0;
async function add(list: KeptListName, more = {}) {
  added += 1;
  const body = { list, name: `Entry ${added}`, nameArabic: `بند ${added}`, ...more };
  const headers = { 'idempotency-key': `add-entry-${added}` };
  const { data, errors } = await callApi(handler, addLookupEntry, { as, body, headers });
  if (!data) throw new Error(JSON.stringify(errors));
  return rowOf(list, data.entryId);
}
const contentOf = ({ name, nameArabic, code, activeFrom, activeTo }: Awaited<ReturnType<typeof add>>) => ({
  name,
  nameArabic,
  code,
  activeFrom,
  activeTo,
});

describe('what administrators change is what everybody chooses from', () => {
  it('REQ-LOOKUP-19 REQ-MODEL-10 shows a new group owner at once, with its id and its name', async () => {
    const { entryId } = await add('groupOwners', { name: 'Palm Group', nameArabic: 'مجموعة النخلة' });
    const { data } = await callApi(lookups, getGroupOwners, {});
    expect(data).toContainEqual({ id: entryId, groupOwnerName: 'Palm Group', nameArabic: 'مجموعة النخلة' });
  });

  it('REQ-LOOKUP-20 REQ-MODEL-11 shows a new sub group at once, with its id and its name', async () => {
    const { entryId } = await add('subGroups', { name: 'Palm Dental', nameArabic: 'النخلة للأسنان' });
    const { data } = await callApi(lookups, getSubGroups, {});
    expect(data).toContainEqual({ id: entryId, groupName: 'Palm Dental', nameArabic: 'النخلة للأسنان' });
  });

  it('REQ-LOOKUP-17 answers a changed name, and another tag, to who has the list already', async () => {
    const before = await callApi(lookups, getOverrideReasons, { as });
    const tag = { 'if-none-match': String(before.headers.etag) };
    expect((await callApi(lookups, getOverrideReasons, { as, headers: tag })).http).toBe(304);
    const entry = await rowOf('overrideReasons', 2);
    const body = {
      ...contentOf(entry),
      name: 'Tolerated earlier',
      list: 'overrideReasons',
      entryId: 2,
      edition: 0,
    } as const;
    expect((await callApi(handler, changeLookupEntry, { as, body })).status).toBe(1);
    const after = await callApi(lookups, getOverrideReasons, { as, headers: tag });
    expect(after.data?.find(({ id }) => id === 2)?.name).toBe('Tolerated earlier');
  });

  it('REQ-LOOKUP-08 offers an entry on its days only, both included', async () => {
    const { entryId } = await add('durations', { code: 'P4D', activeFrom: '2026-12-01', activeTo: '2026-12-02' });
    const isOffered = async () =>
      (await callApi(lookups, getDurations, { as: await signIn({ roles: ['Standard'] }) })).data?.some(
        ({ id }) => id === entryId,
      );
    for (const [instant, expected] of [
      ['2026-11-30T19:59:59Z', false],
      // Midnight in the Emirates.
      ['2026-11-30T20:00:00Z', true],
      ['2026-12-02T19:59:59Z', true],
      ['2026-12-02T20:00:00Z', false],
    ] as const) {
      setClock(instant);
      expect(await isOffered(), instant).toBe(expected);
    }
    setClock('2026-12-03T08:00:00Z');
    as = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await rowOf('durations', entryId)).state).toBe('retired');
  });

  it('REQ-LOOKUP-14 keeps the order that administrators gave it, at its ends too', async () => {
    const ids = async () => (await callApi(lookups, getDosageFrequencies, { as })).data?.map(({ id }) => id) ?? [];
    const [first, second, third] = await ids();
    const move = async (entryId: number | undefined, to: 'up' | 'down') => {
      const { edition } = await rowOf('dosageFrequencies', entryId ?? 0);
      const body = { list: 'dosageFrequencies', entryId: entryId ?? 0, edition, to } as const;
      expect((await callApi(handler, moveLookupEntry, { as, body })).status).toBe(1);
    };
    await move(first, 'down');
    expect((await ids()).slice(0, 3)).toEqual([second, first, third]);
    await move(second, 'up');
    expect((await ids()).slice(0, 3)).toEqual([second, first, third]);
    await move(third, 'up');
    expect((await ids()).slice(0, 3)).toEqual([second, third, first]);
  });
});

describe('an entry that records use', () => {
  it('REQ-LOOKUP-26 counts its uses, cannot be deleted while it has one, and can afterwards; its number is not given again', async () => {
    const entry = await add('vaccineDoses');
    const { entryId, edition } = entry;
    expect(await writeTogether(store, beginningOfUse('vaccineDoses', entryId))).toBe(true);
    expect((await rowOf('vaccineDoses', entryId)).usedCount).toBe(1);
    const body = { list: 'vaccineDoses', entryId, edition } as const;
    const refused = await callApi(handler, deleteLookupEntry, { as, body });
    expect([refused.http, refused.errors[0]?.code]).toEqual([409, 'entryIsUsed']);
    expect(await writeTogether(store, [endOfUse('vaccineDoses', entryId)])).toBe(true);
    expect(await writeTogether(store, [endOfUse('vaccineDoses', entryId)])).toBe(false);
    expect((await callApi(handler, deleteLookupEntry, { as, body })).status).toBe(1);
    const doses = (await callApi(lookups, getDoses, { as })).data?.map(({ id }) => id);
    expect(doses).not.toContain(entryId);
    expect((await add('vaccineDoses')).entryId).toBeGreaterThan(entryId);
  });

  it('is not taken into use once it is deleted', async () => {
    const { entryId, edition } = await add('subGroups');
    await callApi(handler, deleteLookupEntry, { as, body: { list: 'subGroups', entryId, edition } });
    expect(await writeTogether(store, beginningOfUse('subGroups', entryId))).toBe(false);
  });
});

it('an entry that is taken into use while it is deleted is either used or deleted', async () => {
  const outcomes = new Set<string>();
  for (let at = 0, wasInside = true; wasInside; at += 1) {
    const { entryId, edition } = await add('subGroups');
    const body = { list: 'subGroups', entryId, edition } as const;
    let isUsed = false;
    const deleted = await runInside(
      () => callApi(handler, deleteLookupEntry, { as, body }),
      at,
      async () => {
        isUsed = await writeTogether(store, beginningOfUse('subGroups', entryId));
      },
    );
    wasInside = deleted.wasInside;
    const { http, errors } = deleted.result;
    expect([http, isUsed], `beside command ${at}`).toEqual([isUsed ? 409 : 200, isUsed]);
    const row = (await rows('subGroups')).find((each) => each.entryId === entryId);
    expect(row?.usedCount).toBe(isUsed ? 1 : undefined);
    outcomes.add(errors[0]?.code ?? 'deleted');
  }
  // Once the count had been read, and only the condition of the deletion was left to see the use.
  expect(outcomes).toContain('changedMeanwhile');
});

describe('what is refused', () => {
  it('refuses one more than five hundred entries of a list, and takes one again when another is gone', async () => {
    const list = 'overrideReasons';
    const before = (await readKeptList(store, list, { isConsistent: true })).entries;
    const days = { code: null, activeFrom: null, activeTo: null, isDeleted: false, edition: 1 };
    for (let entryId = 5000; entryId < 5000 + mostEntries - before.length; entryId += 1) {
      const entry = { ...days, list, entryId, name: `Filler ${entryId}`, nameArabic: `حشو ${entryId}` } as const;
      const Item = entryShape.item(entryKey(list, entryId), entry, {});
      await store.send(new PutCommand({ TableName: process.env.REFERENCE_TABLE, Item }));
    }
    const more = { list, name: 'One more', nameArabic: 'واحد أكثر', code: null } as const;
    const headers = { 'idempotency-key': 'one-too-many' };
    const refused = await callApi(handler, addLookupEntry, { as, body: more, headers });
    expect([refused.http, refused.errors[0]]).toMatchObject([
      400,
      { code: 'tooMany', field: 'name', values: { most: mostEntries } },
    ]);
    const renamed = {
      list,
      entryId: 5000,
      edition: 1,
      ...contentOf(await rowOf(list, 5000)),
      name: 'Renamed',
    } as const;
    expect((await callApi(handler, changeLookupEntry, { as, body: renamed })).http).toBe(200);
    await callApi(handler, deleteLookupEntry, { as, body: { list, entryId: 5000, edition: 2 } });
    const taken = await callApi(handler, addLookupEntry, {
      as,
      body: more,
      headers: { 'idempotency-key': 'now-free' },
    });
    expect(taken.http).toBe(200);
  });

  it('refuses a second entry of the same name or code, however it is written', async () => {
    const { name, nameArabic } = await add('groupOwners', {
      name: 'Al Ain Group',
      nameArabic: 'مجموعة العين',
      code: 'AAG',
    });
    const other = { list: 'groupOwners', name: 'Another', nameArabic: 'أخرى', code: null } as const;
    for (const [same, field, code] of [
      [{ name: name.toUpperCase() }, 'name', 'nameExists'],
      [{ nameArabic: `${nameArabic}ً` }, 'nameArabic', 'nameExists'],
      [{ code: 'aag' }, 'code', 'codeExists'],
    ] as const) {
      const headers = { 'idempotency-key': `same-again-${field}` };
      const { http, errors } = await callApi(handler, addLookupEntry, { as, headers, body: { ...other, ...same } });
      expect([http, errors[0]]).toMatchObject([400, { code, field }]);
    }
  });

  it('refuses a last day before the first', async () => {
    const names = { list: 'durations', name: 'Backwards', nameArabic: 'بالعكس' } as const;
    const body = { ...names, activeFrom: '2026-12-02', activeTo: '2026-12-01' };
    const answer = await callApi(handler, addLookupEntry, { as, body, headers: { 'idempotency-key': 'backwards-1' } });
    expect([answer.http, answer.errors[0]?.field]).toEqual([400, 'activeTo']);
  });

  it('refuses a change of what somebody else has changed meanwhile, and an entry that is not there', async () => {
    const entry = await add('subGroups');
    const body = { list: 'subGroups', entryId: entry.entryId, edition: entry.edition, ...contentOf(entry) } as const;
    const changes = ['One', 'Two'].map((name) => callApi(handler, changeLookupEntry, { as, body: { ...body, name } }));
    expect((await Promise.all(changes)).map(({ http }) => http).sort()).toEqual([200, 409]);
    const stale = { list: 'subGroups', entryId: entry.entryId, edition: entry.edition } as const;
    expect((await callApi(handler, deleteLookupEntry, { as, body: stale })).http).toBe(409);
    const nothing = { list: 'subGroups', entryId: 999_999, edition: 0 } as const;
    expect((await callApi(handler, deleteLookupEntry, { as, body: nothing })).http).toBe(404);
  });

  it('lets no administrator of a facility or a payer change or look at what the portal keeps', async () => {
    const entry = await add('groupOwners');
    const { entryId, edition } = entry;
    const other = await signIn({ roles: ['ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'ERXAdmin'] });
    const body = { list: 'groupOwners', entryId, edition } as const;
    expect((await callApi(handler, deleteLookupEntry, { as: other, body })).http).toBe(403);
    expect((await callApi(handler, getLookupEntries, { as: other, query: { list: 'groupOwners' } })).http).toBe(403);
    expect(await rowOf('groupOwners', entryId)).toEqual(entry);
  });
});

it('remembers who changed what, newest first, by pages', async () => {
  const entry = await add('groupOwners', { name: 'Before', nameArabic: 'قبل' });
  const { entryId, edition } = entry;
  const body = { list: 'groupOwners', entryId, edition, ...contentOf(entry), name: 'After' } as const;
  await callApi(handler, changeLookupEntry, { as, body });
  await callApi(handler, changeLookupEntry, { as, body: { ...body, edition: edition + 1 } });
  await callApi(handler, deleteLookupEntry, { as, body: { list: 'groupOwners', entryId, edition: edition + 1 } });
  const first = await callApi(handler, searchLookupChanges, { as, body: { list: 'groupOwners', take: 2 } });
  expect(first.data?.items).toMatchObject([
    { kind: 'deleted', entryId, before: { name: 'After' }, after: null, byName: as.user.displayName },
    { kind: 'changed', entryId, before: { name: 'Before' }, after: { name: 'After' } },
  ]);
  const cursor = first.data?.nextCursor ?? '';
  const next = await callApi(handler, searchLookupChanges, { as, body: { list: 'groupOwners', take: 1, cursor } });
  expect(next.data?.items).toMatchObject([{ kind: 'added', entryId, before: null, after: { name: 'Before' } }]);
});

it('pages through a long list', async () => {
  const whole = (await rows('durations')).map(({ entryId }) => entryId);
  const first = await callApi(handler, getLookupEntries, { as, query: { list: 'durations', take: 4 } });
  expect(first.data?.total).toBe(whole.length);
  const query = { list: 'durations', take: 100, cursor: first.data?.nextCursor ?? '' } as const;
  const rest = await callApi(handler, getLookupEntries, { as, query });
  expect([...(first.data?.items ?? []), ...(rest.data?.items ?? [])].map(({ entryId }) => entryId)).toEqual(whole);
  expect(rest.data?.nextCursor).toBeNull();
});
