import type { Request, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { stopClock } from '../support/clock.ts';
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

const isNewPage = (request: Request) => request.isNavigationRequest() && request.frame().parentFrame() === null;

describe('after a deployment', () => {
  it('a screen whose file is gone comes after one reload, which nobody asked for', async () => {
    const page = await visit({ session, tolerated: missing, isFirst: true });
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
    await expect.poll(() => new URL(page.url()).pathname).toBe('/eligibility/summary');
    await expect.poll(() => page.evaluate(() => 'isFirstPage' in window)).toBe(false);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull();
  });

  it('a screen whose file stays gone says so, once, inside the shell, and leads back to the dashboard', async () => {
    const page = await visit({ session, tolerated: missing, isFirst: true });
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
  const page = await visit({ tolerated: missing, isFirst: true });
  await page.route('**/assets/startPortal-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/account/login');
  await page.getByRole('alert').getByText('Wasla could not be loaded').waitFor();
});

describe('a failure of the portal', () => {
  it('REQ-SHELL-17 REQ-SHELL-18 REQ-SHELL-20 is said for a second as a toast and stays in the list with its number', async () => {
    const page = await visit({ session, tolerated: /status of 500/ });
    const stopped = Promise.withResolvers<void>();
    const failOnce = async (route: Route) => {
      await stopped.promise;
      const json = { status: -1, errors: [], data: null };
      await route.fulfill({ status: 500, headers: { 'x-request-id': 'req-1234' }, json });
    };
    await page.route('**/api/manage/getuserdetails', failOnce, { times: 1 });
    await page.clock.install();
    const asked = page.waitForRequest('**/api/manage/getuserdetails');
    await page.goto('/manage');
    await asked;
    await stopClock(page);
    stopped.resolve();
    const words =
      'There was an issue with your request. Please try again. If the issue continues please contact support.';
    const toast = page.locator('[data-toast]').filter({ hasText: words });
    await toast.waitFor();
    await page.clock.runFor(900);
    await expect.poll(() => toast.count()).toBe(1);
    await page.clock.runFor(100);
    await toast.waitFor({ state: 'detached' });
    const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert').first();
    await expect.poll(() => alert.textContent()).toContain(words);
    await expect.poll(() => alert.textContent()).toContain('Error reference: req-1234');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});
