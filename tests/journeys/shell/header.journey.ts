import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { untilStill, violationsOf } from '../support/accessibility.ts';
import { journeyApi, portal } from '../support/portal.ts';
import { receptionist } from '../support/portalApi.ts';
import { phone } from '../support/portalContext.ts';
import { openAccountMenu } from '../support/signIn.ts';
import { texts } from '../support/texts.ts';
import { visits } from '../support/visits.ts';

const visit = visits();
let session: SignedInUser;
beforeAll(async () => {
  session = await journeyApi().session(receptionist);
});

const files = ['card-reader-installation-en', 'card-reader-installation-ar', 'user-guide-en', 'user-guide-ar'];

describe('user guides', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-SHELL-02 REQ-SHELL-04 are all that a visitor finds beside the logo, in %s',
    async (language) => {
      const { app } = texts[language];
      const page = await visit({ language });
      await page.goto('/account/login');
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: app.guides.menu }).waitFor();
      await expect.poll(() => header.locator('a, button, input').count()).toBe(2);

      await header.getByRole('button', { name: app.guides.menu }).click();
      const links = page.getByRole('menu').getByRole('menuitem');
      await links.first().waitFor();
      const found = await links.evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''));
      expect(found.toSorted()).toEqual(files.map((file) => `/guides/${file}.pdf`).toSorted());
      expect(found[0]).toBe(`/guides/card-reader-installation-${language}.pdf`);
      expect(await violationsOf(page, { isPopup: true })).toEqual([]);
    },
  );

  it.each(files)(
    'REQ-SHELL-02 %s is a real PDF of the portal itself, under its content security policy',
    async (file) => {
      const response = await fetch(`${portal.url}/guides/${file}.pdf`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    },
  );

  it('REQ-SHELL-01 REQ-SHELL-02 open in a tab of their own, so that nothing typed is lost', async () => {
    const page = await visit({ session });
    await page.goto('/eligibility/new');
    await page.getByRole('button', { name: 'User Guides' }).click();
    const link = page.getByRole('menuitem', { name: 'User guide: English (opens in a new tab)' });
    const context = page.context();
    const [opened, response] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('response', (each) => each.url() === `${portal.url}/guides/user-guide-en.pdf`),
      link.click(),
    ]);
    expect(opened).not.toBe(page);
    expect(response.headers()['content-type']).toBe('application/pdf');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/eligibility/new');
  });

  it.each(['en', 'ar'] as const)('REQ-SHELL-02 stand in the drawer of a phone, in %s', async (language) => {
    const page = await visit({ session, language, viewport: phone });
    await page.goto('/dashboard');
    await openAccountMenu(page, texts[language]);
    await page.getByRole('menuitem', { name: texts[language].app.guides['user-guide'] }).first().waitFor();
    await untilStill(page);
    expect(await violationsOf(page, { isPopup: true })).toEqual([]);
  });
});

describe('the other language', () => {
  it('is found by a visitor on the page itself', async () => {
    const page = await visit({ viewport: phone });
    await page.goto('/account/login');
    await page.getByRole('main').getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});

describe('account menu', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-SHELL-03 has Log Out, Contact Us and Account Settings, in %s',
    async (language) => {
      const { header } = texts[language];
      const page = await visit({ session, language });
      await page.goto('/dashboard');
      await openAccountMenu(page, texts[language]);
      const menu = page.getByRole('menu');
      await menu.getByRole('menuitem', { name: header.contactUs }).waitFor();
      for (const name of [header.logOut, header.accountSettings])
        await menu.getByRole('menuitem', { name, exact: true }).waitFor();
      const href = await menu.getByRole('menuitem', { name: header.contactUs }).getAttribute('href');
      expect(new URL(href ?? '').host).not.toBe(new URL(page.url()).host);
      expect(await violationsOf(page, { isPopup: true })).toEqual([]);
    },
  );
});

describe('back button', () => {
  it('REQ-SHELL-07 names the page before, after a reload too, and on a deep link the screen above', async () => {
    const page = await visit({ session });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Eligibility/ }).click();
    await page.getByRole('link', { name: 'New request' }).first().click();
    await page.getByRole('button', { name: 'Back to Eligibility' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Back to Eligibility' }).click();
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

    const other = await visit({ session });
    await other.goto('/eligibility/new');
    await other.getByRole('button', { name: 'Back to Eligibility' }).click();
    await other.waitForURL('**/eligibility');
  });
});

describe('the quick search', () => {
  it.each([
    ['en', 'new', '/eligibility/new'],
    ['ar', 'new', '/eligibility/new'],
  ] as const)('keeps what is typed before its code has come from the page, in %s', async (language, typed, path) => {
    const { header, palette } = texts[language];
    // A tab that has the code already would not ask for it.
    const page = await visit({ session, language, isFirst: true });
    let letGo = () => {};
    const wanted = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: header.quickSearch }).waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    // Letters of tiles among them: each of them alone would open a module.
    await page.keyboard.type(typed);
    await expect.poll(() => page.getByRole('combobox', { name: palette.title }).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
    letGo();
    const field = page.getByRole('combobox', { name: palette.title });
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe(typed);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('option', { name: texts[language].screens.newEligibility }).click();
    await page.waitForURL(`**${path}`);
  });
});
