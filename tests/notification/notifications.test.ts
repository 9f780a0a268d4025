import { describe, expect, it } from 'vitest';
import {
  listNotifications,
  type News,
  notificationPut,
  readNews,
} from '../../functions/_data/notification/notification.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/notification/index.ts';
import { areas } from '../../shared/areas.ts';
import { type NotificationFilter, notificationApi } from '../../shared/notification/routes.ts';
import { callsThatAre } from '../contract/callsThatAre.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';

const { store } = await startBackend();
const { getNotifications, getNews, markRead, markAllRead } = notificationApi.endpoints;

const someone = () => signIn({ roles: ['Standard'] });
const aboutPassword: News = { kind: 'passwordChanged', facts: {}, link: '/manage', facilityId: null };
const aboutRequest = (facilityId: string): News => ({
  kind: 'eligibilityEligible',
  facts: {
    requestNumber: 'MF1-01K',
    payerName: 'NAS',
    payerNameArabic: 'ناس',
    facilityName: 'Palm Clinic',
    facilityNameArabic: null,
  },
  link: '/eligibility/01K0000000000000000000000A',
  facilityId,
});

/** Tells somebody something, each thing a second after the one before. */
async function tell({ user }: SignedIn, news: News = aboutPassword): Promise<string> {
  passMinutes(1 / 60);
  const at = new Date();
  const id = newUlid(at.getTime());
  expect(await writeTogether(store, [notificationPut(user.userId, news, { id, at })])).toBe(true);
  return id;
}

async function tellTimes(as: SignedIn, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < times; each += 1) ids.push(await tell(as));
  return ids;
}

interface Wanted {
  cursor?: string;
  take?: number;
  filter?: NotificationFilter;
}

async function list(as: SignedIn, query: Wanted = {}) {
  const { data } = await callApi(handler, getNotifications, { as, query });
  if (!data) throw new Error('No list');
  return { ...data, ids: data.items.map(({ notificationId }) => notificationId) };
}

const news = async (as: SignedIn) => (await callApi(handler, getNews, { as })).data;
const read = (as: SignedIn, notificationId: string) => callApi(handler, markRead, { as, body: { notificationId } });
const readAll = async (as: SignedIn, upTo: string) =>
  (await callApi(handler, markAllRead, { as, body: { upTo } })).data;

describe('the list', () => {
  it('is the caller’s own, newest first, page by page', async () => {
    const [as, other] = [await someone(), await someone()];
    const [one, two, three, four, five] = await tellTimes(as, 5);
    await tell(other);

    const first = await list(as, { take: 2 });
    const second = await list(as, { take: 2, cursor: first.nextCursor! });
    const third = await list(as, { take: 2, cursor: second.nextCursor! });

    expect([first.ids, second.ids, third.ids]).toEqual([[five, four], [three, two], [one]]);
    expect(third.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({ kind: 'passwordChanged', link: '/manage', readAt: null });
  });

  it('shows the unread ones alone, and pages through them', async () => {
    const as = await someone();
    const [one, two, three] = await tellTimes(as, 3);
    await read(as, two!);
    const first = await list(as, { filter: 'unread', take: 1 });
    expect(first.ids).toEqual([three]);
    expect((await list(as, { filter: 'unread', take: 1, cursor: first.nextCursor! })).ids).toEqual([one]);
  });

  it('refuses an invalid cursor', async () => {
    const answer = await callApi(handler, getNotifications, { as: await someone(), query: { cursor: 'x' } });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'cursor' }] });
  });

  it('leads to no record of another facility of the user’s', async () => {
    const as = await someone();
    await tell(as, aboutRequest('elsewhere'));
    await tell(as, aboutRequest(as.user.facilityId!));
    const { items } = await list(as);
    expect(items.map(({ link }) => link)).toEqual(['/eligibility/01K0000000000000000000000A', null]);
  });

  it('shows one of a kind that a newer release wrote as unknown, with its link', async () => {
    const as = await someone();
    const known = await tell(as);
    const { link } = aboutPassword;
    const newer = await tell(as, {
      ...aboutPassword,
      kind: 'fromTheFuture' as 'passwordChanged',
      facts: { more: 1 } as never,
    });
    const { ids, items } = await list(as);
    expect(ids).toEqual([newer, known]);
    expect(items[0]).toMatchObject({ kind: 'unknown', facts: {}, link });
  });

  it('ends after ninety days, whether or not the store has removed what is older', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await someone();
    const reader = { userId: as.user.userId, facilityId: null };
    const old = await tell(as);
    passMinutes(60);
    const recent = await tell(as);
    passMinutes(90 * 24 * 60 - 30);
    const shown = await listNotifications(store, reader, { take: 10, filter: 'all' }, new Date());
    expect(shown.items.map(({ notificationId }) => notificationId)).toEqual([recent]);
    expect((await readNews(store, reader, new Date())).unread).toBe(1);
    const cursor = Buffer.from(old).toString('base64url');
    expect((await listNotifications(store, reader, { take: 10, filter: 'all', cursor }, new Date())).items).toEqual([]);
  });
});

describe('the news', () => {
  it('count what is unread and bring the newest five', async () => {
    const as = await someone();
    expect(await news(as)).toEqual({ unread: 0, newest: [] });
    const ids = await tellTimes(as, 7);
    await read(as, ids[6]!);
    const found = await news(as);
    expect(found?.unread).toBe(6);
    expect(found?.newest.map(({ notificationId }) => notificationId)).toEqual(ids.slice(1, 6).reverse());
  });

  it('count to a hundred, which stands for more than 99, and marking them takes two steps', async () => {
    const as = await someone();
    const ids = await tellTimes(as, 103);
    expect((await news(as))?.unread).toBe(100);
    expect(await readAll(as, ids[102]!)).toEqual({ marked: 100, hasMore: true });
    expect(await readAll(as, ids[102]!)).toEqual({ marked: 3, hasMore: false });
    expect(await news(as)).toEqual({ unread: 0, newest: [] });
  });
});

describe('reading', () => {
  it('takes one out of the unread; once more changes nothing', async () => {
    const as = await someone();
    const id = await tell(as);
    expect(await read(as, id)).toMatchObject({ http: 200, status: 1, data: null });
    const [first] = (await list(as)).items;
    expect(first?.readAt).toBe(new Date().toISOString());
    passMinutes(5);
    await read(as, id);
    expect((await list(as)).items).toEqual([first]);
    expect(await news(as)).toEqual({ unread: 0, newest: [] });
  });

  it('of all leaves what came after the newest that was seen', async () => {
    const as = await someone();
    const [one, , seen, after] = await tellTimes(as, 4);
    await read(as, one!);
    expect(await readAll(as, seen!)).toEqual({ marked: 2, hasMore: false });
    expect((await list(as, { filter: 'unread' })).ids).toEqual([after]);
  });

  it('of all reaches nobody else', async () => {
    const [as, other] = [await someone(), await someone()];
    await tell(other);
    const id = await tell(as);
    await readAll(as, id);
    expect((await news(other))?.unread).toBe(1);
  });

  it('answers 404 for another user’s and for none', async () => {
    const [as, other] = [await someone(), await someone()];
    const id = await tell(other);
    const nothing = { http: 404, data: null, errors: [{ code: 'notFound' }] };
    expect(await read(as, id)).toMatchObject(nothing);
    expect(await read(as, '01K0000000000000000000000A')).toMatchObject(nothing);
    expect((await news(other))?.unread).toBe(1);
  });
});

describe('a page that nobody is at', () => {
  const idle = 'x-session-idle-seconds';

  it('asks for news until the session has idled, and no longer', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await someone();
    const id = await tell(as);
    for (let minutes = 5; minutes <= 25; minutes += 5) {
      passMinutes(5);
      expect((await callApi(handler, getNews, { as })).http).toBe(200);
      expect((await read(as, id)).http).toBe(200);
    }
    passMinutes(6);
    expect((await callApi(handler, getNews, { as })).http).toBe(401);
  });

  it('calls only these by itself, and they do not prolong the session', () => {
    const ofPages = areas.flatMap(({ endpoints }) =>
      Object.entries(endpoints).flatMap(([name, { isBackground }]) => (isBackground ? [name] : [])),
    );
    expect(ofPages.sort()).toEqual(callsThatAre('background'));
  });

  it('learns how long the session lives without it; what a person asks for prolongs it', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await someone();
    passMinutes(10);
    expect((await callApi(handler, getNews, { as })).headers[idle]).toBe('1200');
    const repeated = await callApi(handler, getNotifications, { as, query: {}, headers: { 'x-background': '1' } });
    expect(repeated.headers[idle]).toBe('1200');
    expect((await callApi(handler, getNotifications, { as, query: {} })).headers[idle]).toBe('1800');
    expect((await callApi(handler, getNews, { as })).headers[idle]).toBe('1800');
  });
});
