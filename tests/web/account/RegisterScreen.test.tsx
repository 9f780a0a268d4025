import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../shared/api/account.ts';
import { lookupsApi } from '../../../shared/api/lookups.ts';
import { regulatorApi } from '../../../shared/api/regulator.ts';
import { providerTypes } from '../../../shared/model/providerTypes.ts';
import { regulatorOptions } from '../../../shared/model/regulator.ts';
import { alerts } from '../../../web/app/alerts.ts';
import { installCardAgent } from '../../support/cardAgent.ts';
import { choose, fieldOf, fillIn } from '../../support/fillIn.ts';
import { arriveAt, renderPortal } from '../../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../../support/solverWorker.ts';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { checkUserName, register, testControlMedicationConnection } = accountApi.endpoints;
const { getHumanVerification, beginCardReading, verifyCardReading } = accountApi.endpoints;
const { testConnection, getRegulators } = regulatorApi.endpoints;
const { getProviderTypes } = lookupsApi.endpoints;
type User = ReturnType<typeof renderPortal>['user'];

const emiratesId = '784-1985-0000001-7';
const card = {
  cardReadId: 'reading-1',
  fullName: 'Sara,,Invented',
  doB: '1985-01-01',
  emiratesIdNumber: '784198500000017',
  photo: null,
  isVerified: true,
};

let portal: FakePortal;
beforeAll(() => {
  installSolver();
  installCardAgent();
});
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal()
    .answer(getHumanVerification, async () => ({ data: await aChallenge() }))
    .answer(getRegulators, { data: [...regulatorOptions] })
    .answer(getProviderTypes, { data: [...providerTypes] })
    .answer(checkUserName, { data: 'false' })
    .answer(testConnection, { data: null, status: 1 })
    .answer(testControlMedicationConnection, { data: true })
    .answer(beginCardReading, {
      data: { requestId: 'request-1', expiresAt: new Date(Date.now() + 300_000).toISOString() },
    })
    .answer(verifyCardReading, { data: card })
    .answer(register, { data: { userId: 'user-1' } });
});

async function open(): Promise<User> {
  const { user } = renderPortal({ at: '/account/register' });
  await screen.findByRole('heading', { level: 2, name: 'Registration Details' });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const bodyOf = (index = 0) => portal.sentTo(register)[index]?.body as Record<string, unknown>;

async function fillPerson(user: User): Promise<void> {
  await fillIn(user, 'Email', 'sara@palm.example');
  await fillIn(user, 'Password', 'Secret-12!a');
  await fillIn(user, 'Confirm Password', 'Secret-12!a');
  await fillIn(user, 'First Name', 'Sara');
  await fillIn(user, 'Last Name', 'Invented');
  await fillIn(user, 'Emirates ID', emiratesId);
}

async function fillRegulatory(user: User): Promise<void> {
  await choose(user, 'Regulator', 'HAAD');
  await fillIn(user, 'Facility License Number', 'MF1001');
  await fillIn(user, 'Regulator Username', 'palm');
  await fillIn(user, 'Regulator Password', 'regulator-1');
}

async function fillAll(user: User): Promise<void> {
  await fillPerson(user);
  await fillRegulatory(user);
  await user.click(button('Test Connection'));
  await screen.findByText('Connection Succeeded');
  await waitFor(() => expect(button('Register')).toBeEnabled());
}

async function fillControlled(user: User): Promise<void> {
  await user.click(box('Controlled Medication'));
  await fillIn(user, 'Controlled Medication Username', 'cm-palm');
  await fillIn(user, 'Controlled Medication Password', 'cm-secret');
  await fillIn(user, 'Clinician License Number', 'GD1');
}

describe('the registration form', { timeout: 60_000 }, () => {
  it('REQ-REG-01 REQ-REG-02 REQ-REG-04 REQ-REG-46 has its sections, fields, lists and buttons', async () => {
    const user = await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Regulatory Details' })).toBeInTheDocument();
    const labels = ['Email', 'Password', 'Confirm Password', 'First Name', 'Last Name', 'Emirates ID'];
    const regulatory = ['Facility License Number', 'Regulator Username', 'Regulator Password'];
    const controlled = ['Controlled Medication Username', 'Controlled Medication Password', 'Clinician License Number'];
    for (const label of [...labels, ...regulatory, ...controlled]) expect(fieldOf(label), label).toBeInTheDocument();
    expect(fieldOf('First Name')).toHaveAccessibleDescription('As printed on the Emirates ID');
    expect(screen.getByRole('combobox', { name: /^Provider Type/ })).toBeInTheDocument();
    for (const name of ['E-Authorization', 'Eligibility', 'Controlled Medication', 'I am human']) {
      expect(box(name)).toBeInTheDocument();
    }
    for (const name of ['Test Connection', 'Register', 'Cancel']) expect(button(name)).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^Regulator/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(regulatorOptions.map(({ name }) => name));
  });

  it('REQ-REG-03 REQ-REG-30 REQ-REG-31 REQ-REG-32 REQ-REG-33 REQ-REG-50 follows the provider type', async () => {
    const user = await open();
    expect(screen.getByRole('combobox', { name: /^Provider Type/ })).toHaveTextContent('Medical provider');
    expect([box('E-Authorization'), box('Eligibility')].every((each) => (each as HTMLInputElement).checked)).toBe(true);
    await user.click(box('E-Authorization'));
    await user.click(box('Eligibility'));
    expect(box('Eligibility')).toBeChecked();
    await choose(user, 'Provider Type', 'Pharmacy');
    expect(screen.queryByRole('checkbox', { name: 'E-Authorization' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Eligibility' })).not.toBeInTheDocument();
    await choose(user, 'Provider Type', 'Medical provider');
    expect(box('E-Authorization')).toBeChecked();
    expect(box('Eligibility')).toBeChecked();
  });

  it('REQ-REG-07 REQ-REG-13 REQ-REG-16 REQ-REG-17 REQ-REG-18 REQ-REG-21 REQ-REG-22 REQ-REG-23 says what is missing when a field is left', async () => {
    const user = await open();
    const messages = {
      Email: 'Email is required.',
      Password: 'Password is required.',
      'First Name': 'First name is required.',
      'Last Name': 'Last name is required.',
      'Emirates ID': 'Valid Emirates ID Required',
      'Facility License Number': 'Facility License Number is required.',
      'Regulator Username': 'Regulator Username is required.',
      'Regulator Password': 'Regulator Password is required.',
    };
    for (const [label, message] of Object.entries(messages)) {
      await fillIn(user, label, '');
      await waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(message));
    }
  });

  it('REQ-REG-20 asks for the regulator', async () => {
    const user = await open();
    screen.getByRole('combobox', { name: /^Regulator/ }).focus();
    await user.tab();
    expect(await screen.findByText('Regulator is required.')).toBeInTheDocument();
  });

  it('REQ-REG-08 REQ-REG-14 REQ-REG-15 REQ-REG-18 REQ-VALID-04 REQ-VALID-07 says what is wrong', async () => {
    const user = await open();
    await fillIn(user, 'Email', 'sara@palm');
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Email is invalid.'));
    await fillIn(user, 'Password', 'secret12');
    await waitFor(() => expect(fieldOf('Password')).toHaveAccessibleDescription('Password not strong enough.'));
    expect(fieldOf('Password')).toHaveAttribute('minlength', '6');
    await fillIn(user, 'Confirm Password', 'other');
    await waitFor(() => expect(fieldOf('Confirm Password')).toHaveAccessibleDescription('Passwords do not match.'));
    await fillIn(user, 'Password', 'other');
    await waitFor(() => expect(fieldOf('Confirm Password')).toHaveAccessibleDescription(''));
    await user.click(fieldOf('Emirates ID'));
    await user.paste('784198500000018');
    expect(fieldOf('Emirates ID')).toHaveValue('784-1985-0000001-8');
    expect(screen.queryByText('Valid Emirates ID Required')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Valid Emirates ID Required')).toBeInTheDocument();
  });
});

describe('the user name', { timeout: 60_000 }, () => {
  it('REQ-REG-09 REQ-REG-10 REQ-REG-12 is checked while somebody waits, and a taken one is refused', async () => {
    const user = await open();
    const resume = portal.answer(checkUserName, { data: 'true' }).pause();
    await fillIn(user, 'Email', 'Taken@palm.example');
    expect(await screen.findByText('Checking if username is available...')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Username already registered')).toBeInTheDocument();
    expect(screen.queryByText('Checking if username is available...')).not.toBeInTheDocument();
    const [sent] = portal.sentTo(checkUserName);
    expect(sent?.url.searchParams.get('username')).toBe('taken@palm.example');
    portal.answer(checkUserName, { data: 'false' });
    await fillIn(user, 'Email', 'free@palm.example');
    await waitFor(() => expect(portal.sentTo(checkUserName)).toHaveLength(2));
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription(''));
  });

  it('REQ-REG-11 a check that fails blocks nothing and alarms nobody', async () => {
    portal.answer(checkUserName, { response: new Response('', { status: 500 }) });
    const user = await open();
    await fillAll(user);
    await waitFor(() => expect(portal.sentTo(checkUserName)).toHaveLength(1));
    expect(button('Register')).toBeEnabled();
    expect(alerts.current()).toEqual([]);
  });

  it('REQ-REG-09 says so too when somebody else took the name in the same second', async () => {
    portal.answer(register, { refusal: 'userNameExists' });
    const user = await open();
    await fillAll(user);
    await user.click(button('Register'));
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Username already registered'));
    expect(button('Register')).toBeDisabled();
    expect(fieldOf('Last Name')).toHaveValue('Invented');
  });
});

describe('the connection test', { timeout: 60_000 }, () => {
  it('REQ-REG-24 REQ-REG-26 REQ-REG-29 can be pressed once its four fields are filled, and says that it succeeded', async () => {
    const user = await open();
    expect(button('Test Connection')).toBeDisabled();
    await choose(user, 'Regulator', 'DHA');
    await fillIn(user, 'Facility License Number', 'DHA-F-1');
    await fillIn(user, 'Regulator Username', 'palm');
    expect(button('Test Connection')).toBeDisabled();
    await fillIn(user, 'Regulator Password', 'secret ');
    await user.click(button('Test Connection'));
    expect(await screen.findByText('Connection Succeeded')).toBeInTheDocument();
    expect(portal.sentTo(testConnection)[0]?.body).toEqual({
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
    portal.answer(testConnection, { refusal });
    const user = await open();
    await fillPerson(user);
    await fillRegulatory(user);
    await user.click(button('Test Connection'));
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(button('Register')).toBeDisabled();
  });

  it('says when the visitor could not be verified', async () => {
    portal.answer(getHumanVerification, { response: new Response('', { status: 503 }) });
    const user = await open();
    await fillRegulatory(user);
    await user.click(button('Test Connection'));
    expect(await screen.findByText(/human verification failed/)).toBeInTheDocument();
    expect(portal.sentTo(testConnection)).toEqual([]);
  });
});

describe('registering', { timeout: 60_000 }, () => {
  it('REQ-REG-25 REQ-REG-41 REQ-REG-43 REQ-REG-44 sends the payload once and goes to login', async () => {
    const user = await open();
    await fillPerson(user);
    await fillRegulatory(user);
    expect(button('Register')).toBeDisabled();
    await user.click(button('Test Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.dblClick(button('Register'));
    await arriveAt('/account/login');
    expect(alerts.current().map(({ message }) => message)).toEqual(['Registration successful']);
    expect(portal.sentTo(register)).toHaveLength(1);
    expect(bodyOf()).toEqual({
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
    const tested = portal.sentTo(testConnection)[0]?.body as { token: string } | undefined;
    expect(bodyOf().token).not.toBe(tested?.token);
    expect(sessionStorage.getItem('registration:draft')).toBeNull();
  });

  it('REQ-REG-42 says that no answer came, and keeps everything that was typed', async () => {
    portal.answer(register, () => {
      throw new TypeError('connection reset');
    });
    const user = await open();
    await fillAll(user);
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are experiencing issues, please log a support ticket',
    );
    expect(fieldOf('Password')).toHaveValue('Secret-12!a');
    await waitFor(() => expect(button('Register')).toBeEnabled());
  });

  it('keeps a draft over a reload, without passwords and without the Emirates ID', async () => {
    const user = await open();
    await fillPerson(user);
    await fillRegulatory(user);
    const draft = sessionStorage.getItem('registration:draft') ?? '';
    expect(draft).toContain('sara@palm.example');
    for (const secret of ['Secret-12!a', 'regulator-1', '784']) expect(draft).not.toContain(secret);
  });

  it('REQ-REG-04 Cancel leads back to login and forgets the draft', async () => {
    const user = await open();
    await fillIn(user, 'First Name', 'Sara');
    await user.click(button('Cancel'));
    await arriveAt('/account/login');
    expect(sessionStorage.getItem('registration:draft')).toBeNull();
  });
});

describe('controlled medication', { timeout: 90_000 }, () => {
  it('REQ-REG-34 REQ-REG-35 REQ-REG-36 enables and requires its fields, resets the test, frees the regulator fields', async () => {
    const user = await open();
    await fillRegulatory(user);
    await user.click(button('Test Connection'));
    await screen.findByText('Connection Succeeded');
    for (const label of ['Username', 'Password']) expect(fieldOf(`Controlled Medication ${label}`)).toBeDisabled();
    expect(fieldOf('Regulator Username')).toBeRequired();
    await user.click(box('Controlled Medication'));
    expect(screen.queryByText('Connection Succeeded')).not.toBeInTheDocument();
    for (const label of [
      'Controlled Medication Username',
      'Controlled Medication Password',
      'Clinician License Number',
    ]) {
      expect(fieldOf(label)).toBeEnabled();
      expect(fieldOf(label)).toBeRequired();
      await fillIn(user, label, '');
      await waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(`${label} is required.`));
    }
    expect(fieldOf('Regulator Username')).not.toBeRequired();
    await user.click(box('E-Authorization'));
    expect(fieldOf('Regulator Username')).toBeRequired();
  });

  it('REQ-REG-05 REQ-REG-36 REQ-REG-37 REQ-REG-39 REQ-REG-45 needs its own test and the card, then registers without regulator credentials', async () => {
    const user = await open();
    await fillPerson(user);
    await choose(user, 'Regulator', 'HAAD');
    await fillIn(user, 'Facility License Number', 'MF1001');
    await fillControlled(user);
    expect(button('Register')).toBeDisabled();
    await user.click(button('Test Controlled Medication Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    expect(portal.sentTo(testControlMedicationConnection)[0]?.body).toMatchObject({
      UserName: 'cm-palm',
      Password: 'cm-secret',
      facilityLicense: 'MF1001',
    });
    await user.click(button('Register'));
    const dialog = await screen.findByRole('dialog');
    expect(portal.sentTo(register)).toEqual([]);
    for (const name of ['Verify', 'Submit', 'Close']) {
      expect(within(dialog).getByRole('button', { name })).toBeInTheDocument();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('EmiratesId not verified')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await within(dialog).findByText('Sara Invented');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await arriveAt('/account/login');
    expect(bodyOf()).toMatchObject({
      isControlMedication: true,
      isControlMedicationEAuth: true,
      controlMedicationUsername: 'cm-palm',
      clinicianLicenseNumber: 'GD1',
      cardReadId: 'reading-1',
    });
    expect(bodyOf()).not.toHaveProperty('regulatorUsername');
  });

  it('REQ-REG-26 a refused test of controlled medication keeps Register closed', async () => {
    portal.answer(testControlMedicationConnection, { data: false });
    const user = await open();
    await fillAll(user);
    await fillControlled(user);
    await user.click(button('Test Connection'));
    await user.click(button('Test Controlled Medication Connection'));
    expect(await screen.findByText('Connection Failed')).toBeInTheDocument();
    expect(button('Register')).toBeDisabled();
  });

  it('REQ-REG-38 refuses the card of somebody else', async () => {
    portal.answer(verifyCardReading, { data: { ...card, emiratesIdNumber: '784199000000012' } });
    const user = await open();
    await fillAll(user);
    await fillControlled(user);
    await user.click(button('Test Connection'));
    await user.click(button('Test Controlled Medication Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.click(button('Register'));
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText("EmiratesId not matching with user's data")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(portal.sentTo(register)).toEqual([]);
  });

  it('REQ-REG-06 REQ-REG-40 offers the licence that was found; the picked one is sent again', async () => {
    const candidates = [{ licenseNo: 'GD777', fullName: 'Sara Invented' }];
    portal.answer(register, { refusal: 'clinicianLicenseMismatch', data: { candidates } });
    const user = await open();
    await choose(user, 'Provider Type', 'Pharmacy');
    await fillPerson(user);
    await fillRegulatory(user);
    await fillControlled(user);
    await user.click(button('Test Connection'));
    await user.click(button('Test Controlled Medication Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.click(button('Register'));
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    await screen.findByText('Sara Invented');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const picker = await screen.findByRole('dialog', { name: 'Is this your license?' });
    await user.click(within(picker).getByRole('button', { name: /GD777/ }));
    await waitFor(() => expect(fieldOf('Clinician License Number')).toHaveValue('GD777'));
    portal.answer(register, { data: { userId: 'user-1' } });
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.click(button('Register'));
    await arriveAt('/account/login');
    expect(bodyOf(1)).toMatchObject({
      clinicianLicenseNumber: 'GD777',
      cardReadId: 'reading-1',
      isControlMedicationPharmacy: true,
      isEAuthorization: false,
      isEligibility: false,
    });
  });
});
