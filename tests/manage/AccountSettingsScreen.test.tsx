import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { errorTable } from '../../shared/messages.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { alerts } from '../../web/base/alerts.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { preferences } from '../../web/base/preferences.ts';
import { currentSession } from '../../web/base/session.ts';
import { aCard } from '../support/cardReading.ts';
import { fakeAgent } from '../support/fakeAgent.ts';
import { fieldOf, fillIn } from '../support/fillIn.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../support/solverWorker.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getUserDetails, updateUserDetails, getRegulatoryDetails } = manageApi.endpoints;
const { addRegulatoryDetails, changeRegulatoryDetails, getSessions, endSessions } = manageApi.endpoints;
const { testConnection } = regulatorApi.endpoints;

const details = {
  userId: 'user-1',
  userName: 'reception@palm.example',
  firstName: 'Sara',
  lastName: 'Invented',
  mobileNumber: '+971-50-123-4567',
  emiratesIdEnding: '0017',
  clinicianLicense: null,
  specialty: null,
  areShortcutsOn: true,
  identityProvenAt: null,
  licenseProvenAt: null,
  emailConfirmedAt: null,
  claimedLicense: null,
  version: 3,
};
const stored = {
  facilityId: 'facility-1',
  facilityName: 'Palm Clinic',
  facilityLicense: 'MF1001',
  regulatorId: 1,
  regulatorName: 'HAAD',
  maskedUsername: 'pa••••',
  changedAt: '2026-11-01T08:00:00.000Z',
  version: 4,
};
const missing = {
  ...stored,
  facilityId: 'facility-2',
  facilityName: 'Corniche Pharmacy',
  facilityLicense: 'PF2',
  maskedUsername: null,
  changedAt: null,
  version: 0,
};
const here = {
  sessionId: 'session-1',
  isCurrent: true,
  createdAt: '2026-11-21T06:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36',
  sourceIp: '203.0.113.7',
};
const elsewhere = {
  ...here,
  sessionId: 'session-2',
  isCurrent: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) Version/18 Safari/604.1',
};
const pageOf = (...items: (typeof here)[]) => ({ items, nextCursor: null, total: items.length });

let portal: FakePortal;
beforeAll(installSolver);
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal()
    .answer(accountApi.endpoints.getHumanVerification, async () => ({ data: await aChallenge() }))
    .answer(getUserDetails, { data: details })
    .answer(getRegulatoryDetails, { data: [stored, missing] })
    .answer(getSessions, { data: pageOf(here, elsewhere) });
});

const open = async (as = aSignedInUser()) => {
  const { user } = renderPortal({ at: '/manage', as });
  await screen.findByText('pa••••');
  await screen.findByText('reception@palm.example', { selector: 'dd bdi' });
  return user;
};
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('account settings', () => {
  it('leads to the Emirates ID where none is known', async () => {
    portal.answer(getUserDetails, { data: { ...details, emiratesIdEnding: null } });
    await open();
    expect(section('Your details').getByRole('link', { name: 'Emirates ID: change' })).toHaveAttribute(
      'href',
      '/emiratesidupdate?returnUrl=%2Fmanage',
    );
  });

  it('REQ-PROFILE-26 REQ-PROFILE-30 REQ-PROFILE-31 shows the own details, the connections without secrets, and the way to a new password', async () => {
    await open();
    const own = section('Your details');
    expect(own.getByText('•••-••••-•••0017')).toBeInTheDocument();
    expect(own.getByText('Not given')).toBeInTheDocument();
    expect(fieldOf('First name')).toHaveValue('Sara');
    const connections = section('Regulatory details');
    expect(connections.getByText('Palm Clinic (MF1001)')).toBeInTheDocument();
    expect(connections.getByText(/None stored yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/manage/changepassword');
    // A number that is there is changed by a card or an administrator.
    expect(own.queryByRole('link', { name: 'Emirates ID: change' })).not.toBeInTheDocument();
  });

  it('REQ-PROFILE-28 saves the own details over the version that was shown', async () => {
    portal.answer(updateUserDetails, { data: { ...details, firstName: 'Sarah', mobileNumber: null, version: 4 } });
    const user = await open();
    const save = section('Your details').getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    expect(screen.queryByLabelText(/Password for the new name/)).not.toBeInTheDocument();
    await fillIn(user, 'First name', 'Sarah');
    await fillIn(user, 'Password for the new name', 'Correct-Horse_7');
    await fillIn(user, 'Mobile number', '+971-50-1');
    await user.click(save);
    await waitFor(() => expect(fieldOf('Mobile number')).toBeInvalid());
    expect(portal.sentTo(updateUserDetails)).toEqual([]);
    await fillIn(user, 'Mobile number', '');
    await user.click(save);
    await waitFor(() => expect(alerts.current()[0]?.message).toBe('Your changes are saved.'));
    expect(portal.sentTo(updateUserDetails)[0]?.body).toEqual({
      firstName: 'Sarah',
      lastName: 'Invented',
      mobileNumber: null,
      areShortcutsOn: true,
      version: 3,
      currentPassword: 'Correct-Horse_7',
    });
    expect(currentSession()?.displayName).toBe('Sarah Invented');
  });

  it('REQ-PROFILE-28 says when somebody else has changed them meanwhile', async () => {
    portal.answer(updateUserDetails, { refusal: 'changedMeanwhile' });
    const user = await open();
    await fillIn(user, 'Last name', 'Other');
    await user.click(section('Your details').getByRole('button', { name: 'Save' }));
    expect(await section('Your details').findByRole('alert')).toHaveTextContent(/changed meanwhile/);
    expect(fieldOf('Last name')).toHaveValue('Other');
  });

  it('tells when a part cannot be loaded, and tries again', async () => {
    portal.answer(getSessions, { response: new Response('', { status: 503 }) });
    const user = await open();
    const sessions = section('Active sessions');
    await sessions.findByRole('alert');
    portal.answer(getSessions, { data: pageOf(here) });
    await user.click(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('Chrome on Windows')).toBeInTheDocument();
  });
});

describe('regulatory details', () => {
  const openDialog = async (name: string) => {
    const user = await open(aSignedInUser({ roles: ['ProviderAdmin'] }));
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(user, 'Regulator Username', 'palm');
    await fillIn(user, 'Regulator Password', 'regulator-1');
    return { user, dialog: within(dialog) };
  };

  it('REQ-PROFILE-27 REQ-REGUL-02 are tested and changed', async () => {
    portal
      .answer(testConnection, { refusal: 'regulatorCredentialsWrong' })
      .answer(changeRegulatoryDetails, { data: { ...stored, maskedUsername: 'pl••', version: 5 } });
    const { user, dialog } = await openDialog('Change: Palm Clinic (MF1001)');
    await user.click(dialog.getByRole('button', { name: 'Test Connection' }));
    expect(await dialog.findByText('Connection Failed')).toBeInTheDocument();
    expect(portal.sentTo(testConnection)[0]?.body).toMatchObject({
      username: 'palm',
      password: 'regulator-1',
      regulatorId: 1,
      facilityLicense: 'MF1001',
    });
    portal.answer(testConnection, { data: null, status: 1 });
    await user.click(dialog.getByRole('button', { name: 'Test Connection' }));
    expect(await dialog.findByText('Connection Succeeded')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.sentTo(changeRegulatoryDetails)[0]?.body).toEqual({
      facilityId: 'facility-1',
      regulatorUsername: 'palm',
      regulatorPassword: 'regulator-1',
      version: 4,
    });
    expect(portal.sentTo(getRegulatoryDetails)).toHaveLength(2);
  });

  it('are changed by administrators only: others see them without a button', async () => {
    await open(aSignedInUser({ roles: ['Eligibility'] }));
    const connections = section('Regulatory details');
    expect(connections.getByText('Palm Clinic (MF1001)')).toBeInTheDocument();
    expect(connections.queryByRole('button')).not.toBeInTheDocument();
  });

  it('REQ-PROFILE-29 are added to a facility without any; a refusal keeps the dialog', async () => {
    portal.answer(addRegulatoryDetails, { refusal: 'regulatorUnavailable' });
    const { user, dialog } = await openDialog('Add: Corniche Pharmacy (PF2)');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/cannot be reached/)).toBeInTheDocument();
    portal.answer(addRegulatoryDetails, { data: { ...missing, maskedUsername: 'pa••', version: 1 } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.sentTo(addRegulatoryDetails).at(-1)?.body).toMatchObject({ facilityId: 'facility-2' });
  });
});

describe('preferences', () => {
  it('language, theme and shortcuts hold at once; shortcuts are remembered with the account', async () => {
    portal.answer(updateUserDetails, { data: { ...details, areShortcutsOn: false, version: 4 } });
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.style.colorScheme).toBe('dark');
    await user.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    expect(preferences().shortcuts).toBe('off');
    await waitFor(() =>
      expect(portal.sentTo(updateUserDetails)[0]?.body).toMatchObject({ areShortcutsOn: false, version: 3 }),
    );
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(await heading('إعدادات الحساب')).toBeInTheDocument();
    await switchLanguage('en');
  });

  it('take nothing from the name that is being typed beside them', async () => {
    portal.answer(updateUserDetails, { data: { ...details, areShortcutsOn: false, version: 4 } });
    const user = await open();
    await user.type(await screen.findByRole('textbox', { name: /^First name/ }), ' Noura');
    await user.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(portal.sentTo(updateUserDetails)).toHaveLength(1));
    await waitFor(() => expect(alerts.current()[0]?.message).toBe('Your changes are saved.'));
    expect(fieldOf('First name')).toHaveValue('Sara Noura');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(portal.sentTo(updateUserDetails)[1]?.body).toMatchObject({ firstName: 'Sara Noura', version: 4 }),
    );
  });
});

describe('active sessions', () => {
  it('REQ-PROFILE-26 are listed by device; one other can be ended', async () => {
    portal.answer(endSessions, { data: { ended: 1 } });
    const user = await open();
    expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
    expect(screen.getByText('This session')).toBeInTheDocument();
    portal.answer(getSessions, { data: pageOf(here) });
    await user.click(screen.getByRole('button', { name: 'End the session: Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(portal.sentTo(endSessions)[0]?.body).toEqual({ sessionId: 'session-2' });
    expect(alerts.current()[0]?.message).toBe('One session was ended.');
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
  });

  it('REQ-PROFILE-26 all others can be ended at once', async () => {
    portal.answer(endSessions, { data: { ended: 2 } });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(portal.sentTo(endSessions)[0]?.body).toEqual({}));
    await waitFor(() => expect(alerts.current()[0]?.message).toBe('2 sessions were ended.'));
  });
});

describe('what is proven', () => {
  const { proveIdentity } = manageApi.endpoints;
  const unproven = 'Typed, not proven yet';

  it('is shown with its time, and what is not proven too', async () => {
    const provenAt = '2026-11-01T08:00:00.000Z';
    const known = { ...details, identityProvenAt: provenAt, clinicianLicense: 'GD-1', claimedLicense: 'GD-2' };
    portal.answer(getUserDetails, { data: known });
    renderPortal({ at: '/manage', as: aSignedInUser() });
    const proofs = await screen.findByRole('region', { name: 'What is proven' });
    await within(proofs).findByText(/Shown by your card on/);
    expect(proofs.textContent).toContain('Not confirmed by a mail');
    expect(proofs.textContent).toMatch(/Waits for the administrators of the portal: ?GD-2/);
  });

  it('becomes the name of the card that the user reads, or says why not and changes nothing', async () => {
    const agent = fakeAgent(portal);
    agent.put({ card: aCard().emiratesId, failure: null });
    portal.answer(proveIdentity, { refusal: 'cardNameDiffers' });
    const { user } = renderPortal({ at: '/manage', as: aSignedInUser() });
    const readCard = async () => {
      await user.click(await screen.findByRole('button', { name: 'Read my Emirates ID card' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Read the Emirates ID card' }));
      await user.click(dialog.getByRole('button', { name: 'Verify' }));
      await dialog.findByText('The card is verified.');
      await user.click(dialog.getByRole('button', { name: 'Submit' }));
    };
    await readCard();
    await screen.findByText(errorTable.cardNameDiffers.message);
    expect(screen.getByText(unproven)).toBeTruthy();
    const saved = { ...details, firstName: 'Amal', identityProvenAt: '2026-11-01T08:00:00.000Z', version: 4 };
    portal.answer(proveIdentity, { data: saved });
    await readCard();
    await screen.findByText(/Shown by your card on/);
    expect(portal.sentTo(proveIdentity).map(({ body }) => body)).toEqual([
      { cardReadId: expect.any(String), version: 3 },
      { cardReadId: expect.any(String), version: 3 },
    ]);
    expect(currentSession()?.displayName).toBe('Amal Invented');
  });
});
