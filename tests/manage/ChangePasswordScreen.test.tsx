import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { alerts } from '../../web/base/alerts.ts';
import { navigation } from '../../web/base/navigation.ts';
import { currentSession } from '../../web/base/session.ts';
import { fieldOf, fillIn } from '../support/fillIn.ts';
import { address, arriveAt, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { changePassword } = manageApi.endpoints;
const { getSession } = accountApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal();
});

const open = async (as = aSignedInUser(), at = '/manage/changepassword') => {
  const { user } = renderPortal({ at, as });
  await screen.findByRole('button', { name: 'Change password' });
  return user;
};
const fill = async (user: Awaited<ReturnType<typeof open>>, newPassword = 'Secret-12!a') => {
  await fillIn(user, 'Current password', 'Old-12!aa');
  await fillIn(user, 'New password', newPassword);
  await fillIn(user, 'Confirm new password', newPassword);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};
const mustReset = { isResetPasswordRequired: true, pendingSteps: ['changePassword', 'licenseAgreement'] } as const;
const { accessToken: _, ...answered } = aSignedInUser({ pendingSteps: ['licenseAgreement'] });

describe('change password', () => {
  it('REQ-PWD-14 sends the current and the new password, and goes back to the settings', async () => {
    portal.answer(changePassword, { data: null }).answer(getSession, { data: { ...answered, pendingSteps: [] } });
    const user = await open();
    await fill(user);
    await arriveAt('/manage');
    expect(portal.sentTo(changePassword)[0]?.body).toEqual({
      currentPassword: 'Old-12!aa',
      newPassword: 'Secret-12!a',
      confirmPassword: 'Secret-12!a',
    });
    expect(alerts.current()[0]?.message).toBe('Your password is changed.');
  });

  it('REQ-VALID-03 REQ-VALID-05 names weak and mistyped passwords, and sends nothing', async () => {
    const user = await open();
    await fillIn(user, 'New password', 'weak');
    await fillIn(user, 'Confirm new password', 'other');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(fieldOf('Current password')).toHaveAccessibleDescription('Password is required.'));
    expect(fieldOf('New password')).toHaveAccessibleDescription(/^Password not strong enough\. ?At least 8 characters/);
    expect(fieldOf('Confirm new password')).toHaveAccessibleDescription('Passwords do not match.');
    expect(portal.sentTo(changePassword)).toEqual([]);
  });

  it('shows what the server refuses', async () => {
    portal.answer(changePassword, { refusal: 'commonPassword' });
    const user = await open();
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This password is too common.');
    expect(address()).toBe('/manage/changepassword');
  });

  it('REQ-PWD-15 REQ-LOGIN-26 is forced from everywhere and then goes on with the next step', async () => {
    portal.answer(changePassword, { data: null }).answer(getSession, { data: answered });
    const user = await open(aSignedInUser({ ...mustReset, pendingSteps: [...mustReset.pendingSteps] }), '/api-docs');
    expect(address()).toBe('/manage/changepassword');
    expect(screen.getByText(/must be changed before you can go on/)).toBeInTheDocument();
    await fill(user);
    await arriveAt('/userlicenseagreement');
    expect(currentSession()).toMatchObject({
      isResetPasswordRequired: false,
      pendingSteps: ['licenseAgreement'],
      accessToken: 'access-token-1',
    });
  });

  it('REQ-PWD-15 counts as done when only the session could not be read again', async () => {
    portal.answer(changePassword, { data: null }).answer(getSession, { response: new Response('', { status: 500 }) });
    const user = await open(aSignedInUser({ isResetPasswordRequired: true, url: '/api-docs' }));
    await fill(user);
    await arriveAt('/api-docs');
    expect(alerts.current().map(({ severity }) => severity)).toEqual(['success']);
  });

  it('a user who does not want to change it can log out', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    portal.answer(accountApi.endpoints.logoff, { data: null });
    const user = await open(aSignedInUser({ isResetPasswordRequired: true }));
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});
