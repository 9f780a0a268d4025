import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { choose, fieldOf, fillIn } from '../support/fillIn.ts';
import {
  box,
  button,
  card,
  fillAll,
  fillControlled,
  fillPerson,
  fillRegulatory,
  openRegistration,
  registrationPortals,
  registrationSent,
} from '../support/registrationForm.ts';
import { arriveAt } from '../support/renderPortal.tsx';

const { register, testControlMedicationConnection, verifyCardReading } = accountApi.endpoints;

const portal = registrationPortals();

describe('controlled medication', () => {
  it('REQ-REG-34 REQ-REG-35 REQ-REG-36 enables and requires its fields, resets the test, frees the regulator fields', async () => {
    const user = await openRegistration();
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
    const user = await openRegistration();
    await fillPerson(user);
    await choose(user, 'Regulator', 'HAAD');
    await fillIn(user, 'Facility License Number', 'MF1001');
    await fillControlled(user);
    expect(button('Register')).toBeDisabled();
    await user.click(button('Test Controlled Medication Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    expect(portal().sentTo(testControlMedicationConnection)[0]?.body).toMatchObject({
      UserName: 'cm-palm',
      Password: 'cm-secret',
      facilityLicense: 'MF1001',
    });
    await user.click(button('Register'));
    const dialog = await screen.findByRole('dialog');
    expect(portal().sentTo(register)).toEqual([]);
    for (const name of ['Verify', 'Submit', 'Close']) {
      expect(within(dialog).getByRole('button', { name })).toBeInTheDocument();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('EmiratesId not verified')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await within(dialog).findByText('Sara Invented');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await arriveAt('/account/login');
    expect(registrationSent(portal())).toMatchObject({
      isControlMedication: true,
      isControlMedicationEAuth: true,
      controlMedicationUsername: 'cm-palm',
      clinicianLicenseNumber: 'GD1',
      cardReadId: 'reading-1',
    });
    expect(registrationSent(portal())).not.toHaveProperty('regulatorUsername');
  });

  it('REQ-REG-26 a refused test of controlled medication keeps Register closed', async () => {
    portal().answer(testControlMedicationConnection, { data: false });
    const user = await openRegistration();
    await fillAll(user);
    await fillControlled(user);
    await user.click(button('Test Connection'));
    await user.click(button('Test Controlled Medication Connection'));
    expect(await screen.findByText('Connection Failed')).toBeInTheDocument();
    expect(button('Register')).toBeDisabled();
  });

  it('REQ-REG-38 refuses the card of somebody else', async () => {
    portal().answer(verifyCardReading, { data: { ...card, emiratesIdNumber: '784199000000012' } });
    const user = await openRegistration();
    await fillAll(user);
    await fillControlled(user);
    await user.click(button('Test Connection'));
    await user.click(button('Test Controlled Medication Connection'));
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.click(button('Register'));
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText("EmiratesId not matching with user's data")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(portal().sentTo(register)).toEqual([]);
  });

  it('REQ-REG-06 REQ-REG-40 offers the licence that was found; the picked one is sent again', async () => {
    const candidates = [{ licenseNo: 'GD777', fullName: 'Sara Invented' }];
    portal().answer(register, { refusal: 'clinicianLicenseMismatch', data: { candidates } });
    const user = await openRegistration();
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
    portal().answer(register, { data: { userId: 'user-1', waitsFor: null } });
    await waitFor(() => expect(button('Register')).toBeEnabled());
    await user.click(button('Register'));
    await arriveAt('/account/login');
    expect(registrationSent(portal(), 1)).toMatchObject({
      clinicianLicenseNumber: 'GD777',
      cardReadId: 'reading-1',
      isControlMedicationPharmacy: true,
      isEAuthorization: false,
      isEligibility: false,
    });
  });
});
