import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { CallFailed } from '../../web/api/callFailed.ts';
import { onCaughtError, watchErrors } from '../../web/app/errorReport/watchErrors.ts';
import { screens } from '../../web/app/screens.ts';
import { storeSession } from '../../web/base/session.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { reportError, reportVisitorError } = errorLogApi.endpoints;
const emiratesId = '784-1985-1234567-1';
watchErrors();

/** An error whose message and address hold what must not leave the page; `place` tells the errors of these tests apart. */
function anError(place: number): TypeError {
  const error = new TypeError(`No member ${emiratesId}`);
  error.stack = `TypeError: No member ${emiratesId}\n    at draw (https://portal.example/assets/form-Bx12cd34.js?eid=${emiratesId}:3:${place})`;
  return error;
}
const throwIt = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
/** Until an error has been reported, or not: what reports it is loaded, and what it sent is answered. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await portal.untilAnswered();
}

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/eligibility/01K0000000000000000000000A?eid=1');
  portal = fakePortal().answer(reportError, { data: null }).answer(reportVisitorError, { data: null });
  // A minute of its own for each test.
  minutes += 2;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
});
let minutes = 0;

describe('an error on a page', () => {
  it('REQ-ERRLOG-01 is reported with its places in code and the pattern of its screen, without a word of its message', async () => {
    throwIt(anError(1));
    await waitFor(() => expect(portal.sentTo(reportVisitorError)).toHaveLength(1));
    const [call] = portal.sentTo(reportVisitorError);
    expect(call?.body).toEqual({
      name: 'TypeError',
      frames: ['draw form-Bx12cd34.js:3:1'],
      screen: '/eligibility/:eligibilityId',
      release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      language: 'en',
    });
    expect(JSON.stringify(call)).not.toMatch(/784-?1985/);
  });

  it('is reported by the session where there is one, by a rejection and by a boundary too, each error once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeSession(aSignedInUser());
    const error = anError(2);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    onCaughtError(error);
    onCaughtError(anError(3));
    await waitFor(() => expect(portal.sentTo(reportError)).toHaveLength(2));
    await settle();
    expect(portal.sentTo(reportError)).toHaveLength(2);
    expect(portal.sentTo(reportVisitorError)).toEqual([]);
  });

  it('is reported three times a minute at most', async () => {
    for (let place = 10; place < 20; place += 1) throwIt(anError(place));
    await waitFor(() => expect(portal.sentTo(reportVisitorError)).toHaveLength(3));
    await settle();
    expect(portal.sentTo(reportVisitorError)).toHaveLength(3);
  });

  it('stays here while the page is offline, and where it is a refusal or an extension’s', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    throwIt(anError(30));
    await settle();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    throwIt(new CallFailed('refused', [{ code: 'notFound', message: 'x' }]));
    throwIt(null);
    const strange = anError(31);
    strange.stack = 'TypeError: x\n    at run (chrome-extension://abc/content.js:1:2)';
    throwIt(strange);
    await settle();
    expect(portal.sent).toEqual([]);
  });

  it('whose report fails is not reported again', async () => {
    portal.answer(reportVisitorError, { refusal: 'serverError' });
    throwIt(anError(40));
    await waitFor(() => expect(portal.sentTo(reportVisitorError)).toHaveLength(1));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    throwIt(anError(41));
    await settle();
    expect(portal.sentTo(reportVisitorError)).toHaveLength(1);
  });

  it('has a screen that the contract takes, on every screen of the portal', () => {
    const frames: string[] = [];
    const refused = screens.filter(
      ({ path }) =>
        !reportError.body.safeParse({ name: 'Error', frames, screen: path, release: '0.1.0', language: 'en' }).success,
    );
    expect(refused).toEqual([]);
  });
});
