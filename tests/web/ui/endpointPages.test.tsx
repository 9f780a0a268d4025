import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type RegulatoryReport, regulatorApi } from '../../../shared/regulator/routes.ts';
import type { WorklistView } from '../../../shared/worklist/routes.ts';
import { worklistApi } from '../../../shared/worklist/routes.ts';
import { useEndpointPages } from '../../../web/ui/table/useEndpointPages.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { getWorklist } = worklistApi.endpoints;
const { getEauthRegulatoryErrors } = regulatorApi.endpoints;
const emptyPage = { items: [], nextCursor: null, total: 0 };

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal().answer(getWorklist, { data: emptyPage });
});

interface Wish {
  view: WorklistView | null;
}
const open = (view: WorklistView | null) =>
  renderHook((wish: Wish) => useEndpointPages(getWorklist, wish.view && { query: { view: wish.view } }), {
    initialProps: { view },
  });

it('asks nothing while there is nothing to ask for, and shows an empty list', async () => {
  const { result, rerender } = open(null);
  await waitFor(() => expect(result.current).toMatchObject({ rows: [], hasMore: false, isLoading: false }));
  expect(portal.sent).toEqual([]);
  rerender({ view: 'waiting' });
  await waitFor(() => expect(portal.sentTo(getWorklist)).toHaveLength(1));
});

it('takes an equal wish for the same search, and another one for a new search', async () => {
  const { result, rerender } = open('waiting');
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  rerender({ view: 'waiting' });
  rerender({ view: 'overdue' });
  await waitFor(() => expect(portal.sentTo(getWorklist)).toHaveLength(2));
  expect(portal.sentTo(getWorklist).map(({ url }) => url.searchParams.get('view'))).toEqual(['waiting', 'overdue']);
});

const report = (fileName: string): RegulatoryReport => ({
  reportId: '01K0000000000000000000000C',
  regulatorId: 2,
  reportedAt: '2026-03-01T08:00:00.000Z',
  transaction: 'Prior.Request',
  fileName,
  resultCode: 0,
  errors: [],
  omittedErrors: 0,
});

it('asks for the next page by the cursor of the page before', async () => {
  portal.answer(getEauthRegulatoryErrors, (_, { query }) => ({
    data: { ...emptyPage, items: [report('one')], nextCursor: query.cursor ? null : 'second' },
  }));
  const sending = { query: { requestId: '01K0000000000000000000000A' } };
  const { result } = renderHook(() => useEndpointPages(getEauthRegulatoryErrors, sending));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.hasMore).toBe(true);
  await act(() => result.current.store.loadMore());
  expect(result.current.hasMore).toBe(false);
  const cursors = portal.sentTo(getEauthRegulatoryErrors).map(({ url }) => url.searchParams.get('cursor'));
  expect(cursors).toEqual([null, 'second']);
});

it('reads again as many rows as are shown, and keeps them while it reads and when that fails', async () => {
  let edition = 'old';
  portal.answer(getEauthRegulatoryErrors, (_, { query }) => {
    if (edition === 'none') return { refusal: 'notAllowed' };
    const at = query.cursor ?? 'first';
    return {
      data: { ...emptyPage, items: [report(`${edition} ${at}`)], nextCursor: at === 'first' ? 'second' : 'third' },
    };
  });
  const sending = { query: { requestId: '01K0000000000000000000000A' } };
  const { result } = renderHook(() => useEndpointPages(getEauthRegulatoryErrors, sending));
  const names = () => result.current.rows.map(({ fileName }) => fileName);
  await waitFor(() => expect(names()).toEqual(['old first']));
  await act(() => result.current.store.loadMore());
  edition = 'new';
  act(() => void result.current.store.refresh());
  expect(result.current).toMatchObject({ isLoading: true, rows: [{}, {}] });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(names()).toEqual(['new first', 'new second']);
  edition = 'none';
  await act(() => result.current.store.refresh());
  expect(result.current.error).toMatchObject({ kind: 'refused' });
  expect(names()).toEqual(['new first', 'new second']);
});

it('gives what the server refuses as the error of the list', async () => {
  portal.answer(getWorklist, { refusal: 'notAllowed' });
  const { result } = open('waiting');
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'refused' }));
});
