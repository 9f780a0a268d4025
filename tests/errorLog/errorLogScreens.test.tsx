import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedFilter } from '../../shared/_field/savedFilter.ts';
import { type ErrorEntry, type ErrorGroup, errorLogApi } from '../../shared/errorLog/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getSavedFilters, saveFilter } = manageApi.endpoints;
const { searchLogs, searchGroupedLogs, getLogById, resolveErrorGroup } = errorLogApi.endpoints;
const logId = '01K9EXAMPXEERR0R0000000001';
const fingerprint = '0123456789abcdef0123456789abcdef';
const anEntry = (changes: Partial<ErrorEntry> = {}): ErrorEntry => ({
  logId,
  at: '2026-11-20T21:00:00.000Z',
  side: 'server',
  area: 'eligibility',
  operation: 'submitEligibility',
  name: 'TimeoutError',
  code: 'ETIMEDOUT',
  frames: ['ask index.mjs:3:14'],
  requestId: 'JKJaXmPLvHcESHA=',
  release: '0.1.0',
  browser: null,
  language: null,
  fingerprint,
  ...changes,
});
const aGroup = (changes: Partial<ErrorGroup> = {}): ErrorGroup => {
  const { side, area, operation, name, code } = anEntry();
  return {
    ...{ side, area, operation, name, code, fingerprint },
    state: 'open',
    count: 3,
    affected: 2,
    firstSeenAt: '2026-11-19T21:00:00.000Z',
    lastSeenAt: '2026-11-20T21:00:00.000Z',
    lastLogId: logId,
    releases: ['0.1.0'],
    events: [],
    ...changes,
  };
};
const page = <Row,>(...items: Row[]) => ({ data: { items, nextCursor: null, total: null } });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal()
    .answer(searchGroupedLogs, page(aGroup()))
    .answer(searchLogs, page(anEntry()))
    .answer(getLogById, { data: { entry: anEntry(), group: aGroup() } });
});
const as = aSignedInUser({ roles: ['ErrorLog'], facilityId: null });

describe('the error log', () => {
  it('REQ-ERRLOG-01 lists causes, and finds a single error by the number that a user was shown', async () => {
    const { user } = renderPortal({ at: '/logging', as });
    await heading('Logging');
    const causes = await screen.findByRole('table', { name: 'Errors by cause' });
    expect(await within(causes).findByText('TimeoutError · ETIMEDOUT')).toBeDefined();
    expect(portal.sentTo(searchGroupedLogs)[0]?.body).toEqual({ state: 'open' });
    await user.click(screen.getByRole('button', { name: 'Single errors' }));
    // A number that is half typed is asked for as well; what no number can be is not.
    await user.type(await screen.findByLabelText('Error reference'), ' JKJaXmPLvHcESHA= ');
    await waitFor(() => expect(portal.sentTo(searchLogs).at(-1)?.body).toEqual({ requestId: 'JKJaXmPLvHcESHA=' }));
    await user.click((await screen.findAllByRole('link', { name: /21\/11\/2026/ }))[0]!);
    await arriveAt(`/logging/${logId}`);
    expect(await screen.findByText('ask index.mjs:3:14')).toBeDefined();
  });

  it('saves the filters of single errors by name, and exports the errors that they leave', async () => {
    const files = catchFiles();
    const saved: SavedFilter[] = [];
    portal
      .answer(getSavedFilters, () => ({ data: saved }))
      .answer(saveFilter, (_, { body: { table: _table, ...filter } }) => {
        saved.push(filter);
        return { data: null };
      });
    const { user } = renderPortal({ at: '/logging', as });
    await user.click(await screen.findByRole('button', { name: 'Single errors' }));
    await user.type(await screen.findByLabelText('Area'), 'eligibility');
    await waitFor(() => expect(portal.sentTo(searchLogs).at(-1)?.body).toEqual({ area: 'eligibility' }));
    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByLabelText('Name for the present filters'), 'Area of requests{Enter}');
    expect(await screen.findByRole('button', { name: 'Area of requests' })).toBeDefined();
    expect(portal.sentTo(saveFilter)[0]?.body).toEqual({
      table: 'errors',
      name: 'Area of requests',
      values: { area: 'eligibility' },
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.content.text()).toContain('21/11/2026 01:00,TimeoutError · ETIMEDOUT,Server,eligibility');
  });

  it('marks a cause as resolved with a note, which must be there, and shows who did it', async () => {
    portal.answer(resolveErrorGroup, () => {
      const event = {
        at: '2026-11-21T09:00:00.000Z',
        event: 'resolved',
        by: 'sara',
        note: 'Longer wait',
        release: '1',
      };
      const group = aGroup({ state: 'resolved', events: [event as ErrorGroup['events'][number]] });
      portal.answer(getLogById, { data: { entry: anEntry(), group } });
      return { data: group };
    });
    const { user } = renderPortal({ at: `/logging/${logId}`, as });
    await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark this cause as resolved' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark as resolved' }));
    expect(await within(dialog).findByText('Say what was done.')).toBeDefined();
    expect(portal.sentTo(resolveErrorGroup)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/What was done/), 'Longer wait');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as resolved' }));
    expect(await screen.findByText('sara · Longer wait')).toBeDefined();
    expect(portal.sentTo(resolveErrorGroup)[0]?.body).toEqual({ fingerprint, note: 'Longer wait', reopens: 'again' });
    expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull();
  });

  it('says that an error is not there any more, and leads back', async () => {
    portal.answer(getLogById, { refusal: 'notFound' });
    renderPortal({ at: `/logging/${logId}`, as });
    expect(await screen.findByText('There is no such error')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/logging');
  });
});
