import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Runner, startRunner } from '../../../infra/local/runner.ts';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { launchBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { journeyApi, portal } from '../support/portal.ts';
import { portalApi, receptionist } from '../support/portalApi.ts';
import { newPortalContext } from '../support/portalContext.ts';
import { accountButton, openAccountMenu } from '../support/signIn.ts';
import { visits } from '../support/visits.ts';

/** The address of the chat is part of the template: with a port of its own the template is built once. */
const port = 4317;

describe('with a support chat', () => {
  let runner: Runner;
  let browser: Browser;
  let session: SignedInUser;
  beforeAll(async () => {
    runner = await startRunner({ port, dataDir: temporaryFolder(), hasSupportChat: true });
    browser = await launchBrowser();
    session = await portalApi(runner.url).signIn(receptionist);
  });
  afterAll(async () => {
    await browser?.close();
    await runner?.close();
  });

  it('REQ-SHELL-11 introduces the user by id, name and a proof that the chat believes, and forgets them at the log-out', async () => {
    const context = await newPortalContext(browser, runner.url, { session });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const chat = () => fetch(`${runner.url}/local/chat`).then((response) => response.json());
    await page.goto('/dashboard');
    await page.locator('iframe#chatwoot_live_chat_widget').waitFor();
    await expect.poll(chat).toEqual([
      {
        told: {
          identifier: session.userId,
          name: session.userName,
          identifier_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
        isProven: true,
      },
    ]);
    // The content security policy let the chat's script, frame and calls pass, and nothing else complained.
    expect(complaints).toEqual([]);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL('**/account/login**');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await context.close();
  });
});

describe('without one', () => {
  const visit = visits();

  it('REQ-SHELL-11 nothing of a chat is loaded or asked for', async () => {
    // A portal that runs already may have one: this journey proves something about a default portal only.
    const settings = await (await fetch(`${portal.url}/api/portalsettings`)).json();
    expect(settings.data.chat).toBeNull();
    const page = await visit({ session: await journeyApi().session(receptionist) });
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== portal.url || pathname.includes('chat')) foreign.push(request.url());
    });
    await page.goto('/dashboard');
    await accountButton(page).waitFor();
    // A chat would be opened when the page has come to rest.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });
});
