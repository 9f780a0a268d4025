import { beforeAll, describe, expect, it } from 'vitest';
import { comeBackUntil } from '../journeys/support/comeBack.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { ownPassword, registerClinic, somebody } from '../journeys/support/registration.ts';
import {
  heldSession,
  loginButton,
  openAccountMenu,
  passwordField,
  signIn,
  untilVerified,
  userNameField,
  verifyAsHuman,
} from '../journeys/support/signIn.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

const wrongCredentials = 'The user name or the password is not correct.';

describe('signing in', () => {
  it('REQ-LOGIN-01 REQ-LOGIN-15 REQ-LOGIN-18 refuses a wrong password in general words, clears it, and lets the right one in', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, receptionist, { password: 'not the password' });
    await page.getByRole('alert').getByText(wrongCredentials).waitFor();
    await expect.poll(() => passwordField(page).inputValue()).toBe('');
    await expect.poll(() => passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => userNameField(page).inputValue()).toBe(receptionist);
    await expect.poll(() => heldSession(page)).toBeNull();

    // The next challenge is solved meanwhile, without another click.
    await untilVerified(page);
    await passwordField(page).fill('Demo#2026pass');
    await loginButton(page).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(JSON.parse((await heldSession(page)) ?? '{}')).toMatchObject({ userName: receptionist });
  });

  it('answers an unknown user name with the same words as a wrong password', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, 'nobody@noor-clinic.example');
    await page.getByRole('alert').getByText(wrongCredentials).waitFor();
  });

  it('REQ-LOGIN-09 REQ-LOGIN-10 REQ-LOGIN-11 names what is missing and sends nothing', async () => {
    const page = await visit();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/account/login');
    await loginButton(page).click();
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: 'Username is required' }).waitFor();
    await summary.getByRole('link', { name: 'Password is required' }).waitFor();
    await summary.getByRole('link', { name: 'Please confirm that you are human.' }).click();
    await expect.poll(() => page.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(sent.filter((address) => address.includes('/api/account/login'))).toEqual([]);
  });

  it('REQ-LOGIN-04 warns while Caps Lock is on', async () => {
    const page = await visit();
    await page.goto('/account/login');
    const warning = page.getByText('Caps Lock is on.');
    // The keyboard of a driven browser has no Caps Lock light: the key event carries it.
    await passwordField(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await warning.waitFor();
    await passwordField(page).press('b');
    await warning.waitFor({ state: 'detached' });
  });

  it('REQ-LOGIN-03 REQ-LOGIN-05 offers the other ways and the two addresses of the exchange', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await page.getByRole('complementary').getByRole('link').first().waitFor();
    await expect.poll(() => page.getByRole('complementary').getByRole('link').count()).toBe(2);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.waitForURL('/account/register');
    await page.goBack();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('/account/forgotpassword');
  });

  it('REQ-LOGIN-06 REQ-LOGIN-07 REQ-LOGIN-08 asks who subscribes to the claim dashboard', async () => {
    const page = await visit();
    await page.goto('/account/login');
    const opener = page.getByRole('button', { name: 'Claim dashboard subscription' });
    await opener.click();
    await page.getByRole('dialog').getByText('must be submitted by a person who is authorised').waitFor();
    await page.getByRole('button', { name: 'I am NOT an authorized person' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account/login');
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await page.getByRole('button', { name: 'I am an authorized signatory' }).click();
    await page.waitForURL('/claimdashboardrequestform');
  });
});

describe('where a sign-in leads', () => {
  it('REQ-LOGIN-17 REQ-ROUTE-53 brings a visitor to the section they asked for', async () => {
    const page = await visit();
    await page.goto('/eligibility');
    await page.waitForURL('/account/login?returnUrl=%2Feligibility');
    await signIn(page, receptionist);
    await page.waitForURL('/eligibility');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'stays on this site whatever the return address says: %s',
    async (wanted) => {
      const page = await visit();
      await page.goto(`/account/login?ReturnUrl=${encodeURIComponent(wanted)}`);
      await signIn(page, receptionist);
      await page.waitForURL('/dashboard');
    },
  );
});

describe('being refused', () => {
  it('does not let a locked account in', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, 'locked@noor-clinic.example');
    await page.getByRole('alert').getByText('This account is locked. Please contact your').waitFor();
    await expect.poll(() => heldSession(page)).toBeNull();
  });

  it('pauses after five failures, for the right password too', async () => {
    // An account of its own: failures make the puzzle of its next sign-in harder too.
    const person = somebody('paused');
    await registerClinic(api, portal.url, person);
    const userName = person.email;
    for (let failure = 1; failure <= 4; failure += 1) await api.login(userName, `wrong ${failure}`);
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, userName, { password: 'wrong 5' });
    await page.getByRole('alert').getByText(wrongCredentials).waitFor();
    await untilVerified(page);
    await passwordField(page).fill(ownPassword);
    await loginButton(page).click();
    await page.getByRole('alert').getByText('Too many failed attempts. Please try again later.').waitFor();
    await expect.poll(() => heldSession(page)).toBeNull();
  });

  it('REQ-LOGIN-11 takes a human verification only once', async () => {
    const page = await visit();
    await page.goto('/account/login');
    const sending = page.waitForRequest((request) => request.url().includes('/api/account/login'));
    await signIn(page, receptionist);
    const body = (await sending).postData() ?? '';
    await page.waitForURL('/dashboard');
    const again = await page.evaluate(async (sent) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
      return (await fetch('/api/account/login', { method: 'POST', headers, body: sent })).json();
    }, body);
    expect(again).toMatchObject({ status: -4, data: null, errors: [{ code: 'verificationFailed' }] });
  });
});

describe('the end of a session', () => {
  it('REQ-LOGIN-14 REQ-LOGIN-23 logs out here and on the server', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, receptionist);
    await page.waitForURL('/dashboard');
    const session = JSON.parse((await heldSession(page)) ?? '');
    await page.evaluate(() => sessionStorage.setItem('something', 'of this user'));
    const landed: string[] = [];
    page.on('framenavigated', (frame) => landed.push(new URL(frame.url()).pathname));
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL('/account/login?returnUrl=%2Fdashboard');
    expect(landed[0]).toBe('/dashboard');
    await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await api.call('/api/account/session', { session })).toMatchObject({ httpStatus: 401 });
  });

  it('REQ-LOGIN-22 sends to login when the session ended elsewhere, and brings back', async () => {
    const session = await api.signIn(receptionist);
    const page = await visit({ session, tolerated: /status of 401/ });
    await page.goto('/eligibility/summary');
    await page.getByRole('link', { name: 'New request' }).waitFor();
    await api.call('/api/account/logoff', { session, body: {} });
    // Any read of the page leads to login, also one that begins by itself: nothing is clicked that may have gone by then.
    await comeBackUntil(page, () => new URL(page.url()).pathname === '/account/login');
    await page.waitForURL('/account/login?returnUrl=%2Feligibility%2Fsummary');
    await expect.poll(() => heldSession(page)).toBeNull();
    await verifyAsHuman(page);
    await userNameField(page).fill(receptionist);
    await passwordField(page).fill('Demo#2026pass');
    await loginButton(page).click();
    await page.waitForURL('/eligibility/summary');
    await page.getByRole('link', { name: 'New request' }).waitFor();
  });
});
