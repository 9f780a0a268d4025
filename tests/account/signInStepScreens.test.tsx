import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser, SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { useOpensLater } from '../../web/account/signin/useOpensLater.ts';
import { navigation } from '../../web/base/navigation.ts';
import { currentSession } from '../../web/base/session.ts';
import { fieldOf, fillIn } from '../support/fillIn.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../support/solverWorker.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { verifyLicenseAgreement, acceptLicenseAgreement, updateUserEmiratesId, updateUserClinicianLicense, logoff } =
  accountApi.endpoints;
const { settleSignInStep } = accountApi.endpoints;
const { getCurrentUserFacilities, changeUserFacility } = facilityApi.endpoints;

const facilities = [
  {
    facilityId: 'facility-1',
    facilityName: 'Palm Clinic',
    facilityNameArabic: 'عيادة',
    facilityLicense: 'MF1001',
    isMalaffiIntegration: false,
  },
  {
    facilityId: 'facility-2',
    facilityName: 'Corniche Pharmacy',
    facilityNameArabic: 'عيادة',
    facilityLicense: 'PF2',
    isMalaffiIntegration: false,
  },
];
const listed = { currentFacilityId: 'facility-1', userFacilities: facilities, isMalaffiIntegration: false };
const { getUserDetails } = manageApi.endpoints;
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
  version: 1,
};
const withoutToken = ({ accessToken: _, ...user }: SignedInUser): SessionUser => user;

let portal: FakePortal;
beforeAll(installSolver);
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal()
    .answer(verifyLicenseAgreement, { data: { isAccepted: false, agreementVersion: '2026-1' } })
    .answer(getCurrentUserFacilities, { data: listed })
    .answer(settleSignInStep, { data: withoutToken(aSignedInUser()) })
    .answer(logoff, { data: null });
});

it('REQ-PROFILE-16 REQ-PROFILE-22 the modals open after 1000 ms, not before', () => {
  vi.useFakeTimers();
  try {
    const { result } = renderHook(useOpensLater);
    act(() => vi.advanceTimersByTime(999));
    expect(result.current).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('licence agreement', () => {
  const owing = (more: Partial<SignedInUser> = {}) => aSignedInUser({ pendingSteps: ['licenseAgreement'], ...more });

  it('REQ-PROFILE-22 REQ-ROUTE-09 opens a second after its page', async () => {
    renderPortal({ at: '/userlicenseagreement', as: owing() });
    await screen.findByText(/opens in a moment/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Licence agreement' })).toBeInTheDocument();
  });

  it('REQ-PROFILE-19 REQ-PROFILE-20 REQ-PROFILE-23 REQ-PROFILE-24 REQ-PROFILE-25 is accepted, then the user goes where they wanted', async () => {
    portal.answer(acceptLicenseAgreement, { data: withoutToken(aSignedInUser()) });
    const { user } = renderPortal({ at: '/api-docs?search=login', as: owing() });
    const dialog = await screen.findByRole('dialog');
    expect(address()).toBe('/userlicenseagreement?returnUrl=%2Fapi-docs%3Fsearch%3Dlogin');
    const terms = within(dialog).getByRole('link', { name: /terms and conditions/ });
    expect(terms).toHaveAttribute('href', '/api/userlicenseagreement/termsandconditions?language=en');
    expect(terms).toHaveAttribute('target', '_blank');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('Please accept or decline the licence agreement.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: /I accept/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await arriveAt('/api-docs?search=login');
    expect(portal.sentTo(acceptLicenseAgreement)[0]?.body).toEqual({ agreementVersion: '2026-1' });
    expect(currentSession()?.pendingSteps).toEqual([]);
  });

  it('REQ-PROFILE-24 shows the errors of an acceptance that was refused', async () => {
    portal.answer(acceptLicenseAgreement, { refusal: 'changedMeanwhile' });
    const { user } = renderPortal({ at: '/userlicenseagreement', as: owing() });
    await user.click(await screen.findByRole('radio', { name: /I accept/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/was changed meanwhile/)).toBeInTheDocument();
    expect(address()).toBe('/userlicenseagreement');
  });

  it.each(['Decline', 'Cancel'])('REQ-PROFILE-21 %s clears storage and goes to the log-off route', async (how) => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    const { user } = renderPortal({ at: '/userlicenseagreement', as: owing() });
    await screen.findByRole('dialog');
    sessionStorage.setItem('draft', 'x');
    if (how === 'Decline') {
      await user.click(screen.getByRole('radio', { name: /I decline/ }));
      await user.click(screen.getByRole('button', { name: 'Submit' }));
    } else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['/account/logoff']]));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(portal.sentTo(acceptLicenseAgreement)).toEqual([]);
    expect(portal.sentTo(logoff)).toHaveLength(1);
  });

  it('goes on by itself when it was accepted already', async () => {
    portal.answer(verifyLicenseAgreement, { data: { isAccepted: true, agreementVersion: '2026-1' } });
    renderPortal({ at: '/userlicenseagreement', as: owing() });
    await arriveAt('/dashboard');
  });
});

describe('facility selection', () => {
  const owing = () =>
    aSignedInUser({ roles: ['ControlMedicationPharmacy'], pendingSteps: ['selectFacility'], url: '/api-docs' });

  it('REQ-PROFILE-12 REQ-PROFILE-13 REQ-PROFILE-15 REQ-PROFILE-16 REQ-ROUTE-10 lists the facilities after a second; the current one just continues', async () => {
    const { user } = renderPortal({ at: '/selectfacility', as: owing() });
    await screen.findByText(/open in a moment/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Select a facility' });
    expect(within(dialog).getByRole('radio', { name: 'Palm Clinic(MF1001)' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Corniche Pharmacy(PF2)' })).not.toBeChecked();
    expect(dialog).toHaveTextContent(/contact your facility administrator/);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await arriveAt('/api-docs');
    expect(portal.sentTo(changeUserFacility)).toEqual([]);
    expect(portal.sentTo(settleSignInStep).map(({ body }) => body)).toEqual([{ step: 'selectFacility' }]);
  });

  it('REQ-PROFILE-15 REQ-PROFILE-17 another facility is set, its token replaces the old one', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    const next = aSignedInUser({ facilityId: 'facility-2', accessToken: 'access-token-2', url: '/api-docs' });
    portal.answer(changeUserFacility, { data: next });
    const { user } = renderPortal({ at: '/selectfacility', as: owing() });
    await user.click(await screen.findByRole('radio', { name: 'Corniche Pharmacy(PF2)' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['/api-docs']]));
    expect(currentSession()).toMatchObject({ accessToken: 'access-token-2', facilityId: 'facility-2' });
    const [sent] = portal.sentTo(changeUserFacility);
    expect([sent?.method, sent?.url.search]).toEqual([
      'POST',
      '?changedFacilityId=facility-2&changedFacilityLicense=PF2',
    ]);
  });

  it('REQ-PROFILE-14 with one facility there is nothing to ask', async () => {
    portal.answer(getCurrentUserFacilities, { data: { ...listed, userFacilities: facilities.slice(0, 1) } });
    renderPortal({ at: '/selectfacility', as: owing() });
    await arriveAt('/api-docs');
  });

  it('REQ-PROFILE-18 says when the list cannot be had', async () => {
    portal.answer(getCurrentUserFacilities, { response: new Response('', { status: 503 }) });
    renderPortal({ at: '/selectfacility', as: owing() });
    expect(await screen.findByText('We are experiencing issues please log a support ticket')).toBeInTheDocument();
  });

  it('REQ-PROFILE-18 says when the facility cannot be set', async () => {
    portal.answer(changeUserFacility, { response: new Response('', { status: 503 }) });
    const { user } = renderPortal({ at: '/selectfacility', as: owing() });
    await user.click(await screen.findByRole('radio', { name: 'Corniche Pharmacy(PF2)' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We are experiencing issues please log a support ticket')).toBeInTheDocument();
    expect(currentSession()?.accessToken).toBe('access-token-1');
  });
});

describe('Emirates ID', () => {
  const owing = () => aSignedInUser({ pendingSteps: ['emiratesId'] });

  it('REQ-PROFILE-01 REQ-PROFILE-03 REQ-PROFILE-04 REQ-ROUTE-07 is masked, checked, sent in the body, and then the dashboard opens', async () => {
    portal.answer(updateUserEmiratesId, { data: withoutToken(aSignedInUser()) });
    const { user } = renderPortal({ at: '/emiratesidupdate', as: owing() });
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(fieldOf('Emirates ID')).toHaveAccessibleDescription('Valid Emirates ID Required'));
    await fillIn(user, 'Emirates ID', '784198500000018');
    expect(fieldOf('Emirates ID')).toHaveValue('784-1985-0000001-8');
    expect(fieldOf('Emirates ID')).toHaveAccessibleDescription('Valid Emirates ID Required');
    await fillIn(user, 'Emirates ID', '784198500000017');
    await fillIn(user, 'Current password', 'Correct-Horse_7');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await arriveAt('/dashboard');
    const [sent] = portal.sentTo(updateUserEmiratesId);
    const body = { emiratesId: '784198500000017', currentPassword: 'Correct-Horse_7' };
    expect([sent?.url.search, sent?.body]).toEqual(['', body]);
    expect(portal.sentTo(updateUserEmiratesId)).toHaveLength(1);
  });

  it('REQ-PROFILE-02 may be left for later, and is not asked again in this session', async () => {
    const { user } = renderPortal({ at: '/emiratesidupdate', as: owing() });
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await arriveAt('/dashboard');
    expect(currentSession()?.pendingSteps).toEqual([]);
    expect(portal.sentTo(settleSignInStep).map(({ body }) => body)).toEqual([{ step: 'emiratesId' }]);
  });

  it('is left for later also when the server does not hear of it', async () => {
    portal.answer(settleSignInStep, { response: new Response('', { status: 503 }) });
    const { user } = renderPortal({ at: '/emiratesidupdate', as: owing() });
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await arriveAt('/dashboard');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['names the one that the account has', '0017', /The Emirates ID of your account ends in 0017\./],
    ['says that there is none', null, /Your account has no Emirates ID yet\./],
  ])('opened from the settings %s', async (_what, emiratesIdEnding, text) => {
    portal.answer(getUserDetails, { data: { ...details, emiratesIdEnding } });
    const { user } = renderPortal({ at: '/emiratesidupdate?returnUrl=%2Fmanage', as: aSignedInUser() });
    expect(await screen.findByText(text)).not.toHaveTextContent(/asked only once/);
    expect(screen.queryAllByLabelText(/^Emirates ID/)).toHaveLength(emiratesIdEnding === null ? 1 : 0);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await arriveAt('/manage');
    expect(portal.sentTo(settleSignInStep)).toEqual([]);
  });
});

describe('professional licence', () => {
  const owing = (more: Partial<SignedInUser> = {}) =>
    aSignedInUser({ roles: ['ControlMedicationMedicalProvider'], pendingSteps: ['professionalLicense'], ...more });

  it('REQ-PROFILE-05 REQ-PROFILE-10 REQ-PROFILE-11 REQ-ROUTE-08 stores the specialty of the licence in the stored token', async () => {
    const answer = withoutToken(aSignedInUser({ specialty: 'Cardiology', clinicianLicense: 'GD1' }));
    portal.answer(updateUserClinicianLicense, { data: answer });
    const { user } = renderPortal({ at: '/professionallicenseupdate', as: owing() });
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(fieldOf('Professional licence number')).toHaveAccessibleDescription(
        'Please enter professional Licese Number.',
      ),
    );
    await fillIn(user, 'Professional licence number', 'GD1');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await arriveAt('/dashboard');
    expect(portal.sentTo(updateUserClinicianLicense)[0]?.url.search).toBe('?licensenumber=GD1');
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toMatchObject({
      specialty: 'Cardiology',
      accessToken: 'access-token-1',
    });
  });

  it('REQ-PROFILE-08 REQ-PROFILE-09 REQ-PROFILE-11 offers the candidates and waits for the page to be sent again', async () => {
    const candidates = [{ licenseNo: 'GD777', fullName: 'Sara Invented' }];
    portal.answer(updateUserClinicianLicense, { refusal: 'clinicianLicenseMismatch', data: { candidates } });
    const { user } = renderPortal({ at: '/professionallicenseupdate', as: owing() });
    await screen.findByRole('button', { name: 'Submit' });
    await fillIn(user, 'Professional licence number', 'GD1');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const picker = await screen.findByRole('dialog', { name: 'Select/Click the correct License Number' });
    expect(picker).toHaveTextContent(/GD777.*Sara Invented.*After selection, submit the page again\./);
    await user.click(within(picker).getByRole('button', { name: /GD777/ }));
    await waitFor(() => expect(fieldOf('Professional licence number')).toHaveValue('GD777'));
    expect(portal.sentTo(updateUserClinicianLicense)).toHaveLength(1);
  });

  it('REQ-PROFILE-07 tells a pharmacy of Abu Dhabi about its own licence', async () => {
    const { unmount } = renderPortal({
      at: '/professionallicenseupdate',
      as: owing({ roles: ['Pharmacy'], regulatoryId: 1 }),
    });
    expect(await screen.findByText(/Department of Health – Abu Dhabi/)).toBeInTheDocument();
    unmount();
    renderPortal({ at: '/professionallicenseupdate', as: owing({ roles: ['Pharmacy'], regulatoryId: 2 }) });
    await screen.findByRole('button', { name: 'Submit' });
    expect(screen.queryByText(/Abu Dhabi/)).not.toBeInTheDocument();
  });

  it('REQ-PROFILE-06 asks nothing of other roles', async () => {
    renderPortal({ at: '/professionallicenseupdate', as: owing({ roles: ['Eligibility'] }) });
    expect(await screen.findByText(/roles need no professional licence/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the walk', () => {
  it('leads from the login through the owed steps to the wanted address', async () => {
    const owed = aSignedInUser({ url: '/api-docs', pendingSteps: ['emiratesId', 'licenseAgreement'] });
    portal
      .answer(accountApi.endpoints.getHumanVerification, async () => ({ data: await aChallenge() }))
      .answer(accountApi.endpoints.login, { data: owed })
      .answer(acceptLicenseAgreement, { data: withoutToken(aSignedInUser({ pendingSteps: ['emiratesId'] })) });
    const { user } = renderPortal({ at: '/account/login?returnUrl=%2Fapi-docs' });
    await heading('Sign in');
    await user.type(screen.getByLabelText('User name'), 'reception@palm.example');
    await user.type(screen.getByLabelText('Password'), 'Secret-1!');
    await user.click(screen.getByLabelText('I am human'));
    await waitFor(() => expect(screen.getByLabelText('I am human')).toBeChecked());
    await user.click(screen.getByRole('button', { name: /Login/ }));
    await arriveAt('/userlicenseagreement?returnUrl=%2Fapi-docs');
    await user.click(await screen.findByRole('radio', { name: /I accept/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await arriveAt('/emiratesidupdate?returnUrl=%2Fapi-docs');
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await arriveAt('/api-docs');
  });

  it('logs off every user who opens the log-off route', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    renderPortal({ at: '/account/logoff', as: aSignedInUser() });
    await waitFor(() => expect(leave.mock.calls).toEqual([['/dashboard']]));
    expect(localStorage.getItem('token')).toBeNull();
    expect(portal.sentTo(logoff)).toHaveLength(1);
  });
});

describe('confirming the e-mail address', () => {
  const owing = () => aSignedInUser({ pendingSteps: ['confirmEmail', 'licenseAgreement'] });
  const { sendEmailCode, confirmEmail } = accountApi.endpoints;

  it('mails a code when the page opens, keeps what was typed when it is wrong, and goes on with the right one', async () => {
    const done = withoutToken(aSignedInUser({ pendingSteps: ['licenseAgreement'] }));
    portal
      .answer(sendEmailCode, { data: null })
      .answer(confirmEmail, ({ body }) =>
        (body as { code: string }).code === '123456' ? { data: done } : { refusal: 'emailCodeWrong' },
      );
    const { user } = renderPortal({ at: '/dashboard', as: owing() });
    await heading('Confirm your e-mail address');
    await waitFor(() => expect(portal.sentTo(sendEmailCode)).toHaveLength(1));
    await fillIn(user, 'Code', '654321');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('This code is not correct.');
    expect(fieldOf('Code')).toHaveProperty('value', '654321');
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await screen.findByText('Another code is on its way. Earlier codes are no longer valid.');
    await fillIn(user, 'Code', '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toContain('/userlicenseagreement'));
  });
});
