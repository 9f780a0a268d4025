import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../../../package.json';
import type { Role } from '../../../shared/_field/roles.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { brand } from '../../../shared/brand.ts';
import { systemApi } from '../../../shared/system/routes.ts';
import { preloadScreen } from '../../../web/app/screenLoading.ts';
import { type Screen, screens } from '../../../web/app/screens.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { navigation } from '../../../web/base/navigation.ts';
import { setPreference } from '../../../web/base/preferences.ts';
import { address, arriveAt, heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal, localSettings } from '../../support/transport.ts';

const aScreen = (path: string, more: Partial<Screen> = {}): Screen => ({
  path,
  title: 'apiDocs',
  access: 'signedIn',
  texts: [],
  load: async () => () => <p>The page {path}</p>,
  ...more,
});

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal();
});

const user = aSignedInUser;
const withRoles = (...roles: Role[]) => user({ roles });

describe('routes', () => {
  it.each([
    ['REQ-ROUTE-01', '/'],
    ['REQ-ROUTE-02', '/dashboard'],
    ['REQ-ROUTE-14', '/manage'],
    ['REQ-ROUTE-15', '/manage/changepassword'],
    ['REQ-ROUTE-52', '/api-docs?search=login'],
  ])('%s sends a visitor of %s to login and keeps the address', async (_, at) => {
    renderPortal({ at });
    await arriveAt(`/account/login?returnUrl=${encodeURIComponent(at)}`);
  });

  it.each([
    ['REQ-ROUTE-03', '/account/login', 'Sign in'],
    ['REQ-ROUTE-04', '/account/register', 'Create account'],
    ['REQ-ROUTE-05', '/account/forgotpassword', 'Forgot password'],
    ['REQ-ROUTE-06', '/account/resetpassword', 'Reset password'],
    ['REQ-ROUTE-13', '/claimdashboardrequestform', 'Claim dashboard subscription'],
  ])('%s opens %s to everybody', async (_, at, title) => {
    renderPortal({ at });
    expect(await heading(title)).toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it.each([
    ['REQ-ROUTE-01', '/'],
    ['REQ-ROUTE-02', '/dashboard'],
  ])('%s opens %s to any login', async (_, at) => {
    renderPortal({ at, as: withRoles('ADTC') });
    expect(await heading('Dashboard')).toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('REQ-ROUTE-17 REQ-ROUTE-53 keeps the path of the eligibility section for after the sign-in', async () => {
    renderPortal({ at: '/eligibility/summary' });
    await arriveAt('/account/login?returnUrl=%2Feligibility');
  });

  it('REQ-ROUTE-17 REQ-ROUTE-54 REQ-ROUTE-59 sends other roles from eligibility to the dashboard without a word', async () => {
    renderPortal({ at: '/eligibility', as: withRoles('ADTC') });
    expect(await heading('Dashboard')).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
    expect(alerts.current()).toEqual([]);
  });

  it.each(['/nowhere', '/account/nowhere', '/eligibility/a/b/c'])(
    'REQ-ROUTE-49 redirects %s to the root',
    async (at) => {
      renderPortal({ at, as: user() });
      await arriveAt('/');
    },
  );

  it('REQ-ROUTE-50 leads a user with a password to change from everywhere to that page', async () => {
    renderPortal({ at: '/', as: user({ isResetPasswordRequired: true }) });
    await arriveAt('/manage/changepassword');
    expect(await screen.findByText(/password must be changed before/)).toBeInTheDocument();
  });

  it('REQ-ROUTE-57 preloads a screen only for holders of its roles', async () => {
    const load = vi.fn(async () => () => null);
    const guarded = aScreen('/guarded', { access: ['Eligibility'], load });
    await preloadScreen(guarded, null);
    await preloadScreen(guarded, withRoles('ADTC'));
    expect(load).not.toHaveBeenCalled();
    await preloadScreen(guarded, withRoles('Eligibility'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('REQ-LOGIN-21 leaves a guarded screen for login as soon as the session ends in another tab', async () => {
    renderPortal({ at: '/manage', as: user() });
    await heading('Account settings');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await arriveAt('/account/login?returnUrl=%2Fmanage');
  });

  it('comes back to the very page with its filters, where a session ended in another tab or ran out', async () => {
    const listed = aScreen('/eligibility/listed', { section: '/eligibility', access: 'signedIn' });
    const opened = renderPortal({ at: '/eligibility/listed?payer=7', as: user(), screens: [...screens, listed] });
    await screen.findByText('The page /eligibility/listed');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await arriveAt('/account/login?returnUrl=%2Feligibility%2Flisted%3Fpayer%3D7');
    opened.unmount();

    const ranOut = aSignedInUser({ expires: new Date(Date.now() - 1000).toISOString() });
    renderPortal({ at: '/eligibility/listed?payer=8', as: ranOut, screens: [...screens, listed] });
    await arriveAt('/account/login?returnUrl=%2Feligibility%2Flisted%3Fpayer%3D8');
  });

  it('every screen of the table can be loaded and is titled', async () => {
    for (const { load, title } of screens) {
      expect(typeof (await load())).toBe('function');
      expect(title).toBeTruthy();
    }
  });
});

describe('shell', () => {
  it('REQ-SHELL-05 REQ-SHELL-06 REQ-SHELL-08 has a logo to the dashboard, a title bar and a footer', async () => {
    renderPortal({ at: '/manage', as: user() });
    expect(await heading('Account settings')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Account settings · Wasla'));
    expect(screen.getByRole('link', { name: 'Wasla: to the dashboard' })).toHaveAttribute('href', '/dashboard');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Wasla`);
    expect(footer).toHaveTextContent(`Version ${version}`);
    expect(within(footer).getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    );
    expect(within(footer).getByRole('button', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
  });

  it('REQ-SHELL-07 goes back to the page before and says which that is', async () => {
    const { user: hand } = renderPortal({ at: '/', as: user() });
    await heading('Dashboard');
    expect(screen.queryByRole('button', { name: /^Back/ })).not.toBeInTheDocument();
    await hand.click(screen.getByRole('link', { name: /^Eligibility/ }));
    const back = await screen.findByRole('button', { name: 'Back to Dashboard' });
    expect(back).toHaveAttribute('title', 'Back to Dashboard');
    await hand.click(back);
    await heading('Dashboard');
  });

  it.each([
    ['/manage', 'Back to Dashboard', 'Dashboard'],
    ['/eligibility/new', 'Back to Eligibility', 'Eligibility'],
    ['/manage/changepassword', 'Back to Account settings', 'Account settings'],
    // `/eligibility/:eligibilityId` matches what is above it too.
    ['/eligibility/exports/job-1', 'Back to Exports', 'Exports'],
  ])('REQ-SHELL-07 leads from %s, opened from outside, to the screen above it', async (at, name, title) => {
    const { user: hand } = renderPortal({ at, as: user() });
    await hand.click(await screen.findByRole('button', { name }));
    await heading(title);
  });

  it('REQ-LOGIN-23 leaves no trace of a visitor in the tab', async () => {
    renderPortal({ at: '/account/login' });
    await heading('Sign in');
    await waitFor(() => expect(document.title).toBe('Sign in · Wasla'));
    expect(sessionStorage.length).toBe(0);
  });

  it('REQ-SHELL-07 leads a visitor back to the sign-in', async () => {
    const { user: hand } = renderPortal({ at: '/account/forgotpassword' });
    await hand.click(await screen.findByRole('button', { name: 'Back to Sign in' }));
    await heading('Sign in');
  });

  it('REQ-SHELL-09 covers the page while the code of a screen travels', async () => {
    const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
    const link = () => <Link to="/slow">Go on</Link>;
    const pages = [aScreen('/here', { load: async () => link }), aScreen('/slow', { load: () => promise })];
    const { user: hand } = renderPortal({ at: '/here', as: user(), screens: pages });
    await hand.click(await screen.findByRole('link', { name: 'Go on' }));
    const bar = await screen.findByRole('progressbar', { name: 'Loading' });
    expect(bar.closest('[data-screen-travels]')).not.toBeNull();
    expect(screen.queryByText('It has arrived')).not.toBeInTheDocument();
    resolve(() => <p>It has arrived</p>);
    await screen.findByText('It has arrived');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('REQ-SHELL-16 names the facility with its licence in brackets', async () => {
    renderPortal({ at: '/', as: user() });
    expect(await screen.findByText('Palm Clinic (MF1001)')).toBeInTheDocument();
  });

  it('tells an offline user that typed work is kept', async () => {
    renderPortal({ at: '/manage', as: user() });
    await heading('Account settings');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  });

  it('REQ-SHELL-23 clears alerts without a delay when a navigation is complete, and moves the focus to the heading', async () => {
    const { user: hand } = renderPortal({ at: '/manage', as: user() });
    await heading('Account settings');
    act(() => void alerts.warning('Only for this page.'));
    await hand.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    const title = await heading('Dashboard');
    await waitFor(() => expect(screen.queryByText('Only for this page.')).not.toBeInTheDocument());
    await waitFor(() => expect(title).toHaveFocus());
  });
});

async function openMenu(hand: ReturnType<typeof renderPortal>['user']) {
  await hand.click(await screen.findByRole('button', { name: 'Account of Noura Reception' }));
  return screen.findByRole('menu');
}

describe('account menu', () => {
  it('REQ-LOGIN-14 REQ-LOGIN-23 logs out: tells the server, empties both storages, goes to the dashboard', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    portal.answer(accountApi.endpoints.logoff, { data: null });
    const { user: hand } = renderPortal({ at: '/', as: user() });
    localStorage.setItem('something', 'x');
    sessionStorage.setItem('draft', 'x');
    const menu = await openMenu(hand);
    await hand.click(within(menu).getByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['/dashboard']]));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    const [sent] = portal.sentTo(accountApi.endpoints.logoff);
    expect([sent?.method, sent?.headers.get('authorization')]).toEqual(['POST', 'Bearer access-token-1']);
  });

  it('REQ-LOGIN-23 logs out of this computer even when the server cannot be reached', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    portal.answer(accountApi.endpoints.logoff, () => {
      throw new TypeError('connection reset');
    });
    const { user: hand } = renderPortal({ at: '/', as: user() });
    await hand.click(within(await openMenu(hand)).getByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('REQ-SHELL-03 has Log Out, Contact Us, which leads out of the portal in a tab of its own, and Account Settings', async () => {
    const { user: hand } = renderPortal({ at: '/', as: user() });
    const menu = await openMenu(hand);
    const contact = await within(menu).findByRole('menuitem', { name: /^Contact Us/ });
    expect(contact).toHaveAttribute('href', localSettings.contactUsUrl);
    expect(contact).toHaveAttribute('target', '_blank');
    expect(contact).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(menu).getByRole('menuitem', { name: 'Log Out' })).toBeInTheDocument();
    expect(within(menu).getByRole('menuitem', { name: 'Account Settings' })).toBeInTheDocument();
  });

  it('REQ-SHELL-03 has no Contact Us where the environment names no address', async () => {
    portal.answer(systemApi.endpoints.getPortalSettings, { data: { ...localSettings, contactUsUrl: null } });
    const { user: hand } = renderPortal({ at: '/', as: user() });
    const menu = await openMenu(hand);
    await waitFor(() => expect(portal.sentTo(systemApi.endpoints.getPortalSettings).length).toBeGreaterThan(0));
    expect(within(menu).queryByRole('menuitem', { name: /^Contact Us/ })).not.toBeInTheDocument();
  });

  it('REQ-SHELL-03 leads to the account settings', async () => {
    const { user: hand } = renderPortal({ at: '/', as: user() });
    await hand.click(within(await openMenu(hand)).getByRole('menuitem', { name: 'Account Settings' }));
    await arriveAt('/manage');
  });

  it('switches to Arabic and back, right to left, and remembers it beyond the log-out', async () => {
    const { user: hand } = renderPortal({ at: '/', as: user() });
    await hand.click(within(await openMenu(hand)).getByRole('menuitemradio', { name: 'Language: العربية' }));
    expect(await heading('لوحة التحكم')).toBeInTheDocument();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(document.cookie).toContain('wasla-language=ar');
    await act(() => switchLanguage('en'));
    expect(await heading('Dashboard')).toBeInTheDocument();
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('switches the theme', async () => {
    renderPortal({ at: '/', as: user() });
    await heading('Dashboard');
    act(() => setPreference('theme', 'dark'));
    expect(document.documentElement.style.colorScheme).toBe('dark');
    expect(document.cookie).toContain('wasla-theme=dark');
  });
});
