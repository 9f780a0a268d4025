import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userApi } from '../../shared/user/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getFacilityChoices, searchUsers } = userApi.endpoints;

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
  await user.type(await screen.findByRole('combobox', { name: 'Facility' }), 'noor');
  await user.click(await screen.findByRole('option', { name: 'Noor Clinic (F-1)' }));
  await user.click(screen.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Pharmacy' }));
  await user.click(screen.getByRole('combobox', { name: /^State/ }));
  await user.click(await screen.findByRole('option', { name: 'Locked' }));
  await user.click(screen.getByRole('combobox', { name: /^Last sign-in/ }));
  await user.click(await screen.findByRole('option', { name: 'More than 90 days ago' }));
  const wanted = { lastSignIn: 'over90', facilityId: 'f-1', role: 'Pharmacy', state: 'locked', isRemoved: false };
  await waitFor(() => expect(portal.sentTo(searchUsers).at(-1)?.body).toMatchObject(wanted));
});
