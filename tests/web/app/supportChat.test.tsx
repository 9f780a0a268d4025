import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../shared/account/routes.ts';
import { systemApi } from '../../../shared/system/routes.ts';
import { endSession } from '../../../web/parts/session/logOut.ts';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { type StoppedClock, stopClock } from '../../support/stoppedClock.ts';
import { aSignedInUser, type FakePortal, fakePortal, localSettings } from '../../support/transport.ts';

const { getChatIdentity, logoff } = accountApi.endpoints;
const chat = { baseUrl: 'https://chat.wasla.example', websiteToken: 'site-token' };
const identity = { userId: 'user-1', userName: 'reception@palm.example', identifierHash: 'a1'.repeat(32) };
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal().answer(getChatIdentity, { data: identity });
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.chatwootSDK;
  delete window.$chatwoot;
});

const openDashboard = async (changes: Parameters<typeof aSignedInUser>[0] = {}) => {
  renderPortal({ at: '/', as: aSignedInUser(changes) });
  await heading('Dashboard');
};

/** Until the page has its settings and has drawn them, and the time that a browser without idle times is given to come to rest. */
async function comesToRest(clock: StoppedClock): Promise<void> {
  await waitFor(() => expect(portal.sentTo(systemApi.endpoints.getPortalSettings).length).toBeGreaterThan(0));
  await act(() => portal.untilAnswered());
  await act(() => vi.dynamicImportSettled());
  await clock.pass(2000);
  await act(() => portal.untilAnswered());
  await act(() => vi.dynamicImportSettled());
}

it('REQ-SHELL-11 loads nothing and asks nothing where no chat is configured', async () => {
  const clock = stopClock();
  await openDashboard();
  await comesToRest(clock);
  expect(scripts()).toEqual([]);
  expect(portal.sentTo(getChatIdentity)).toEqual([]);
});

describe('with a chat', () => {
  beforeEach(() => {
    portal.answer(systemApi.endpoints.getPortalSettings, { data: { ...localSettings, chat } });
  });

  it('REQ-SHELL-11 opens it after the page has come to rest, with the user id, the user name and the proof alone', async () => {
    const run = vi.fn();
    const setUser = vi.fn();
    const reset = vi.fn();
    const clock = stopClock();
    await openDashboard();
    expect(scripts()).toEqual([]);
    await comesToRest(clock);
    expect(scripts().map(({ src }) => src)).toEqual(['https://chat.wasla.example/packs/js/sdk.js']);
    window.chatwootSDK = { run };
    act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
    await waitFor(() => expect(run).toHaveBeenCalledWith({ websiteToken: 'site-token', baseUrl: chat.baseUrl }));
    window.$chatwoot = { setUser, reset, setLocale: () => undefined };
    act(() => void window.dispatchEvent(new CustomEvent('chatwoot:ready')));
    expect(setUser.mock.calls).toEqual([
      ['user-1', { name: 'reception@palm.example', identifier_hash: identity.identifierHash }],
    ]);

    portal.answer(logoff, { data: null });
    await endSession();
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('does not open it before the steps of sign-in are done', async () => {
    const clock = stopClock();
    renderPortal({ at: '/', as: aSignedInUser({ pendingSteps: ['licenseAgreement'] }) });
    await comesToRest(clock);
    expect(scripts()).toEqual([]);
    expect(screen.queryByTitle(/chat/i)).not.toBeInTheDocument();
  });
});
