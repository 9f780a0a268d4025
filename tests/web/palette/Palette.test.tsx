import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { systemApi } from '../../../shared/system/routes.ts';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { preferences, setPreference } from '../../../web/base/preferences.ts';
import { recentRecords } from '../../../web/base/recentRecords.ts';
import { aRow } from '../../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../../eligibility/support/eligibilityPortal.ts';
import { address, arriveAt, heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { getCurrentUserFacilities, changeUserFacility } = facilityApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});

afterEach(() => act(() => switchLanguage('en')));

async function openDashboard(changes: Partial<SignedInUser> = {}) {
  const { user } = renderPortal({ at: '/dashboard', as: aSignedInUser(changes) });
  await heading('Dashboard');
  await screen.findByRole('button', { name: 'Quick search' });
  return user;
}

async function openPalette(changes: Partial<SignedInUser> = {}) {
  const user = await openDashboard(changes);
  await user.keyboard('{Control>}k{/Control}');
  return { user, field: await screen.findByRole('combobox') };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the command palette', () => {
  it('opens with Ctrl+K, lists screens and actions, and gives the focus back when it closes', async () => {
    const user = await openDashboard();
    const tile = await screen.findByRole('link', { name: 'Eligibility' });
    tile.focus();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    expect(field).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Search screens, actions and recent records');
    expect(within(screen.getByRole('group', { name: 'Screens' })).getAllByRole('option')[0]).toHaveTextContent(
      'Dashboard',
    );
    expect(options()).toEqual(expect.arrayContaining(['New eligibility request', 'Theme: Dark', 'Log Out']));
    expect(options()).not.toContainEqual(expect.stringContaining('In a later release'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tile).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens with its button too, with the key of an Arabic keyboard, and closes with the same keys', async () => {
    const user = await openDashboard();
    const button = screen.getByRole('button', { name: 'Quick search' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await user.click(button);
    await screen.findByRole('combobox');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    const press = new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true });
    act(() => void document.body.dispatchEvent(press));
    await screen.findByRole('combobox');
  });

  it('walks by arrow keys and opens with Enter, pointing at the active option', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'eligib');
    const found = await screen.findAllByRole('option');
    expect(found.map((option) => option.textContent)).toEqual([
      'Eligibility',
      'Eligibility summary',
      'Exports',
      'Sheets of patients',
      'New eligibility request',
    ]);
    expect(field).toHaveAttribute('aria-activedescendant', found[0]?.id);
    expect(found[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', found[1]?.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', found.at(-1)?.id);
    await user.keyboard('{Enter}');
    await arriveAt('/eligibility/new');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('finds a module of a later release and says that it is one', async () => {
    const { user, field } = await openPalette({ roles: ['Pharmacy'] });
    await user.type(field, 'pharm');
    expect(options()).toEqual(['PharmacyIn a later release']);
  });

  it('says when nothing is found, and then opens nothing', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'xyz{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No results found');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard');
  });

  it('changes theme, language and shortcuts', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'dark{Enter}');
    expect(preferences().theme).toBe('dark');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'language{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'لوحة التحكم' });
  });

  it('stays at hand where single letters are switched off', async () => {
    const user = await openDashboard();
    act(() => setPreference('shortcuts', 'off'));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
  });

  it('waits behind a dialog that wants an answer', async () => {
    portal.answer(systemApi.endpoints.getPortalSettings, { refusal: 'serverError' });
    const user = await openDashboard({ roles: ['MedicalProvider'], facilityLicense: 'PF9002' });
    await user.click(await screen.findByRole('button', { name: 'Pharmacy' }));
    const dialog = await screen.findByRole('dialog');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('facilities in the palette', () => {
  const facilities = ['Noor Clinic', 'Marina Hospital'].map((facilityName, at) => ({
    facilityId: `facility-${at + 1}`,
    facilityName,
    facilityNameArabic: 'منشأة',
    facilityLicense: `MF100${at + 1}`,
    isMalaffiIntegration: false,
  }));

  it('REQ-SHELL-13 offers the others, and says so when the switch does not work', async () => {
    portal.answer(getCurrentUserFacilities, {
      data: { userFacilities: facilities, isMalaffiIntegration: false, currentFacilityId: 'facility-1' },
    });
    portal.answer(changeUserFacility, { refusal: 'notAllowed' });
    const { user, field } = await openPalette();
    await user.type(field, 'marina');
    await user.click(await screen.findByRole('option', { name: 'Switch to Marina Hospital (MF1002)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are experiencing issues');
    expect(portal.sentTo(changeUserFacility)).toHaveLength(1);
    expect(screen.queryByRole('option', { name: /Noor/ })).not.toBeInTheDocument();
  });
});

describe('records opened last', () => {
  const session = aSignedInUser();
  const record = {
    kind: 'eligibility',
    id: '01K0000000000000000000000A',
    ending: '4321',
    payerName: 'NAS Administration',
    payerNameArabic: 'ناس',
    openedAt: '2026-11-20T08:00:00Z',
  } as const;
  const keep = (user: SignedInUser) =>
    sessionStorage.setItem(
      'recentRecords',
      JSON.stringify({ owner: JSON.stringify([user.userId, user.facilityId, user.payerId]), records: [record] }),
    );

  it('stand first and lead back to the record', async () => {
    keep(session);
    const { user } = await openPalette();
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveTextContent(/^Eligibility request .*••4321/);
    // Opened at 12:00 in the Emirates, wherever the browser is.
    expect(first).toHaveTextContent('NAS Administration, 12:00');
    portal.answer(eligibilityApi.endpoints.getEligibilityDetails, { data: null });
    await user.keyboard('{Enter}');
    await arriveAt('/eligibility/01K0000000000000000000000A');
  });

  it.each([
    ['another user', { userId: 'user-2' }],
    ['the same user at another facility', { facilityId: 'facility-2' }],
  ])('are not shown to %s', (_, changes) => {
    keep(session);
    expect(recentRecords(session)).toHaveLength(1);
    expect(recentRecords(aSignedInUser(changes))).toEqual([]);
  });
});

describe('records in the palette', () => {
  const { searchEligibilityHistory } = eligibilityApi.endpoints;
  beforeEach(() => {
    portal = eligibilityPortal();
  });

  it('are found by the patient, as the history finds them, below what was there, and leave nothing in the browser', async () => {
    const row = aRow({ patientName: 'Layla Invented' });
    portal.answer(searchEligibilityHistory, { data: { items: [row], nextCursor: null, total: null } });
    const { user, field } = await openPalette({ roles: ['Eligibility'] });
    await user.type(field, 'lay');
    await user.click(await screen.findByRole('option', { name: /Layla Invented/ }));
    await arriveAt(`/eligibility/${row.eligibilityId}`);
    expect(portal.sentTo(searchEligibilityHistory).at(0)?.body).toEqual({ text: 'lay', take: 5 });
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Layla');
  });

  it('are payers too, with their requests', async () => {
    portal.answer(searchEligibilityHistory, { data: { items: [], nextCursor: null, total: null } });
    const { user, field } = await openPalette({ roles: ['Eligibility'] });
    await user.type(field, 'thiq');
    await user.click(await screen.findByRole('option', { name: /Requests to THIQA/ }));
    await arriveAt('/eligibility?payerId=102');
  });

  it('Abuse: are not asked for by those who may not read requests, nor for one or two letters', async () => {
    const { user, field } = await openPalette({ roles: ['HomeCare'] });
    await user.type(field, 'layla');
    await screen.findByText('No results found', { selector: '[role=status]' });
    expect(portal.sentTo(searchEligibilityHistory)).toEqual([]);
  });
});
