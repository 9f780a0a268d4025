import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { badgeName } from '../../../web/base/facilityLabel.ts';
import { navigation } from '../../../web/base/navigation.ts';
import { currentSession } from '../../../web/base/session.ts';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { getCurrentUserFacilities, changeUserFacility } = facilityApi.endpoints;
const longName = 'Al Reem Island Specialised Medical Centre';
const facilities = [
  {
    facilityId: 'facility-1',
    facilityName: longName,
    facilityNameArabic: 'مركز جزيرة الريم الطبي',
    facilityLicense: 'MF1001',
    isMalaffiIntegration: true,
  },
  {
    facilityId: 'facility-2',
    facilityName: 'Corniche Pharmacy',
    facilityNameArabic: 'صيدلية الكورنيش',
    facilityLicense: 'PF2',
    isMalaffiIntegration: false,
  },
  {
    facilityId: 'facility-3',
    facilityName: 'Palm Clinic',
    facilityNameArabic: 'عيادة النخلة',
    facilityLicense: 'MF3',
    isMalaffiIntegration: false,
  },
];
const listed = { currentFacilityId: 'facility-1', userFacilities: facilities, isMalaffiIntegration: true };

let portal: FakePortal;
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.restoreAllMocks();
  reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  portal = fakePortal().answer(getCurrentUserFacilities, { data: listed });
});

const as = () => aSignedInUser({ facilityName: longName });
const openList = async () => {
  const { user } = renderPortal({ at: '/dashboard', as: as() });
  await user.click(await screen.findByRole('button', { name: /Change facility/ }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Change facility' }) };
};

describe('facility switcher', () => {
  it('REQ-SHELL-14 REQ-SHELL-15 REQ-SHELL-16 shows the connected badge and the list by name and licence', async () => {
    const { dialog } = await openList();
    const button = screen.getByRole('button', { name: /Change facility/, hidden: true });
    expect(button).toHaveTextContent('ConnectedAl Reem Island Specialise… (MF1001)');
    const entries = within(dialog).getAllByRole('menuitemradio');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      `${longName} (MF1001)Connected`,
      'Corniche Pharmacy (PF2)',
      'Palm Clinic (MF3)',
    ]);
    expect(entries[0]).toBeChecked();
  });

  it('REQ-SHELL-15 cuts the name in the badge to 25 characters', () => {
    expect(badgeName('a'.repeat(25))).toBe('a'.repeat(25));
    expect(badgeName('a'.repeat(26))).toBe(`${'a'.repeat(25)}…`);
  });

  it('REQ-SHELL-16 names facilities in Arabic to who reads Arabic, and finds them by either name', async () => {
    await switchLanguage('ar');
    const { user } = renderPortal({
      at: '/dashboard',
      as: aSignedInUser({ facilityName: longName, facilityNameArabic: 'مركز جزيرة الريم الطبي التخصصي المتكامل' }),
    });
    const button = await screen.findByRole('button', { name: /مركز جزيرة الريم الطبي ال… \(MF1001\)/ });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'corniche');
    expect(dialog.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'صيدلية الكورنيش (PF2)',
    ]);
    await act(() => switchLanguage('en'));
  });

  it('searches by name and licence', async () => {
    const { user, dialog } = await openList();
    await user.type(within(dialog).getByLabelText('Search facilities'), 'pf2');
    expect(
      within(dialog)
        .getAllByRole('menuitemradio')
        .map((entry) => entry.textContent),
    ).toEqual(['Corniche Pharmacy (PF2)']);
    await user.type(within(dialog).getByLabelText('Search facilities'), 'x');
    expect(within(dialog).getByText('No results found')).toBeInTheDocument();
  });

  it('REQ-SHELL-13 a switch stores the new token, clears the session storage and reloads', async () => {
    const next = aSignedInUser({ facilityId: 'facility-2', facilityName: 'Corniche Pharmacy', accessToken: 'token-2' });
    portal.answer(changeUserFacility, { data: next });
    const { user, dialog } = await openList();
    sessionStorage.setItem('eligibility:draft:user-1', '{}');
    // By keyboard: from the search down into the list.
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(currentSession()).toMatchObject({ facilityId: 'facility-2', accessToken: 'token-2' });
    expect(sessionStorage.getItem('eligibility:draft:user-1')).toBeNull();
    const [sent] = portal.sentTo(changeUserFacility);
    expect(sent?.url.search).toBe('?changedFacilityId=facility-2&changedFacilityLicense=PF2');
    expect(dialog).toBeTruthy();
  });

  it('REQ-PROFILE-18 says when the facility cannot be set, and stays', async () => {
    portal.answer(changeUserFacility, { response: new Response('', { status: 503 }) });
    const { user, dialog } = await openList();
    await user.click(within(dialog).getByRole('menuitemradio', { name: /Palm Clinic/ }));
    expect(await screen.findByText('We are experiencing issues please log a support ticket')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('with one facility there is nothing to switch', async () => {
    portal.answer(getCurrentUserFacilities, { data: { ...listed, userFacilities: facilities.slice(0, 1) } });
    renderPortal({ at: '/dashboard', as: as() });
    expect(await screen.findByText('Connected')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change facility/ })).not.toBeInTheDocument();
  });

  it('asks for no facilities before the binding steps are done', async () => {
    renderPortal({ at: '/userlicenseagreement', as: aSignedInUser({ pendingSteps: ['licenseAgreement'] }) });
    await screen.findByRole('button', { name: /^Account of/ });
    expect(portal.sentTo(getCurrentUserFacilities)).toEqual([]);
  });
});

describe('another tab', () => {
  const storedElsewhere = (before: object, after: object) =>
    act(() => {
      const [oldValue, newValue] = [JSON.stringify(before), JSON.stringify(after)];
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }));
    });

  it('notices that the facility was switched: it forgets its drafts and reloads', async () => {
    renderPortal({ at: '/dashboard', as: as() });
    await screen.findByRole('button', { name: /^Account of/ });
    sessionStorage.setItem('draft', 'of the old facility');
    storedElsewhere(as(), aSignedInUser({ facilityId: 'facility-2' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('stays as it is when only the session was refreshed', async () => {
    renderPortal({ at: '/dashboard', as: as() });
    await screen.findByRole('button', { name: /^Account of/ });
    storedElsewhere(as(), { ...as(), specialty: 'Cardiology' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('provider notes', () => {
  const noted = (more = {}) => aSignedInUser({ providerNotes: 'Please renew your contract.', ...more });

  it('REQ-SHELL-12 shows them once after the sign-in in a modal called Message', async () => {
    const login = noted();
    const { user, unmount } = renderPortal({ at: '/dashboard', as: login });
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    expect(dialog).toHaveTextContent('Please renew your contract.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    const again = renderPortal({ at: '/dashboard', as: login });
    await heading('Dashboard');
    await screen.findByRole('button', { name: /^Account of/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    again.unmount();
    renderPortal({ at: '/dashboard', as: noted({ expires: new Date(Date.now() + 7_200_000).toISOString() }) });
    expect(await screen.findByRole('dialog', { name: 'Message' })).toBeInTheDocument();
  });

  it('REQ-SHELL-12 shows nothing where there are no notes, and nothing before the sign-in is finished', async () => {
    const { unmount } = renderPortal({ at: '/dashboard', as: as() });
    await screen.findByRole('button', { name: /^Account of/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    renderPortal({ at: '/emiratesidupdate', as: noted({ pendingSteps: ['emiratesId'] }) });
    await screen.findByRole('button', { name: 'Later' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
