import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { manageApi } from '../../../shared/manage/routes.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { preferences, setPreference } from '../../../web/base/preferences.ts';
import { currentSession } from '../../../web/base/session.ts';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { getUserDetails, updateUserDetails } = manageApi.endpoints;
const details = {
  userId: 'user-1',
  userName: 'reception@palm.example',
  firstName: 'Sara',
  lastName: 'Invented',
  mobileNumber: null,
  emiratesIdEnding: null,
  clinicianLicense: null,
  specialty: null,
  areShortcutsOn: true,
  identityProvenAt: null,
  licenseProvenAt: null,
  emailConfirmedAt: null,
  claimedLicense: null,
  version: 3,
};

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  setPreference('shortcuts', 'on');
  portal = fakePortal()
    .answer(getUserDetails, { data: details })
    .answer(updateUserDetails, { data: { ...details, areShortcutsOn: false, version: 4 } });
});

async function switchOff() {
  const { user } = renderPortal({ at: '/dashboard', as: aSignedInUser() });
  await heading('Dashboard');
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }));
  expect(preferences().shortcuts).toBe('off');
}

it('the account menu keeps the shortcut setting with the account, for every other browser', async () => {
  await switchOff();
  await waitFor(() => expect(currentSession()?.areShortcutsOn).toBe(false));
  expect(portal.sentTo(updateUserDetails).map(({ body }) => body)).toEqual([
    { firstName: 'Sara', lastName: 'Invented', mobileNumber: null, areShortcutsOn: false, version: 3 },
  ]);
});

it('the setting holds in this browser also when it cannot be kept', async () => {
  portal.answer(updateUserDetails, { response: new Response('', { status: 503 }) });
  await switchOff();
  await waitFor(() => expect(portal.sentTo(updateUserDetails)).toHaveLength(1));
  expect(preferences().shortcuts).toBe('off');
  expect(alerts.current()).toEqual([]);
});
