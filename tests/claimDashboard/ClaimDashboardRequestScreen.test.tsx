import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { choose, fieldOf, fillIn } from '../support/fillIn.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../support/solverWorker.ts';
import { type FakePortal, fakePortal } from '../support/transport.ts';

const { addRegistration, importMembersFromExcel } = claimDashboardApi.endpoints;
const owners = Array.from({ length: 11 }, (_, at) => ({
  id: 1001 + at,
  groupOwnerName: `Group ${at + 1}`,
  nameArabic: `مجموعة ${at + 1}`,
}));

let portal: FakePortal;
beforeAll(installSolver);
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  portal = fakePortal()
    .answer(accountApi.endpoints.getHumanVerification, async () => ({ data: await aChallenge() }))
    .answer(lookupsApi.endpoints.getGroupOwners, { data: owners })
    .answer(lookupsApi.endpoints.getSubGroups, { data: [{ id: 2001, groupName: 'Clinics', nameArabic: 'عيادات' }] });
});

async function open() {
  const { user } = renderPortal({ at: '/claimdashboardrequestform' });
  await heading('Claim dashboard subscription');
  await screen.findByRole('button', { name: 'Add user' });
  return user;
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function addUser(user: UserEvent, licenses: string, emailId = 'omar@clinic.ae', type = 'Multiple') {
  await fillIn(user, 'User name', 'Omar Invented');
  await fillIn(user, 'Email', emailId);
  await choose(user, 'Access type', type);
  await fillIn(user, 'Facility licences', licenses);
  await press(user, 'Add user');
}
async function fillSignatory(user: UserEvent, contactNumber = '0501234567') {
  await fillIn(user, 'Requester name', 'Huda Invented');
  await fillIn(user, 'Title', 'Revenue manager');
  await fillIn(user, 'Requester email', 'huda@clinic.ae');
  await fillIn(user, 'Contact number', contactNumber);
}
const rows = () => screen.queryAllByRole('row').slice(1);
const notComplete = 'Please fill all mandatory fields before submitting the Request Form.';

describe('what was typed', () => {
  it('survives a reload of the page, for half an hour', async () => {
    const user = await open();
    await addUser(user, 'MF1001');
    await fillIn(user, 'User name', 'Half typed');
    await fillSignatory(user);
    cleanup();
    await open();
    expect(rows()[0]).toHaveTextContent('omar@clinic.ae');
    expect(fieldOf('User name')).toHaveValue('Half typed');
    expect(fieldOf('Requester email')).toHaveValue('huda@clinic.ae');
    cleanup();
    // Somebody else at the same computer.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
    await open();
    vi.useRealTimers();
    expect(rows()).toEqual([]);
    expect(fieldOf('User name')).toHaveValue('');
    expect(fieldOf('Requester email')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toMatch(/omar|huda|Half/i);
  });
});

describe('users of the request form', () => {
  it('REQ-CDASH-04 REQ-CDASH-07 REQ-CDASH-08 REQ-CDASH-17: an access type asks for its own facilities, and says what is missing', async () => {
    const user = await open();
    expect(screen.queryByLabelText(/Facility licences/)).not.toBeInTheDocument();
    await press(user, 'Add user');
    await waitFor(() => expect(fieldOf('User name')).toHaveAccessibleDescription('Please fill all mandatory fields.'));
    await fillIn(user, 'Email', 'omar@clinic.example');
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Invalid EmailId'));
    await choose(user, 'Access type', 'Sub group');
    expect(screen.getByRole('combobox', { name: /^Sub groups/ })).toBeInTheDocument();
    await choose(user, 'Access type', 'Single');
    expect(fieldOf('Facility licences')).toBeRequired();
    await choose(user, 'Access type', 'Group owner');
    await user.click(screen.getByRole('combobox', { name: /^Group owners/ }));
    const options = await screen.findAllByRole('option');
    for (const option of options.slice(0, 10)) await user.click(option);
    const chosen = screen.getByRole('combobox', { name: /^Group owners/, hidden: true });
    expect(chosen).toHaveTextContent(/Group 1, .*Group 10/);
    await user.click(options[10] as HTMLElement);
    expect(chosen).not.toHaveTextContent('Group 10');
  });

  it('REQ-CDASH-05 REQ-CDASH-09 REQ-CDASH-10: they accumulate, the same facility once for an address, and leave after a question', async () => {
    const user = await open();
    await addUser(user, 'DHA-F-1, dha-f-1');
    await waitFor(() =>
      expect(fieldOf('Facility licences')).toHaveAccessibleDescription('Duplicate facility can not be added.'),
    );
    await fillIn(user, 'Facility licences', 'DHA-F-1, DHA-F-2');
    await press(user, 'Add user');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await addUser(user, 'DHA-F-2', 'OMAR@clinic.ae', 'Single');
    await waitFor(() =>
      expect(fieldOf('Facility licences')).toHaveAccessibleDescription('Duplicate facility can not be added.'),
    );
    expect(rows()).toHaveLength(1);
    await press(user, 'Delete Omar Invented');
    const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No users yet. Add at least one.');
  });

  it('REQ-CDASH-18: come from a sheet, whose errors are shown although the others were taken', async () => {
    const read = { userName: 'Sara', emailId: 'sara@clinic.ae', accessType: 4, groups: [], subGroups: [] };
    portal.answer(importMembersFromExcel, {
      data: [{ ...read, facilityLicenses: ['DHA-F-1'] }],
      errors: [{ code: 'invalidEmail', message: 'Row 3: Invalid EmailId', field: 'file' }],
    });
    const user = await open();
    const picker = document.querySelector('input[type="file"]') as HTMLInputElement;
    expect(picker.multiple).toBe(false);
    await user.upload(picker, new File(['PK'], 'users.xlsx'));
    await press(user, 'Import');
    expect(await screen.findByText('Row 3: Invalid EmailId')).toBeInTheDocument();
    expect(screen.getByText('1 user was added to the list.')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });
});

describe('the signatory of the request form', () => {
  it('REQ-CDASH-11 REQ-CDASH-12: sends nothing without a user and without what is needed of the signatory', async () => {
    const user = await open();
    await press(user, 'Submit');
    expect(await screen.findByText(notComplete)).toBeInTheDocument();
    for (const label of ['Requester name', 'Title', 'Requester email', 'Contact number'])
      expect(fieldOf(label)).toHaveAccessibleDescription('Please fill all mandatory fields.');
    await fillSignatory(user);
    await press(user, 'Submit');
    expect(screen.getByText(notComplete)).toBeInTheDocument();
    expect(portal.sentTo(addRegistration)).toEqual([]);
  });

  it('REQ-CDASH-13 REQ-CDASH-14 REQ-CDASH-15: says what is wrong with a contact number', async () => {
    const user = await open();
    await press(user, 'Submit');
    for (const [number, message] of [
      ['0601234567', 'Invalid contact number'],
      ['05012345', 'Contact number should contain 9 digit'],
      ['05012345678', 'Contact number should not more than 10 digit'],
    ] as const) {
      await fillIn(user, 'Contact number', number);
      await waitFor(() => expect(fieldOf('Contact number')).toHaveAccessibleDescription(message));
    }
  });

  it('REQ-CDASH-03 REQ-CDASH-06: sends the users with a token, and both forms are empty afterwards', async () => {
    portal.answer(addRegistration, { data: { transactionNumber: '5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11' } });
    const user = await open();
    await addUser(user, 'DHA-F-1');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await fillSignatory(user);
    await press(user, 'Submit');
    expect(await screen.findByText('5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11')).toBeInTheDocument();
    const [sent] = portal.sentTo(addRegistration);
    expect(sent?.body).toMatchObject({
      requesterName: 'Huda Invented',
      emailId: 'huda@clinic.ae',
      users: [{ userName: 'Omar Invented', accessType: 3, facilityLicenses: ['DHA-F-1'] }],
      token: expect.stringMatching(/.{40}/),
    });
    expect(fieldOf('Requester name')).toHaveValue('');
    expect(fieldOf('User name')).toHaveValue('');
    expect(screen.getByText('No users yet. Add at least one.')).toBeInTheDocument();
  });
});
