import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { alerts } from '../../web/base/alerts.ts';
import { choose, fieldOf, fillIn } from '../support/fillIn.ts';
import {
  button,
  emiratesId,
  fillAll,
  fillPerson,
  fillRegulatory,
  openRegistration,
  registrationPortals,
  registrationSent,
} from '../support/registrationForm.ts';
import { arriveAt } from '../support/renderPortal.tsx';

const { getHumanVerification, register } = accountApi.endpoints;
const { testConnection } = regulatorApi.endpoints;

const portal = registrationPortals();

describe('the connection test', () => {
  it('REQ-REG-24 REQ-REG-26 REQ-REG-29 can be pressed once its four fields are filled, and says that it succeeded', async () => {
    const user = await openRegistration();
    expect(button('Test Connection')).toBeDisabled();
    await choose(user, 'Regulator', 'DHA');
    await fillIn(user, 'Facility License Number', 'DHA-F-1');
    await fillIn(user, 'Regulator Username', 'palm');
    expect(button('Test Connection')).toBeDisabled();
    await fillIn(user, 'Regulator Password', 'secret ');
    await user.click(button('Test Connection'));
    expect(await screen.findByText('Connection Succeeded')).toBeInTheDocument();
    expect(portal().sentTo(testConnection)[0]?.body).toEqual({
      username: 'palm',
      password: 'secret ',
      regulatorId: 2,
      facilityLicense: 'DHA-F-1',
      token: expect.stringMatching(/.{40}/),
    });
    await fillIn(user, 'Facility License Number', 'DHA-F-2');
    expect(screen.queryByText('Connection Succeeded')).not.toBeInTheDocument();
  });

  it.each([
    ['REQ-REG-27', 'regulatorCredentialsWrong', 'Connection Failed', /^Regulator username or password invalid/],
    ['REQ-REG-28', 'facilityNotFound', 'Facility Not found', /^Provider not found in the product, Please contact/],
    ['REQ-REGUL-02', 'regulatorUnavailable', 'Connection Failed', /cannot be reached/],
  ] as const)('REQ-REG-25 REQ-REG-26 %s %s: Register stays closed', async (_, refusal, label, message) => {
    portal().answer(testConnection, { refusal });
    const user = await openRegistration();
    await fillPerson(user);
    await fillRegulatory(user);
    await user.click(button('Test Connection'));
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(button('Register')).toBeDisabled();
  });

  it('says when the visitor could not be verified', async () => {
    portal().answer(getHumanVerification, { response: new Response('', { status: 503 }) });
    const user = await openRegistration();
    await fillRegulatory(user);
    await user.click(button('Test Connection'));
    expect(await screen.findByText(/human verification failed/)).toBeInTheDocument();
    expect(portal().sentTo(testConnection)).toEqual([]);
  });
});

describe('registering', () => {
  it('REQ-REG-25 REQ-REG-41 REQ-REG-43 REQ-REG-44 sends the payload once and goes to login', async () => {
    const user = await openRegistration();
    await fillPerson(user);
    await fillRegulatory(user);
    expect(button('Register')).toBeDisabled();
    await user.click(button('Test Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.dblClick(button('Register'));
    await arriveAt('/account/login');
    expect(alerts.current().map(({ message }) => message)).toEqual(['Registration successful']);
    expect(portal().sentTo(register)).toHaveLength(1);
    expect(registrationSent(portal())).toEqual({
      email: 'sara@palm.example',
      password: 'Secret-12!a',
      confirmPassword: 'Secret-12!a',
      firstName: 'Sara',
      lastName: 'Invented',
      emiratesId,
      regulator: { regulatorId: 1, name: 'HAAD' },
      regulatorId: 1,
      providerType: { providerTypeId: 3, providerTypeDescription: 'Medical provider' },
      providerTypeId: 3,
      facilityLicenseNumber: 'MF1001',
      regulatorUsername: 'palm',
      regulatorPassword: 'regulator-1',
      isEAuthorization: true,
      isEligibility: true,
      isControlMedication: false,
      isControlMedicationPharmacy: false,
      isControlMedicationEAuth: false,
      token: expect.any(String),
    });
    const tested = portal().sentTo(testConnection)[0]?.body as { token: string } | undefined;
    expect(registrationSent(portal()).token).not.toBe(tested?.token);
    expect(sessionStorage.getItem('registration:draft')).toBeNull();
  });

  it('REQ-REG-31 REQ-REG-50 sends neither E-Authorization nor Eligibility for the type with the id of a pharmacy, however it is called', async () => {
    const providerTypes = [
      { providerTypeId: 3, providerTypeDescription: 'Hospital', nameArabic: 'مستشفى' },
      { providerTypeId: 1, providerTypeDescription: 'Chemist', nameArabic: 'صيدلية' },
    ];
    portal().answer(lookupsApi.endpoints.getProviderTypes, { data: providerTypes });
    const user = await openRegistration();
    expect(screen.getAllByRole('checkbox', { name: /^(E-Authorization|Eligibility)$/, checked: true })).toHaveLength(2);
    await choose(user, 'Provider Type', 'Chemist');
    expect(screen.queryByRole('checkbox', { name: /^(E-Authorization|Eligibility)$/ })).not.toBeInTheDocument();
    await fillAll(user);
    await user.click(button('Register'));
    await arriveAt('/account/login');
    expect(registrationSent(portal())).toMatchObject({
      providerTypeId: 1,
      isEAuthorization: false,
      isEligibility: false,
    });
  });

  it('REQ-REG-42 says that no answer came, and keeps everything that was typed', async () => {
    portal().answer(register, () => {
      throw new TypeError('connection reset');
    });
    const user = await openRegistration();
    await fillAll(user);
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are experiencing issues, please log a support ticket',
    );
    expect(fieldOf('Password')).toHaveValue('Secret-12!a');
    await waitFor(() => expect(button('Register')).toBeEnabled());
  });

  it('REQ-LOGIN-24 sends nothing while the browser is offline, says so, and registers once it is back', async () => {
    const user = await openRegistration();
    await fillAll(user);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Register'));
    expect((await screen.findAllByText(/lost your internet connection/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/log a support ticket/)).not.toBeInTheDocument();
    expect(screen.queryByText(/verification did not work/)).not.toBeInTheDocument();
    expect(registrationSent(portal())).toBeUndefined();
    expect(fieldOf('Password')).toHaveValue('Secret-12!a');
    online.mockReturnValue(true);
    await user.click(button('Register'));
    await arriveAt('/account/login');
    expect(registrationSent(portal(), 1)).toBeUndefined();
  });

  it('keeps a draft over a reload, without passwords and without the Emirates ID', async () => {
    const user = await openRegistration();
    await fillPerson(user);
    await fillRegulatory(user);
    const draft = sessionStorage.getItem('registration:draft') ?? '';
    expect(draft).toContain('sara@palm.example');
    for (const secret of ['Secret-12!a', 'regulator-1']) expect(draft).not.toContain(secret);
    expect(draft).not.toMatch(/784-?1985/);
  });

  it('REQ-REG-04 Cancel leads back to login and forgets the draft', async () => {
    const user = await openRegistration();
    await fillIn(user, 'First Name', 'Sara');
    await user.click(button('Cancel'));
    await arriveAt('/account/login');
    expect(sessionStorage.getItem('registration:draft')).toBeNull();
  });
});
