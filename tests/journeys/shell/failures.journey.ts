import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { journeyApi } from '../support/portal.ts';
import { receptionist } from '../support/portalApi.ts';
import { visits } from '../support/visits.ts';

const visit = visits();
const api = journeyApi();
let session: SignedInUser;
beforeAll(async () => {
  session = await api.session(receptionist);
});

const screenFile = '**/assets/Eligibility{History,Summary}Screen-*.js';
const missing = /Failed to load resource|Failed to fetch dynamically imported module|A file of the portal is missing/;

interface Toast {
  text?: string | null;
  shownMs?: number;
}

/** Notes in the page what its first toast says and how long it is shown: seen from outside, a busy machine would shorten or prolong it. */
async function watchToast(page: Page): Promise<() => Promise<Toast>> {
  await page.addInitScript(() => {
    const noted: Toast & { at?: number } = {};
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      const toast = document.querySelector('[data-toast]');
      if (toast && noted.at === undefined) Object.assign(noted, { text: toast.textContent, at: performance.now() });
      if (!toast && noted.at !== undefined) noted.shownMs ??= performance.now() - noted.at;
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { noted: Toast }).noted);
}

const isNewPage = (request: Request) => request.isNavigationRequest() && request.frame().parentFrame() === null;

describe('after a deployment', () => {
  it('a screen whose file is gone comes after one reload, which nobody asked for', async () => {
    const page = await visit({ session, tolerated: missing });
    await page.goto('/dashboard');
    let isOldRelease = true;
    // The new release has the file: the page that is loaded anew finds it.
    await page.route(screenFile, (route) =>
      isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    page.on('request', (request) => {
      if (isNewPage(request)) isOldRelease = false;
    });
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await page.getByRole('link', { name: /^Eligibility/ }).click();
    await page.getByRole('link', { name: 'Eligibility history' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/eligibility/summary');
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull();
  });

  it('a screen whose file stays gone says so, once, inside the shell, and leads back to the dashboard', async () => {
    const page = await visit({ session, tolerated: missing });
    await page.route(screenFile, (route) => route.fulfill({ status: 404, body: '' }));
    let pagesLoaded = 0;
    page.on('request', (request) => {
      if (isNewPage(request)) pagesLoaded += 1;
    });
    await page.goto('/eligibility');
    await page.getByText('This page could not be loaded.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(pagesLoaded).toBe(2);
    await page.getByRole('banner').getByRole('button', { name: 'User Guides' }).waitFor();
    await page.getByRole('button', { name: 'To the dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });
});

it('says that the portal could not be loaded when its own code does not come', async () => {
  const page = await visit({ tolerated: missing });
  await page.route('**/assets/startPortal-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/account/login');
  await page.getByRole('alert').getByText('Wasla could not be loaded').waitFor();
});

describe('a failure of the portal', () => {
  it('REQ-SHELL-17 REQ-SHELL-18 REQ-SHELL-20 is said for a second as a toast and stays in the list with its number', async () => {
    const page = await visit({ session, tolerated: /status of 500/ });
    await page.route('**/api/manage/**', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'req-1234' },
        json: { status: -1, errors: [], data: null },
      }),
    );
    const toastOf = await watchToast(page);
    await page.goto('/manage');
    const words =
      'There was an issue with your request. Please try again. If the issue continues please contact support.';
    await expect.poll(toastOf).toMatchObject({ text: words, shownMs: expect.any(Number) });
    const { shownMs } = await toastOf();
    expect(shownMs).toBeGreaterThan(500);
    expect(shownMs).toBeLessThan(3000);
    const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert').first();
    expect(await alert.textContent()).toContain(words);
    expect(await alert.textContent()).toContain('Error reference: req-1234');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});
