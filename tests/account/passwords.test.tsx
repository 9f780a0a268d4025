import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { currentSession } from '../../web/base/session.ts';
import { fieldOf, fillIn } from '../support/fillIn.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../support/solverWorker.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { forgotPassword, resetPassword, getHumanVerification } = accountApi.endpoints;

let portal: FakePortal;
beforeAll(installSolver);
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal().answer(getHumanVerification, async () => ({ data: await aChallenge() }));
});
const submit = () => screen.getByRole('button', { name: 'Submit' });

/** An answer whose errors stand under the capital letter only. */
const capitalRefusal = (message: string) =>
  new Response(JSON.stringify({ status: -1, Errors: [{ code: 'x', message }], data: null }), {
    headers: { 'content-type': 'application/json' },
  });

describe('forgot password', () => {
  const open = async () => {
    const { user } = renderPortal({ at: '/account/forgotpassword' });
    await heading('Forgot password');
    await screen.findByRole('button', { name: 'Submit' });
    return user;
  };

  it('REQ-PWD-01 REQ-PWD-02 REQ-PWD-06 has an e-mail field and Submit, and wants an address', async () => {
    const user = await open();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all required fields.');
    expect(fieldOf('Email')).toHaveAccessibleDescription('Email is required.');
    await fillIn(user, 'Email', 'sara@palm');
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Email is invalid.'));
    await user.click(submit());
    expect(portal.sentTo(forgotPassword)).toEqual([]);
  });

  it('REQ-PWD-10 REQ-PWD-12 sends the address once, without an authorisation header', async () => {
    portal.answer(forgotPassword, { data: null });
    const { user } = renderPortal({ at: '/account/forgotpassword', as: aSignedInUser() });
    await screen.findByRole('button', { name: 'Submit' });
    await fillIn(user, 'Email', 'sara@palm.example');
    await user.dblClick(submit());
    expect(await screen.findByText(/If this address has an account/)).toBeInTheDocument();
    const sent = portal.sentTo(forgotPassword);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ email: 'sara@palm.example', token: expect.stringMatching(/.{40}/) });
    expect(sent[0]?.headers.get('authorization')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/account/login');
  });

  it('REQ-PWD-09 shows the errors of the answer from its capital Errors', async () => {
    portal.answer(forgotPassword, () => ({ response: capitalRefusal('Not today.') }));
    const user = await open();
    await fillIn(user, 'Email', 'sara@palm.example');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(fieldOf('Email')).toHaveValue('sara@palm.example');
  });
});

describe('reset password', () => {
  const open = async (at = '/account/resetpassword?resetCode=code-1', as?: SignedInUser) => {
    const { user } = renderPortal({ at, ...(as && { as }) });
    await screen.findByRole('button', { name: 'Submit' });
    return user;
  };

  it.each(['/account/resetpassword', '/account/resetpassword?resetCode='])(
    'REQ-PWD-07 %s says that a code is needed',
    async (at) => {
      const { user } = renderPortal({ at });
      expect(await screen.findByRole('alert')).toHaveTextContent('A code must be supplied for password reset.');
      expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
      await arriveAt('/account/forgotpassword');
    },
  );

  it('REQ-PWD-03 REQ-PWD-04 REQ-PWD-05 REQ-PWD-06 has its fields and says what is wrong with them', async () => {
    const user = await open();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all required fields.');
    expect(fieldOf('Email')).toHaveAccessibleDescription('Email is required.');
    await fillIn(user, 'Email', 'sara');
    await fillIn(user, 'Password', 'weak');
    await fillIn(user, 'Confirm Password', 'other');
    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription('Email is invalid.'));
    expect(fieldOf('Password')).toHaveAccessibleDescription(/^Password not strong enough\. ?At least 8 characters/);
    expect(fieldOf('Confirm Password')).toHaveAccessibleDescription('Password does not match.');
    expect(portal.sentTo(resetPassword)).toEqual([]);
  });

  const fill = async (user: Awaited<ReturnType<typeof open>>) => {
    await fillIn(user, 'Email', 'sara@palm.example');
    await fillIn(user, 'Password', 'Secret-12!a');
    await fillIn(user, 'Confirm Password', 'Secret-12!a');
    await user.click(submit());
  };

  it('REQ-PWD-11 REQ-PWD-13 sends the code with the new password, without an authorisation header of who is signed in here', async () => {
    portal.answer(resetPassword, { data: null });
    const user = await open('/account/resetpassword?resetcode=code-1', aSignedInUser());
    expect(currentSession()).not.toBeNull();
    await fill(user);
    await screen.findByText(/Your password is changed/);
    const [sent] = portal.sentTo(resetPassword);
    expect(sent?.body).toEqual({
      email: 'sara@palm.example',
      password: 'Secret-12!a',
      confirmPassword: 'Secret-12!a',
      code: 'code-1',
      token: expect.any(String),
    });
    expect(sent?.headers.get('authorization')).toBeNull();
  });

  it('REQ-PWD-08 goes to login after five seconds, and at once by its link', async () => {
    portal.answer(resetPassword, { data: null });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const user = await open();
    await fill(user);
    expect(await screen.findByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', '/account/login');
    const atFiveSeconds = timers.mock.calls.filter(([, delay]) => delay === 5000).map(([act]) => act as () => void);
    expect(address()).toBe('/account/resetpassword?resetCode=code-1');
    // Libraries have timers of five seconds too, on a busy machine even before this one.
    for (const act of atFiveSeconds) act();
    await arriveAt('/account/login');
  });

  it('REQ-PWD-09 shows why a code is refused, from the capital Errors', async () => {
    portal.answer(resetPassword, () => ({ response: capitalRefusal('This link is not valid any more.') }));
    const user = await open();
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more.');
    expect(fieldOf('Password')).toHaveValue('Secret-12!a');
  });
});
