import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { searchPeople } from '../../functions/_data/user/people.ts';
import { peopleItems } from '../../functions/_data/user/peopleEntries.ts';
import { userItems } from '../../functions/_data/user/user.ts';
import { userPeople } from '../../functions/_data/user/userPeople.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import { handler } from '../../functions/user/index.ts';
import { userApi } from '../../shared/user/routes.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { aStoredClinic, aTeam, people, person } from '../support/people.ts';

const { store } = await startBackend();
const { endpoints } = userApi;
const idsOf = (rows: readonly { id: string }[] | null | undefined) => rows?.map(({ id }) => id);

describe('the search for people', () => {
  it('REQ-USERS-12 finds by the beginning of a name, Arabic or Latin, a user name or a licence, or by a whole Emirates ID', async () => {
    const { clinic, admin } = await aTeam(store);
    const stored = {
      firstName: 'مريم',
      lastName: 'Al-Hosani',
      clinicianLicense: 'DHA-P-77',
      emiratesId: '784199012345676',
    };
    const { user } = await person(clinic, 'Eligibility', { ...stored, userName: 'maryam.h@clinic.example' });
    for (const text of ['مري', 'hos', 'al-ho', 'maryam.h', 'dha-p-7', '784-1990-1234567-6', '784199012345676'])
      expect(idsOf((await people(admin).search({ text })).data?.items), text).toEqual([user.userId]);
    for (const text of ['ryam', '7841990', '784199012345675'])
      expect(idsOf((await people(admin).search({ text })).data?.items), text).toEqual([]);
  });

  it('shows nobody of another facility: not by name, Emirates ID, facility or count, and 404 tells nothing', async () => {
    const { admin } = await aTeam(store);
    const elsewhere = await aStoredClinic(store);
    const emiratesId = '784199012345676';
    const { user } = await person(elsewhere, 'Eligibility', { firstName: 'Zamzam', emiratesId });
    for (const text of ['zam', emiratesId, user.userName])
      expect((await people(admin).search({ text })).data).toEqual({ items: [], nextCursor: null, total: null });
    const unknown = await people(admin).search({ facilityId: 'no-such-clinic' });
    const foreign = await people(admin).search({ facilityId: elsewhere.facilityId });
    expect(foreign).toMatchObject({ http: 404, errors: unknown.errors });
    const [foreignUser, noUser] = [await people(admin).record(user.userId), await people(admin).record('nobody')];
    expect(foreignUser).toMatchObject({ http: 404, errors: noUser.errors, data: null });
    // The name is taken everywhere: a visitor may ask that too.
    const boss = await person(null, 'SuperAdmin');
    expect(idsOf((await people(boss).search({ text: 'zamz' })).data?.items)).toEqual([user.userId]);
  });

  it('gives a page of another facility for no cursor', async () => {
    const { admin } = await aTeam(store);
    const [mine, theirs] = [await people(admin).search({ take: 1 }), (await aTeam(store)).admin];
    const others = await people(theirs).search({ cursor: mine.data?.nextCursor ?? '' });
    const own = idsOf((await people(theirs).search()).data?.items) ?? [];
    expect(own).toEqual(expect.arrayContaining(idsOf(others.data?.items) ?? ['none']));
  });

  it('REQ-USERS-16 GET /api/users lists by name, a page at a time, each once', async () => {
    const { clinic, admin } = await aTeam(store);
    for (const firstName of ['Dana', 'Amal', 'Badr', 'Amal']) await person(clinic, 'Eligibility', { firstName });
    const names: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await callApi(handler, endpoints.listUsers, { as: admin, query: { take: 2, cursor } });
      names.push(...(data?.items.map(({ fullName }) => fullName) ?? []));
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    expect(names.map((name) => name?.split(' ')[0])).toEqual(['Amal', 'Amal', 'Badr', 'Dana', 'Sara', 'Sara']);
  });

  it('REQ-USERS-22 getfacilityusers pages by number through the people of the current facility', async () => {
    const { clinic, admin } = await aTeam(store);
    for (const firstName of ['Dana', 'Amal', 'Badr']) await person(clinic, 'Eligibility', { firstName });
    const page = async (as: SignedIn, skip: number, take: number) =>
      (await callApi(handler, endpoints.getFacilityUsers, { as, query: { skip, take } })).data?.map(
        ({ fullName }) => fullName.split(' ')[0],
      );
    expect(await page(admin, 0, 2)).toEqual(['Amal', 'Badr']);
    expect(await page(admin, 2, 2)).toEqual(['Dana', 'Sara']);
    expect(await page(admin, 9, 2)).toEqual([]);
    const nowhere = await person(null, 'SuperAdmin');
    expect((await callApi(handler, endpoints.getFacilityUsers, { as: nowhere, query: {} })).http).toBe(403);
  });

  it('finds the accounts of older releases once they were given their entries', () => {
    const kept = aUser({ userId: 'user-old', facilityIds: ['clinic-1'] });
    const { version: _, ...profile } = userItems(kept)[0] as Record<string, unknown> & { pk: string; sk: string };
    expect(userPeople.besides?.(profile as never)).toEqual(peopleItems(kept));
    expect(userPeople.besides?.({ ...profile, sk: 'SESSIONS' } as never)).toEqual([]);
  });
});

describe('the cost of a search', () => {
  const crowd = (facilityId: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) =>
      aUser({
        userId: `crowd-${facilityId}-${from + at}`,
        firstName: `Person${from + at}`,
        emiratesId: null,
        facilityIds: [facilityId],
      }),
    );
  const facilityId = provenFacilityId('crowded-clinic');
  const reads: string[] = [];
  beforeAll(() => {
    store.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          reads.push(commandName ?? '');
          return next(args);
        },
      {
        step: 'initialize',
        name: 'counting',
      },
    );
  });
  afterAll(() => void store.middlewareStack.remove('counting'));

  it('is that of its page, however many people there are', async () => {
    const costs: string[][] = [];
    for (const [from, to] of [
      [0, 30],
      [30, 120],
    ] as const) {
      const items = crowd(facilityId, from, to).flatMap((user) => [userItems(user)[0]!, ...peopleItems(user)]);
      await writeBatch(store, 'users', items);
      reads.length = 0;
      const page = await searchPeople(store, { facilityId }, { text: 'person', isRemoved: false, take: 10 });
      expect(page.items).toHaveLength(10);
      costs.push([...reads]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });
});

describe('filters of the list of people', () => {
  it('REQ-USERS-12 finds who holds a role, and who is in a state, across pages of those who do not', async () => {
    const { clinic, admin } = await aTeam(store);
    const locked = await person(clinic, 'Eligibility', { firstName: 'Zaki', isLocked: true });
    const reader = await person(clinic, 'Pharmacy', { firstName: 'Zeina' });
    const found = async (body: object) => {
      const ids: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { data } = await people(admin).search({ take: 1, ...body, ...(cursor && { cursor }) });
        ids.push(...(idsOf(data?.items) ?? []));
        cursor = data?.nextCursor ?? null;
      }
      return ids;
    };
    expect(await found({ role: 'Pharmacy' })).toEqual([reader.user.userId]);
    expect(await found({ state: 'locked' })).toEqual([locked.user.userId]);
    expect(await found({ role: 'Pharmacy', state: 'locked' })).toEqual([]);
  });

  it('offers administrators of the portal each facility by its name or licence, others their own only', async () => {
    const { clinic, admin } = await aTeam(store);
    const elsewhere = { ...aFacility(), facilityName: 'Zephyr Centre', facilityNameArabic: 'مركز النسيم' };
    await putFacility(store, elsewhere);
    const boss = await person(null, 'SetupAdmin');
    const choices = async (as: SignedIn, text: string) =>
      (await callApi(handler, endpoints.getFacilityChoices, { as, query: { text } })).data?.map(
        (row) => row.facilityId,
      );
    for (const text of ['zeph', 'نسيم', elsewhere.facilityLicense, elsewhere.facilityLicense.slice(0, -1)])
      expect(await choices(boss, text), text).toContain(elsewhere.facilityId);
    expect(await choices(admin, 'zeph')).toEqual([]);
    expect(await choices(admin, elsewhere.facilityLicense)).toEqual([]);
    expect(await choices(admin, clinic.facilityName.slice(0, 4))).toEqual([clinic.facilityId]);
  });
});
