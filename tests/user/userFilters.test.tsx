import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userApi } from '../../shared/user/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getFacilityChoices, searchUsers } = userApi.endpoints;
const slow = { timeout: 60_000 };

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  const facility = {
    facilityId: 'f-1',
    facilityName: 'Noor Clinic',
    facilityNameArabic: 'نور',
    facilityLicense: 'F-1',
  };
  portal = fakePortal()
    .answer(searchUsers, { data: { items: [], nextCursor: null, total: null } })
    .answer(getFacilityChoices, { data: [facility] });
});

it('REQ-USERS-12 searches people by facility, role, state and last sign-in; the facility by its name', async () => {
  const as = aSignedInUser({ roles: ['SetupAdmin'], facilityId: null });
  const { user } = renderPortal({ at: '/admin/manageusers', as });
  await heading('Manage Users');
  await user.type(await screen.findByRole('combobox', { name: 'Facility' }, slow), 'noor');
  await user.click(await screen.findByRole('option', { name: 'Noor Clinic (F-1)' }, slow));
  await user.click(screen.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Pharmacy' }, slow));
  await user.click(screen.getByRole('combobox', { name: /^State/ }));
  await user.click(await screen.findByRole('option', { name: 'Locked' }, slow));
  await user.click(screen.getByRole('combobox', { name: /^Last sign-in/ }));
  await user.click(await screen.findByRole('option', { name: 'More than 90 days ago' }, slow));
  const wanted = { lastSignIn: 'over90', facilityId: 'f-1', role: 'Pharmacy', state: 'locked', isRemoved: false };
  await vi.waitFor(() => expect(portal.sentTo(searchUsers).at(-1)?.body).toMatchObject(wanted), slow);
});
