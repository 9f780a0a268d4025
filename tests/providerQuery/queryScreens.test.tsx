import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../shared/_parts/conversation.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { providerQueryApi, type Query, type QueryRow } from '../../shared/providerQuery/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getQueries, getQuery, getQueryMessages, getQueryStaff, markQueryRead, moveQuery, openQuery } =
  providerQueryApi.endpoints;
const idOf = (at: number) => `01K${String(at).padStart(23, '0')}`;
const at = '2026-11-20T06:00:00.000Z';

const aRow = (changes: Partial<QueryRow> = {}): QueryRow => ({
  queryId: idOf(1),
  queryNumber: 'PQ-00000001',
  category: 'claim',
  subject: 'Denied consultation',
  state: 'open',
  facilityName: 'Palm Clinic',
  facilityNameArabic: 'عيادة النخلة',
  payerName: 'Pearl Mutual Health',
  payerNameArabic: 'اللؤلؤة للتأمين التعاوني',
  openedAt: at,
  openedByName: 'Sara Invented',
  dueAt: '2026-11-20T10:00:00.000Z',
  escalatedAt: null,
  holder: null,
  ...changes,
});

const aQuery = (changes: Partial<Query> = {}): Query => ({
  ...aRow(),
  version: 1,
  stateSince: at,
  isFirstResponse: true,
  about: null,
  aboutNumber: null,
  satisfaction: null,
  mergedInto: null,
  attachments: [],
  events: [{ at, event: 'open', by: 'Sara Invented', detail: null }],
  readMarks: [],
  side: 'provider',
  moves: ['add', 'close'],
  ...changes,
});

const provider = aSignedInUser({ roles: ['Standard'], payerId: null });
const agent = aSignedInUser({ roles: ['CallCenterAgent'], facilityId: null, payerId: 518 });

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() =>
  Promise.all([
    import('../../web/providerQuery/QueryListScreen.tsx'),
    import('../../web/providerQuery/QueryScreen.tsx'),
    import('../../web/providerQuery/NewQueryScreen.tsx'),
  ]),
);

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  const text = 'Why was it denied?';
  const said: Message = {
    messageId: idOf(2),
    side: 'provider',
    authorName: 'Sara Invented',
    text,
    attachments: [],
    at,
  };
  portal = fakePortal()
    .answer(getQueries, { data: { items: [aRow()], nextCursor: null, total: null } })
    .answer(getQuery, { data: aQuery() })
    .answer(getQueryMessages, { data: { items: [said], nextCursor: null, total: null } })
    .answer(getQueryStaff, { data: [{ userId: 'user-9', name: 'Omar Haddad' }] })
    .answer(markQueryRead, { data: null })
    .answer(payerApi.endpoints.getPayers, {
      data: [{ payerId: 518, payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة' }],
    });
});

const bodies = (path: string) => portal.sent.filter(({ url }) => url.pathname === path).map(({ body }) => body);

describe('the list of queries', () => {
  it('REQ-NET-01 shows a provider without any role its questions and the way to ask', async () => {
    renderPortal({ at: '/providerquery', as: provider });
    await heading('Provider Query');
    expect(await screen.findByRole('link', { name: 'PQ-00000001' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'New query' })).toBeDefined();
    expect(screen.getByText('Pearl Mutual Health')).toBeDefined();
  });

  it('shows the agent of the call centre the queue, and asks for what a filter names', async () => {
    const { user } = renderPortal({ at: '/providerquery', as: agent });
    await screen.findByRole('link', { name: 'PQ-00000001' });
    expect(screen.queryByRole('link', { name: 'New query' })).toBeNull();
    expect(screen.getByText('Palm Clinic')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Payment' }));
    await waitFor(() => expect(portal.sent.at(-1)?.url.searchParams.get('category')).toBe('payment'));
  });

  it('says to somebody of neither side why there is nothing, and asks for nothing', async () => {
    renderPortal({ at: '/providerquery', as: aSignedInUser({ roles: ['PayerMOI'], facilityId: null, payerId: 518 }) });
    expect(await screen.findByText(/Queries are for healthcare facilities and insurers/)).toBeDefined();
    expect(bodies('/api/providerquery/getqueries')).toEqual([]);
  });
});

it('REQ-NET-23 stands on the dashboard of the insurer and its call centre, and of nobody else', async () => {
  const { unmount } = renderPortal({ at: '/dashboard', as: agent });
  expect(await screen.findByRole('link', { name: /^Provider queries/ })).toHaveProperty('pathname', '/providerquery');
  unmount();
  renderPortal({ at: '/dashboard', as: provider });
  await heading('Dashboard');
  expect(screen.queryByRole('link', { name: /^Provider queries/ })).toBeNull();
});

describe('a query', () => {
  const openQueryScreen = async (as = provider) => {
    const opened = renderPortal({ at: `/providerquery/${idOf(1)}`, as });
    await screen.findByText('Why was it denied?');
    return opened;
  };

  it('offers the moves that the server names, marks the messages as read, and says whose turn it is', async () => {
    await openQueryScreen();
    const actions = screen.getByRole('group', { name: 'What you can do' });
    expect(
      within(actions)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add a message', 'Close the query']);
    expect(screen.getByText('The insurer has the next word.')).toBeDefined();
    await waitFor(() =>
      expect(bodies('/api/providerquery/markread')).toEqual([{ queryId: idOf(1), messageId: idOf(2) }]),
    );
  });

  it('keeps what was typed when somebody was faster, and sends it over the newer version', async () => {
    portal.answer(moveQuery, () => {
      portal.answer(getQuery, { data: aQuery({ version: 2 }) });
      return { refusal: 'changedMeanwhile' };
    });
    const { user } = await openQueryScreen();
    await user.click(screen.getByRole('button', { name: 'Add a message' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'More');
    await user.click(within(dialog).getByRole('button', { name: 'Add a message' }));
    expect(await within(dialog).findByText(/changed meanwhile/)).toBeDefined();
    portal.answer(moveQuery, { data: { queryId: idOf(1) } });
    await user.click(within(dialog).getByRole('button', { name: 'Add a message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = { queryId: idOf(1), move: 'add', text: 'More', attachmentIds: [] };
    expect(bodies('/api/providerquery/move')).toEqual([
      { ...sent, version: 1 },
      { ...sent, version: 2 },
    ]);
  });

  it('fills an answer with a template in both languages', async () => {
    portal.answer(getQuery, { data: aQuery({ side: 'insurer', moves: ['answer', 'assign'] }) });
    const { user } = await openQueryScreen(agent);
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'We are looking into it' }));
    const box = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(box.value).toMatch(/within the time promised[\s\S]*شكرًا/));
  });

  it('gives a query to a colleague, and back to everybody', async () => {
    portal.answer(getQuery, { data: aQuery({ side: 'insurer', moves: ['assign'] }) });
    portal.answer(moveQuery, { data: { queryId: idOf(1) } });
    const { user } = await openQueryScreen(agent);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('combobox', { name: 'Give the query to' }));
    await user.click(await screen.findByRole('option', { name: 'Omar Haddad' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(bodies('/api/providerquery/move')).toHaveLength(1));
    expect(bodies('/api/providerquery/move')[0]).toMatchObject({ move: 'assign', assignee: 'user-9' });
  });
});

it('asks about the request that the address names', async () => {
  portal.answer(openQuery, { data: { queryId: idOf(1) } });
  const about = idOf(7);
  const { user } = renderPortal({ at: `/providerquery/new?eligibility=${about}&payer=518`, as: provider });
  await screen.findByText(/eligibility request that you came from/);
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  expect((await screen.findAllByText(/Subject is required/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: 'Eligibility' }));
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'Not covered');
  await user.type(screen.getByRole('textbox', { name: /Your question/ }), 'Why?');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  await waitFor(() => expect(bodies('/api/providerquery/open')).toHaveLength(1));
  expect(bodies('/api/providerquery/open')[0]).toMatchObject({
    payerId: 518,
    category: 'eligibility',
    about: { kind: 'eligibility', id: about },
  });
});
