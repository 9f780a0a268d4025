import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../shared/account/routes.ts';
import { errorTable } from '../../shared/messages.ts';
import { alerts } from '../../web/base/alerts.ts';
import { preferences, rereadPreferences, setPreference } from '../../web/base/preferences.ts';
import { currentSession } from '../../web/base/session.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aChallenge, installSolver } from '../support/solverWorker.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getHumanVerification, login } = accountApi.endpoints;

let portal: FakePortal;
beforeAll(installSolver);
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal().answer(getHumanVerification, async () => ({ data: await aChallenge() }));
});

async function openLogin(at = '/account/login') {
  const { user } = renderPortal({ at });
  await heading('Sign in');
  return user;
}

const userName = () => screen.getByLabelText('User name');
const password = () => screen.getByLabelText('Password');
const human = () => screen.getByLabelText('I am human');
const submit = () => screen.getByRole('button', { name: /Login/ });

async function fillIn(user: Awaited<ReturnType<typeof openLogin>>) {
  await user.type(userName(), 'reception@palm.example');
  await user.type(password(), 'Secret-1!');
  await user.click(human());
  await waitFor(() => expect(human()).toBeChecked());
}

describe('what the screen shows', () => {
  it('begins in the field of the user name, and calls nothing empty that nobody has typed in', async () => {
    const user = await openLogin();
    expect(userName()).toHaveFocus();
    await user.tab();
    expect(userName()).not.toHaveFocus();
    expect(userName()).toHaveAttribute('aria-invalid', 'false');
  });

  it('REQ-LOGIN-01 REQ-LOGIN-03 has user name, password, human verification and the two links', async () => {
    await openLogin();
    expect(userName()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(human()).toHaveAttribute('type', 'checkbox');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/account/forgotpassword');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/account/register');
  });

  it('REQ-LOGIN-05 promotes the health information exchange with two external links', async () => {
    await openLogin();
    const block = screen.getByRole('complementary', { name: /health information exchange/ });
    const links = within(block).getAllByRole('link');
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  it('REQ-LOGIN-04 warns while Caps Lock is on', async () => {
    const user = await openLogin();
    await user.click(password());
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
    await user.keyboard('{CapsLock}a');
    expect(await screen.findByText('Caps Lock is on.')).toBeInTheDocument();
    await user.keyboard('{CapsLock}a');
    await waitFor(() => expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument());
  });

  it('shows and hides the password', async () => {
    const user = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('the modal of the authorised person', () => {
  it('REQ-LOGIN-06 REQ-LOGIN-07 says who may subscribe, and closes for who may not', async () => {
    const user = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Claim dashboard subscription' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/authorised/);
    await user.click(within(dialog).getByRole('button', { name: 'I am NOT an authorized person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/account/login');
  });

  it('REQ-LOGIN-08 leads a signatory to the request form', async () => {
    const user = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Claim dashboard subscription' }));
    await user.click(await screen.findByRole('button', { name: 'I am an authorized signatory' }));
    await arriveAt('/claimdashboardrequestform');
  });
});

describe('what has to be filled in', () => {
  it('REQ-LOGIN-09 REQ-LOGIN-10 REQ-LOGIN-11 asks for user name, password and verification before it calls', async () => {
    const user = await openLogin();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Username is required');
    expect(summary).toHaveTextContent('Password is required');
    expect(summary).toHaveTextContent('Please confirm that you are human.');
    expect(userName()).toHaveFocus();
    expect(userName()).toHaveAccessibleDescription('Username is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(portal.sent).toEqual([]);
    await user.click(within(summary).getByRole('link', { name: /human/ }));
    expect(human()).toHaveFocus();
  });

  it('REQ-LOGIN-11 says when the verification does not work, and tries again on request', async () => {
    portal.answer(getHumanVerification, { response: new Response('', { status: 503 }) });
    const user = await openLogin();
    await user.click(human());
    expect(await screen.findByText('The verification did not work. Please try again.')).toBeInTheDocument();
    portal.answer(getHumanVerification, async () => ({ data: await aChallenge() }));
    await user.click(human());
    await waitFor(() => expect(human()).toBeChecked());
  });

  it('REQ-LOGIN-11 takes the tick back when the token expires', async () => {
    // The tick goes ten seconds before the token does: it stands for four, which a busy machine needs to show it.
    const soon = () => Math.floor(Date.now() / 1000) + 14;
    portal.answer(getHumanVerification, async () => ({ data: await aChallenge({ expiresAt: soon() }) }));
    const user = await openLogin();
    await user.click(human());
    await waitFor(() => expect(human()).toBeChecked());
    await waitFor(() => expect(human()).not.toBeChecked());
  });
});

describe('signing in', () => {
  it('REQ-LOGIN-12 REQ-LOGIN-13 sends email, password, token and rememberme false with the return url', async () => {
    portal.answer(login, { data: aSignedInUser() });
    const user = await openLogin('/account/login?returnUrl=%2Fapi-docs');
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(portal.sentTo(login)).toHaveLength(1));
    const [sent] = portal.sentTo(login);
    expect(sent?.url.searchParams.get('returnUrl')).toBe('/api-docs');
    expect(sent?.body).toEqual({
      email: 'reception@palm.example',
      password: 'Secret-1!',
      token: expect.any(String),
      rememberme: false,
    });
    const solved = JSON.parse(atob((sent!.body as { token: string }).token));
    expect(solved.solution.counter).toBe(7);
  });

  it.each([
    ['off', false, 'on'],
    ['on', true, 'off'],
  ] as const)('has the account’s shortcuts %s in a browser that had them otherwise', async (wanted, areOn, before) => {
    setPreference('shortcuts', before);
    portal.answer(login, { data: aSignedInUser({ areShortcutsOn: areOn }) });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    await arriveAt('/dashboard');
    rereadPreferences();
    expect(preferences().shortcuts).toBe(wanted);
  });

  it('REQ-LOGIN-02 shows a spinner in the button while the call runs', async () => {
    const user = await openLogin();
    await fillIn(user);
    const resume = portal.answer(login, { data: aSignedInUser() }).pause();
    await user.click(submit());
    expect(await within(submit()).findByRole('progressbar')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    resume();
    await arriveAt('/dashboard');
  });

  it('REQ-LOGIN-15 REQ-LOGIN-21 stores the session and goes to the returned url', async () => {
    portal.answer(login, { data: aSignedInUser({ url: '/manage' }) });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    await arriveAt('/manage');
    expect(currentSession()?.userName).toBe('reception@palm.example');
  });

  it.each([
    ['', '/dashboard'],
    ['/', '/'],
    ['/somewhere/dashboard?x=1', '/dashboard'],
    ['https://elsewhere.example/', '/dashboard'],
    ['//elsewhere.example', '/dashboard'],
  ])('REQ-LOGIN-15 REQ-LOGIN-16 lands with the url %j on %s', async (url, landing) => {
    portal.answer(login, { data: aSignedInUser({ url }) });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    await arriveAt(landing);
  });

  it.each([
    ['/account/login', '/dashboard'],
    ['/account/login?ReturnUrl=%2Fapi-docs', '/api-docs'],
    ['/account/login?returnUrl=%2F%2Felsewhere.example', '/dashboard'],
  ])('REQ-LOGIN-17 reads the return url of %s as %s', async (at, returnUrl) => {
    portal.answer(login, { refusal: 'wrongCredentials' });
    const user = await openLogin(at);
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(portal.sentTo(login)[0]?.url.searchParams.get('returnUrl')).toBe(returnUrl));
  });

  it('REQ-LOGIN-26 forces the change of a password that must be reset', async () => {
    portal.answer(login, { data: aSignedInUser({ isResetPasswordRequired: true }) });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    await arriveAt('/manage/changepassword');
  });
});

describe('not signing in', () => {
  it('REQ-LOGIN-18 shows the errors, clears the password and verifies anew, since a token serves once', async () => {
    portal.answer(login, { refusal: 'wrongCredentials' });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The user name or the password is not correct.');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(userName()).toHaveValue('reception@palm.example');
    await waitFor(() => expect(human()).toBeChecked());
    expect(portal.sentTo(getHumanVerification)).toHaveLength(2);
    expect(currentSession()).toBeNull();
  });

  it.each(['signInPaused', 'tooManyRequests'] as const)('shows when one may try again after %s', async (refusal) => {
    const { message } = errorTable[refusal];
    const values = { retryAt: '2026-03-01T08:05:00.000Z', seconds: 300 };
    portal.answer(login, { refusal, errors: [{ code: refusal, message, values }] });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByTestId('retry')).toHaveTextContent(/You can try again in .?(5:00|4:\d\d)/);
  });

  it('REQ-LOGIN-19 says that a ticket is needed when the answer has no data', async () => {
    portal.answer(login, { data: null });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('We are experiencing issues please log a support ticket')).toBeInTheDocument();
  });

  it('REQ-LOGIN-20 shows a transport error and clears the password', async () => {
    portal.answer(login, () => {
      throw new TypeError('connection reset');
    });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(password()).toHaveValue('');
  });

  it('REQ-LOGIN-20 REQ-LOGIN-24 announces an offline browser and keeps what can be kept', async () => {
    const user = await openLogin();
    await fillIn(user);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveValue(''));
    expect(portal.sentTo(login)).toEqual([]);
    expect(alerts.current()[0]?.message).toMatch(/lost your internet connection/);
    expect(userName()).toHaveValue('reception@palm.example');
  });
});

describe('a puzzle that is too easy after failures', () => {
  const tooEasy = (difficulty: number) => ({
    refusal: 'verificationTooEasy' as const,
    errors: [{ code: 'verificationTooEasy', message: errorTable.verificationTooEasy.message, values: { difficulty } }],
  });
  const asked = () => portal.sentTo(getHumanVerification).map(({ url }) => url.searchParams.get('difficulty'));

  it('is followed by a harder one that the page solves by itself, with what was typed and without a word', async () => {
    const replies = [tooEasy(1), tooEasy(2), { data: aSignedInUser() }];
    portal.answer(login, () => replies.shift() ?? { refusal: 'wrongCredentials' });
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    await arriveAt('/dashboard');
    expect(asked()).toEqual([null, '1', '2']);
    const sent = portal.sentTo(login).map(({ body }) => body as Record<string, unknown>);
    expect(sent.map(({ password: typed }) => typed)).toEqual(Array(3).fill('Secret-1!'));
    expect(new Set(sent.map(({ token }) => token)).size).toBe(3);
  });

  it('is said where the portal asks again and again', async () => {
    portal.answer(login, tooEasy(4));
    const user = await openLogin();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(/takes longer/)).toBeInTheDocument();
    expect(portal.sentTo(login)).toHaveLength(4);
  });
});
