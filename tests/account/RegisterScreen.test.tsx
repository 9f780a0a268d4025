import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { alerts } from '../../web/base/alerts.ts';
import { choose, fieldOf, fillIn } from '../support/fillIn.ts';
import { box, button, fillAll, openRegistration, registrationPortals } from '../support/registrationForm.ts';

const { checkUserName, register } = accountApi.endpoints;

const portal = registrationPortals();

describe('the registration form', () => {
  it('REQ-REG-01 REQ-REG-02 REQ-REG-04 REQ-REG-46 has its sections, fields, lists and buttons', async () => {
    const user = await openRegistration();
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

  it('REQ-REG-03 REQ-REG-30 REQ-REG-32 REQ-REG-33 follows the provider type', async () => {
    const user = await openRegistration();
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
    const user = await openRegistration();
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
      // What a password needs stays in sight beside what is wrong with it.
      const said = label === 'Password' ? new RegExp(`^${message} ?At least 8 characters`) : message;
      await waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(said));
    }
  });

  it('REQ-REG-20 asks for the regulator', async () => {
    const user = await openRegistration();
    screen.getByRole('combobox', { name: /^Regulator/ }).focus();
    await user.tab();
    expect(await screen.findByText('Regulator is required.')).toBeInTheDocument();
  });

  it('REQ-REG-08 REQ-REG-14 REQ-REG-15 REQ-REG-18 REQ-VALID-04 REQ-VALID-07 says what is wrong', async () => {
    const user = await openRegistration();
    await fillIn(user, 'Email', 'sara@palm');
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Email is invalid.'));
    await fillIn(user, 'Password', 'secret12');
    await waitFor(() =>
      expect(fieldOf('Password')).toHaveAccessibleDescription(/^Password not strong enough\. ?At least 8 characters/),
    );
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

describe('the user name', () => {
  it('REQ-REG-09 REQ-REG-10 REQ-REG-12 is checked while somebody waits, and a taken one is refused', async () => {
    const user = await openRegistration();
    const resume = portal().answer(checkUserName, { data: 'true' }).pause();
    await fillIn(user, 'Email', 'Taken@palm.example');
    expect(await screen.findByText('Checking if username is available...')).toBeInTheDocument();
    resume();
    expect(await screen.findByText('Username already registered')).toBeInTheDocument();
    expect(screen.queryByText('Checking if username is available...')).not.toBeInTheDocument();
    const [sent] = portal().sentTo(checkUserName);
    expect(sent?.url.searchParams.get('username')).toBe('taken@palm.example');
    portal().answer(checkUserName, { data: 'false' });
    await fillIn(user, 'Email', 'free@palm.example');
    await waitFor(() => expect(portal().sentTo(checkUserName)).toHaveLength(2));
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription(''));
  });

  it('is checked all the same after many checks: the page verifies itself, and nobody sees it', async () => {
    portal().answer(checkUserName, ({ url }) => {
      if (url.searchParams.get('token')) return { data: 'true' as const };
      return { refusal: 'verificationNeeded' };
    });
    const user = await openRegistration();
    await fillIn(user, 'First Name', 'Sara');
    await fillIn(user, 'Email', 'taken@palm.example');
    expect(await screen.findByText('Username already registered')).toBeInTheDocument();
    expect(portal().sentTo(checkUserName)).toHaveLength(2);
    expect(fieldOf('First Name')).toHaveValue('Sara');
    expect(fieldOf('Email')).toHaveValue('taken@palm.example');
    expect(alerts.current()).toEqual([]);
    expect(screen.queryByText(/confirm that you are human/)).not.toBeInTheDocument();
  });

  it('is left to the registration where the page asks in vain, also after it has verified itself', async () => {
    portal().answer(checkUserName, { refusal: 'verificationNeeded' });
    const user = await openRegistration();
    await fillAll(user);
    await waitFor(() => expect(portal().sentTo(checkUserName)).toHaveLength(2));
    await portal().untilAnswered();
    expect(portal().sentTo(checkUserName)).toHaveLength(2);
    expect(button('Register')).toBeEnabled();
    expect(alerts.current()).toEqual([]);
  });

  it('REQ-REG-11 a check that fails blocks nothing and alarms nobody', async () => {
    portal().answer(checkUserName, { response: new Response('', { status: 500 }) });
    const user = await openRegistration();
    await fillAll(user);
    await waitFor(() => expect(portal().sentTo(checkUserName)).toHaveLength(1));
    expect(button('Register')).toBeEnabled();
    expect(alerts.current()).toEqual([]);
  });

  it('REQ-REG-09 says so too when somebody else took the name in the same second', async () => {
    portal().answer(register, { refusal: 'userNameExists' });
    const user = await openRegistration();
    await fillAll(user);
    await user.click(button('Register'));
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Username already registered'));
    expect(button('Register')).toBeDisabled();
    expect(fieldOf('Last Name')).toHaveValue('Invented');
  });
});
