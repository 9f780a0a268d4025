import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../shared/account/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { payerApi } from '../../../shared/payer/routes.ts';
import { CallFailed } from '../../../web/api/callFailed.ts';
import { call, download } from '../../../web/api/client.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { navigation } from '../../../web/base/navigation.ts';
import { currentSession, storeSession } from '../../../web/base/session.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../../support/transport.ts';

const { logoff, getSession, forgotPassword, resetPassword, checkUserName } = accountApi.endpoints;
const { getEligibilityPayers } = payerApi.endpoints;
const { getEidReasons } = lookupsApi.endpoints;

const failureOf = async (promise: Promise<unknown>): Promise<CallFailed> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailed)) throw new Error(`Not a failed call: ${error}`);
  return error;
};

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal();
});

describe('headers', () => {
  it('REQ-API-01 sends the stored token, and none without a valid session', async () => {
    portal.answer(getEidReasons, { data: [] });
    await call(getEidReasons, {});
    storeSession(aSignedInUser({ accessToken: 'one' }));
    await call(getEidReasons, {});
    storeSession(aSignedInUser({ accessToken: 'old', expires: new Date(Date.now() - 1000).toISOString() }));
    await call(getEidReasons, {});
    expect(portal.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer one', null]);
  });

  it('REQ-API-01 sends no token with the calls about a forgotten password, and with every other one', async () => {
    storeSession(aSignedInUser({ accessToken: 'one' }));
    portal
      .answer(forgotPassword, { data: null })
      .answer(resetPassword, { data: null })
      .answer(checkUserName, { data: 'false' })
      .answer(getEidReasons, { data: [] });
    const email = 'a@b.example';
    await call(forgotPassword, { body: { email } });
    await call(resetPassword, { body: { email, password: 'New_Horse7', confirmPassword: 'New_Horse7', code: 'c' } });
    await call(checkUserName, { query: { username: email } });
    await call(getEidReasons, {});
    expect(portal.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      null,
      'Bearer one',
      'Bearer one',
    ]);
  });

  it('REQ-API-02 copies the XSRF cookie into X-XSRF-TOKEN of calls that are not GETs', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'XSRF-TOKEN=a%2Bb';
    portal.answer(logoff, { data: null }).answer(getEidReasons, { data: [] });
    await call(logoff, {});
    await call(getEidReasons, {});
    expect(portal.sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['a+b', null]);
  });

  it('REQ-API-02 makes the XSRF cookie before the first of several calls that go out together', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'XSRF-TOKEN=; Max-Age=0';
    portal.answer(logoff, { data: null }).answer(getEidReasons, { data: [] });
    await Promise.all([call(getEidReasons, {}), call(logoff, {}), call(logoff, {})]);
    const [, first, second] = portal.sent.map(({ headers }) => headers.get('x-xsrf-token'));
    expect(first).toMatch(/^[\w-]{30,}$/);
    expect(second).toBe(first);
    expect(document.cookie).toContain(`XSRF-TOKEN=${first}`);
  });

  it('REQ-API-03 asks for an answer that no cache holds with every GET', async () => {
    portal.answer(getEidReasons, { data: [] });
    await call(getEidReasons, {});
    expect(portal.sent[0]?.headers.get('cache-control')).toContain('no-cache');
    expect(portal.sent[0]?.headers.get('pragma')).toBe('no-cache');
  });

  it('repeats the Idempotency-Key it is given', async () => {
    const { submitEligibility } = eligibilityApi.endpoints;
    portal.answer(submitEligibility, { data: { eligibilityId: '01JD0000000000000000000000', status: 1 } });
    const body = { payerId: 1, cardNumber: 'C1', serviceCategoryId: 1, serviceDate: '2026-11-21' };
    await call(submitEligibility, { body }, { idempotencyKey: 'key-1' });
    expect(portal.sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(portal.sent[0]?.body).toEqual(body);
  });
});

describe('addresses', () => {
  it('writes the query and leaves out what is undefined', async () => {
    portal.answer(getEligibilityPayers, { data: [] });
    await call(getEligibilityPayers, { query: { searchTerm: 'a&b ص' } });
    await call(getEligibilityPayers, { query: { searchTerm: undefined } });
    expect(portal.sent.map(({ url }) => [url.searchParams.get('searchTerm'), url.search === ''])).toEqual([
      ['a&b ص', false],
      [null, true],
    ]);
  });

  it('uses the POST twin of a GET that changes state', async () => {
    portal.answer(logoff, { data: null });
    await call(logoff, {});
    expect(portal.sent[0]?.method).toBe('POST');
  });
});

describe('answers', () => {
  it('REQ-API-04 REQ-API-05 hands over success, no record and business failures as envelopes', async () => {
    portal.answer(getEidReasons, { data: [{ id: 1, name: 'Lost', nameArabic: 'مفقودة' }] });
    expect(await call(getEidReasons, {})).toMatchObject({ status: 1, data: [{ id: 1 }] });
    portal.answer(getEidReasons, { data: null });
    expect(await call(getEidReasons, {})).toEqual({ status: 0, errors: [], data: null });
    portal.answer(getEidReasons, { refusal: 'payerNotAvailable' });
    expect(await call(getEidReasons, {})).toMatchObject({ status: -1, errors: [{ code: 'payerNotAvailable' }] });
  });

  it('throws a refusal with the errors of its envelope', async () => {
    portal.answer(getEidReasons, { refusal: 'notAllowed' });
    const failure = await failureOf(call(getEidReasons, {}));
    expect([failure.kind, failure.httpStatus, failure.errors[0]?.code]).toEqual(['refused', 403, 'notAllowed']);
  });

  it.each([
    ['a page of a proxy', new Response('<html>', { status: 200 })],
    ['a gateway without a portal behind it', new Response('', { status: 503 })],
  ])('calls the portal unreachable when %s answers', async (_, response) => {
    portal.answer(getEidReasons, { response });
    expect((await failureOf(call(getEidReasons, {}))).errors[0]?.message).toMatch(/could not be reached/);
  });

  it('fetches a PDF as bytes', async () => {
    const { exportEligibilityPdf } = eligibilityApi.endpoints;
    portal.answer(exportEligibilityPdf, { response: new Response('%PDF-1.7') });
    const query = { eligibilityId: '01JD0000000000000000000000', language: 'ar' } as const;
    expect(await (await download(exportEligibilityPdf, { query })).text()).toBe('%PDF-1.7');
    expect(portal.sent[0]?.url.searchParams.get('language')).toBe('ar');
  });

  it('ends a call with its signal', async () => {
    const resume = portal.answer(getEidReasons, { data: [] }).pause();
    const controller = new AbortController();
    const pending = call(getEidReasons, {}, { signal: controller.signal });
    controller.abort();
    resume();
    await expect(pending).rejects.toThrow('Aborted');
  });
});

describe('failures that the portal announces', () => {
  it('REQ-SHELL-17 REQ-SHELL-18 shows a 500 as a toast of a second and keeps it with its number', async () => {
    portal.answer(getEidReasons, { refusal: 'serverError', requestId: 'req-77' });
    const failure = await failureOf(call(getEidReasons, {}));
    expect(failure.isAnnounced).toBe(true);
    expect(alerts.current()).toMatchObject([
      {
        severity: 'error',
        message:
          'There was an issue with your request. Please try again. If the issue continues please contact support.',
        toastMs: 1000,
        untilDismissed: true,
        requestId: 'req-77',
      },
    ]);
  });

  it('REQ-LOGIN-24 sends nothing while offline and says so for ten seconds', async () => {
    setOnline(false);
    const failure = await failureOf(call(getEidReasons, {}));
    expect(failure.kind).toBe('offline');
    expect(portal.sent).toEqual([]);
    expect(alerts.current()).toMatchObject([
      {
        message:
          'It seems like you lost your internet connection. Please check your internet connection and try again.',
        delayMs: 10_000,
      },
    ]);
  });

  it('REQ-LOGIN-22 drops the token at a 401 and goes to login with the current address', async () => {
    const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/eligibility?page=2');
    storeSession(aSignedInUser());
    portal.answer(getSession, { refusal: 'notSignedIn' });
    await failureOf(call(getSession, {}));
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(go.mock.calls).toEqual([['/account/login?returnUrl=%2Feligibility%3Fpage%3D2']]);
  });

  it('a late 401 of an older token leaves the session that has begun since', async () => {
    const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/eligibility');
    storeSession(aSignedInUser({ accessToken: 'an.older.token' }));
    const resume = portal.answer(getSession, { refusal: 'notSignedIn' }).pause();
    const late = failureOf(call(getSession, {}));
    storeSession(aSignedInUser({ accessToken: 'a.newer.token' }));
    resume();
    expect((await late).kind).toBe('notSignedIn');
    expect(currentSession()?.accessToken).toBe('a.newer.token');
    expect(go).not.toHaveBeenCalled();
  });

  it('REQ-LOGIN-22 stays on the login page at a 401', async () => {
    const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/account/login?returnUrl=%2Feligibility');
    portal.answer(getSession, { refusal: 'notSignedIn' });
    await failureOf(call(getSession, {}));
    expect(go).not.toHaveBeenCalled();
  });
});
