import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LookupRow, lookupListApi } from '../../shared/lookupList/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getLookupEntries, addLookupEntry, changeLookupEntry, deleteLookupEntry, moveLookupEntry, searchLookupChanges } =
  lookupListApi.endpoints;
const days = { code: null, activeFrom: null, activeTo: null, state: 'active' } as const;
const entries: LookupRow[] = [
  { entryId: 1001, name: 'Palm Group', nameArabic: 'مجموعة النخلة', ...days, usedCount: 3, edition: 2 },
  { entryId: 1002, name: 'Falcon Group', nameArabic: 'مجموعة الصقر', ...days, usedCount: 0, edition: 1 },
];

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getLookupEntries, { data: { items: entries, nextCursor: null, total: 2 } });
});

async function openLists() {
  const opened = renderPortal({ at: '/admin/lookups', as: aSignedInUser({ roles: ['SetupAdmin'], facilityId: null }) });
  await heading('Lists of choices');
  await screen.findByText('Palm Group');
  return opened;
}
const sentLast = (endpoint: Parameters<FakePortal['sentTo']>[0]) => portal.sentTo(endpoint).at(-1)?.body;

it('adds an entry with its names and days, once both names are there', async () => {
  portal.answer(addLookupEntry, { data: { entryId: 1003 } });
  const { user } = await openLists();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New entry in Group owners' }));
  await user.type(dialog.getByRole('textbox', { name: /^English name/ }), 'Oasis Group');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(portal.sentTo(addLookupEntry)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Arabic name/ }), 'مجموعة الواحة');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentLast(addLookupEntry)).toBeDefined());
  expect(sentLast(addLookupEntry)).toMatchObject({
    ...{ list: 'groupOwners', name: 'Oasis Group', nameArabic: 'مجموعة الواحة', code: null, activeTo: null },
  });
  expect(portal.sentTo(addLookupEntry)[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('changes an entry in the edition that was seen, and moves one with a button', async () => {
  portal.answer(changeLookupEntry, { data: { entryId: 1001 } }).answer(moveLookupEntry, { data: { entryId: 1002 } });
  const { user } = await openLists();
  await user.click(screen.getByRole('button', { name: 'Edit Palm Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'PALM');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentLast(changeLookupEntry)).toBeDefined());
  expect(sentLast(changeLookupEntry)).toMatchObject({ entryId: 1001, edition: 2, name: 'Palm Group', code: 'PALM' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Move Falcon Group up' }));
  await waitFor(() => expect(sentLast(moveLookupEntry)).toMatchObject({ entryId: 1002, edition: 1, to: 'up' }));
});

it('offers to delete only what no record uses', async () => {
  portal.answer(deleteLookupEntry, { data: { entryId: 1002 } });
  const { user } = await openLists();
  expect(screen.queryByRole('button', { name: 'Delete Palm Group' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Falcon Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this entry?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sentLast(deleteLookupEntry)).toMatchObject({ entryId: 1002, edition: 1 }));
});

it('leads to the sheets that bring entries', async () => {
  await openLists();
  const link = screen.getByRole('link', { name: 'Imports' });
  expect(link.getAttribute('href')).toBe('/imports?kind=lookupEntries');
});

it('shows who changed what, before and after', async () => {
  const before = { name: 'Palm', nameArabic: 'مجموعة النخلة', code: null, activeFrom: null, activeTo: null };
  const change = { changeId: '01JD0000000000000000000000', at: '2026-11-20T08:00:00.000Z', byName: 'Omar Invented' };
  const changed = {
    ...change,
    kind: 'changed',
    entryId: 1001,
    before,
    after: { ...before, name: 'Palm Group', activeTo: '2026-12-31' },
  } as const;
  portal.answer(searchLookupChanges, { data: { items: [changed], nextCursor: null, total: null } });
  const { user } = await openLists();
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History · Group owners' }));
  await dialog.findByText('Changed: Palm Group');
  expect(dialog.getByText('by Omar Invented')).toBeDefined();
  expect(dialog.getByText('English name: Palm → Palm Group')).toBeDefined();
  expect(dialog.getByText('Last day: None → 31/12/2026')).toBeDefined();
});
