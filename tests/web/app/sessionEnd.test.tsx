import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleSecondsHeader } from '../../../shared/_contract/sessionHeaders.ts';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { notificationApi } from '../../../shared/notification/routes.ts';
import { call } from '../../../web/api/client.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import { navigation } from '../../../web/base/navigation.ts';
import { currentSession, storeSession } from '../../../web/base/session.ts';
import { arriveAt, heading, renderPortal } from '../../support/renderPortal.tsx';
import { type StoppedClock, stopClock } from '../../support/stoppedClock.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { getSession, logoff } = accountApi.endpoints;
const { getNews } = notificationApi.endpoints;

// It is there at once when it is due, and so is missed when it should not come.
beforeAll(() => import('../../../web/app/sessionEnd/SessionWarning.tsx'));

let portal: FakePortal;
let clock: StoppedClock;
beforeEach(() => {
  vi.restoreAllMocks();
  clock = stopClock();
  alerts.clear();
  portal = fakePortal();
});

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const envelope = (data: unknown, idleSeconds: number) =>
  new Response(JSON.stringify({ status: 1, errors: [], data }), {
    headers: { 'content-type': 'application/json', [idleSecondsHeader]: String(idleSeconds) },
  });

/** Opens the portal with a session that ends in this number of seconds without use, as each answer says. */
async function openIdle(idleSeconds: number, user: SignedInUser = aSignedInUser()) {
  const idleEnd = Date.now() + idleSeconds * 1000;
  const left = () => (idleEnd - Date.now()) / 1000;
  portal.answer(getNews, () => ({ response: envelope({ unread: 0, newest: [] }, left()) }));
  const opened = renderPortal({ at: '/manage?tab=1', as: user });
  // The dialog may be over it already.
  await screen.findByRole('heading', { level: 1, name: 'Account settings', hidden: true });
  await waitFor(() => expect(portal.sentTo(getNews)).toHaveLength(1));
  await act(() => portal.untilAnswered());
  return { ...opened, session: user };
}
const idleDialog = () => screen.findByRole('dialog', { name: 'Are you still there?' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function staysAway(): Promise<void> {
  await act(() => portal.untilAnswered());
  expect(screen.queryByRole('dialog')).toBeNull();
}

describe('two minutes before the session idles out', () => {
  it('asks whether somebody is there, with the time that is left', async () => {
    await openIdle(110);
    const dialog = await idleDialog();
    expect(dialog).toHaveTextContent('1:50');
    // A screen reader hears a round number and not every second.
    expect(dialog).toHaveTextContent('120 seconds left');
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  });

  it('asks nothing before that', async () => {
    await openIdle(150);
    await clock.pass(29_999);
    await staysAway();
    await clock.pass(1);
    expect(await idleDialog()).toHaveTextContent('2:00');
  });

  it('stays by a call that counts as a use', async () => {
    const { user, session } = await openIdle(110);
    const { accessToken: _, ...known } = session;
    portal.answer(getSession, () => ({ response: envelope(known, 1800) }));
    await idleDialog();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await isClosed();
    expect(portal.sentTo(getSession)).toHaveLength(1);
    expect(portal.sentTo(getSession)[0]?.headers.get('x-background')).toBeNull();
  });

  it('asks nothing of somebody who is typing: it stays by itself', async () => {
    const { user, session } = await openIdle(122);
    const { accessToken: _, ...known } = session;
    portal.answer(getSession, () => ({ response: envelope(known, 1800) }));
    await user.keyboard('a');
    await clock.pass(2000);
    await waitFor(() => expect(portal.sentTo(getSession)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when the portal cannot be reached, and goes on asking', async () => {
    const { user } = await openIdle(110);
    portal.answer(getSession, { response: new Response('', { status: 503 }) });
    await idleDialog();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText('The portal could not be reached. Please try again.')).toBeInTheDocument();
  });

  it('closes when another tab used the session', async () => {
    const { session } = await openIdle(110);
    await idleDialog();
    act(() => {
      localStorage.setItem('idleEnd', `${session.expires} ${Date.now() + 1_800_000}`);
      window.dispatchEvent(new StorageEvent('storage', { key: 'idleEnd' }));
    });
    await isClosed();
  });

  it('logs out', async () => {
    vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    const { user } = await openIdle(110);
    portal.answer(logoff, { data: null, status: 1 });
    await idleDialog();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(portal.sentTo(logoff)).toHaveLength(1);
  });

  it('speaks Arabic', async () => {
    await switchLanguage('ar');
    portal.answer(getNews, () => ({ response: envelope({ unread: 0, newest: [] }, 110) }));
    renderPortal({ at: '/manage', as: aSignedInUser() });
    expect(await screen.findByRole('dialog', { name: 'هل ما زلت هنا؟' })).toBeInTheDocument();
    await act(() => switchLanguage('en'));
  });

  it('knows nothing from the session before', async () => {
    localStorage.setItem('idleEnd', `${inSeconds(50)} ${Date.now() + 1000}`);
    portal.answer(getNews, { data: { unread: 0, newest: [] } });
    renderPortal({ at: '/manage', as: aSignedInUser() });
    await heading('Account settings');
    await clock.pass(2000);
    await staysAway();
    expect(currentSession()).not.toBeNull();
  });
});

describe('the end', () => {
  it('of an idle session leaves for the sign-in, says why, and keeps what was typed', async () => {
    sessionStorage.setItem('eligibility:draft:user-1', '{}');
    await openIdle(3);
    await idleDialog();
    await clock.pass(3000);
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    expect(currentSession()).toBeNull();
    expect(await screen.findByText(/You were logged out because nothing was done/)).toBeInTheDocument();
    expect(sessionStorage.getItem('eligibility:draft:user-1')).toBe('{}');
  });

  it('that no use can delay is announced, and the sign-in comes back to this page', async () => {
    sessionStorage.setItem('eligibility:draft:user-1', '{}');
    portal.answer(logoff, { data: null, status: 1 });
    const { user } = await openIdle(1800, aSignedInUser({ expires: inSeconds(100) }));
    const dialog = await screen.findByRole('dialog', { name: 'Your session is about to end' });
    expect(dialog).toHaveTextContent('What you typed is kept in this tab');
    await user.click(screen.getByRole('button', { name: 'Sign in again now' }));
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    expect(portal.sentTo(logoff)).toHaveLength(1);
    expect(sessionStorage.getItem('eligibility:draft:user-1')).toBe('{}');
  });

  it('may be waited for: the announcement goes and does not come back', async () => {
    const { user } = await openIdle(1800, aSignedInUser({ expires: inSeconds(100) }));
    await screen.findByRole('dialog', { name: 'Your session is about to end' });
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await isClosed();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await staysAway();
  });

  it('that came from another tab or from the server is told at the sign-in, and no longer after it', async () => {
    const { session } = await openIdle(1800);
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    act(() => storeSession(session));
    await waitFor(() => expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument());
  });

  const notSignedIn = () => new Response(JSON.stringify({ status: -1, errors: [], data: null }), { status: 401 });
  const saysNothing = async () => {
    await heading('Sign in');
    await act(() => portal.untilAnswered());
    // The text of the reason is fetched before it is said.
    await loadTexts(['sessionEnd']);
    await act(() => Promise.resolve());
    expect(screen.queryByText(/session has ended|You were logged out/)).not.toBeInTheDocument();
  };

  it('that the server made known by its answer is told without a reason', async () => {
    await openIdle(1800);
    portal.answer(getSession, () => ({ response: notSignedIn() }));
    await act(async () => void (await call(getSession, {}).catch(() => undefined)));
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    expect(await screen.findByText(/^Your session has ended\. Please sign in to go on/)).toBeInTheDocument();
  });

  it('that no answer ever confirmed is not told: an earlier visit left it behind', async () => {
    portal.answer(getNews, () => ({ response: notSignedIn() }));
    renderPortal({ at: '/manage?tab=1', as: aSignedInUser() });
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    await saysNothing();
  });

  it('that never was is not told: a visitor opens a page', async () => {
    renderPortal({ at: '/manage?tab=1' });
    await heading('Sign in');
    await saysNothing();
  });

  it('that its user asked for is not told, though other calls learn of it first', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    const { user } = await openIdle(1800);
    portal.answer(getSession, () => ({ response: notSignedIn() }));
    portal.answer(logoff, async () => {
      await call(getSession, {}).catch(() => undefined);
      return { data: null, status: 1 };
    });
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    await saysNothing();
  });

  it('that was told under its own reason is not told twice', async () => {
    await openIdle(3);
    await clock.pass(3000);
    await arriveAt('/account/login?returnUrl=%2Fmanage%3Ftab%3D1');
    expect(await screen.findByText(/You were logged out because nothing was done/)).toBeInTheDocument();
    await heading('Sign in');
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });
});
