import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Blacklist } from '../../shared/clinician/blacklistModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getBlacklists, moveBlacklist, uploadBlacklist } = clinicianApi.endpoints;
const list: Blacklist = {
  ...{ blacklistId: '01JD0000000000000000000000', facilityId: 'f-1', state: 'waiting', fileName: 'november.xlsx' },
  ...{ fileHash: 'b'.repeat(64), decidedAt: null, decidedByName: null, decisionReason: null, version: 4 },
  lines: [{ clinicianLicense: 'DHA-P-9', emiratesIdEnding: null, reason: 'Licence withdrawn' }],
  made: { madeAt: '2026-11-20T08:00:00.000Z', makerName: 'Omar Invented', isOwn: false },
};

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal();
});
const answers = (...items: Blacklist[]) => ({ data: { items, nextCursor: null, total: null } });

async function open(shown: Blacklist[], role: 'ProviderAdmin' | 'SuperAdmin' = 'ProviderAdmin') {
  portal.answer(getBlacklists, answers(...shown)).answer(moveBlacklist, { data: list });
  const opened = renderPortal({
    at: '/facilityadmin/clinicianblacklists',
    as: aSignedInUser({ roles: [role], ...(role === 'SuperAdmin' && { facilityId: null }) }),
  });
  await heading('Blacklists of clinicians');
  return opened;
}

async function openList(shown: Blacklist, role?: 'SuperAdmin') {
  const { user } = await open([shown], role);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'november.xlsx' })) };
}
const moved = () => portal.sentTo(moveBlacklist).map(({ body }) => body);

it('REQ-CLIN-15 a second person sees whom a list names and why, and approves what was seen', async () => {
  const { user, dialog } = await openList(list);
  for (const text of ['DHA-P-9', 'Licence withdrawn', 'Omar Invented', 'The list has no effect yet.'])
    expect(dialog.getByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Approve: block new requests' }));
  const seen = { blacklistId: list.blacklistId, version: 4, facilityId: 'f-1' };
  await waitFor(() => expect(moved()).toEqual([{ ...seen, move: 'approve' }]));
});

it('REQ-CLIN-15 a refusal needs its reason', async () => {
  const { user, dialog } = await openList(list);
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  const refusing = within(await screen.findByRole('dialog', { name: 'Refuse' }));
  await user.type(refusing.getByRole('textbox', { name: /^Reason/ }), 'Not proven');
  await user.click(refusing.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(moved()).toMatchObject([{ move: 'refuse', reason: 'Not proven' }]));
});

it('REQ-CLIN-15 the maker is offered no approval, is told who approves, and may take the list back', async () => {
  const { user, dialog } = await openList({ ...list, made: { ...list.made, isOwn: true } });
  expect(dialog.queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(dialog.getByText(/an administrator of the portal does/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(moved()).toMatchObject([{ move: 'undo' }]));
});

it('REQ-CLIN-15 a list in force says what it does to requests, and is undone by one click', async () => {
  const { user, dialog } = await openList({ ...list, state: 'live' });
  expect(dialog.getByText(/end as Blocked and go to no payer/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Undo the list' }));
  await waitFor(() => expect(moved()).toMatchObject([{ move: 'undo', version: 4 }]));
});

it('REQ-CLIN-15 shows what is wrong with a sheet, and keeps the dialog open', async () => {
  const { user } = await open([]);
  const findings = [{ row: 3, column: 'license', code: 'unknownClinician' }];
  portal.answer(uploadBlacklist, { data: { blacklistId: null, accepted: 0, findings } });
  await user.click(await screen.findByRole('button', { name: 'Upload a blacklist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a blacklist' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input, new File(['x'], 'list.xlsx'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await dialog.findByText('Row 3 · License Number · This clinician does not work at your facility.');
});

it('REQ-CLIN-15 a super administrator finds the lists of a facility by its name', async () => {
  const facility = {
    facilityId: 'f-1',
    facilityName: 'Noor Clinic',
    facilityNameArabic: 'نور',
    facilityLicense: 'F-1',
  };
  portal.answer(userApi.endpoints.getFacilityChoices, { data: [facility] });
  const { user } = await open([], 'SuperAdmin');
  await user.type(await screen.findByRole('combobox', { name: 'Lists of a facility' }), 'noor');
  await user.click(await screen.findByRole('option', { name: 'Noor Clinic (F-1)' }));
  await waitFor(() => expect(portal.sentTo(getBlacklists).at(-1)?.url.search).toContain('facilityId=f-1'));
});
