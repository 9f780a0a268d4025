import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { violationsOf } from './accessibility.ts';
import { listField, sendButton } from './eligibilityForm.ts';
import { everyScreen, openGallery, openScreen, owedSteps, untilComplete } from './everyScreen.ts';
import { journeyApi } from './portal.ts';
import { type PortalApi, receptionist } from './portalApi.ts';
import { desktop, phone } from './portalContext.ts';
import { hideSessionLife, idleIn, sessionQuestion } from './sessionEnd.ts';
import { mostShift, shiftSince, watchShifts } from './shifts.ts';
import { loginButton, openAccountMenu } from './signIn.ts';
import { comeAs } from './tabs.ts';
import { type Language, texts } from './texts.ts';
import { visits } from './visits.ts';
import { sticksOut } from './width.ts';

/** Opens things that cover or change a screen; each is looked at by axe, one after the other on the same page. */
const openings: Readonly<
  Record<string, Readonly<Record<string, (page: Page, language: Language) => Promise<unknown>>>>
> = {
  '/dashboard': {
    'the account menu': async (page, language) => {
      await openAccountMenu(page, texts[language]);
      return page.getByRole('menu').waitFor();
    },
    'the notifications': async (page, language) => {
      await page.getByRole('button', { name: new RegExp(`^${texts[language].notification.title}`) }).click();
      return page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
    'the letters of the tiles': async (page, language) => {
      await untilComplete(page, 'dashboard', language);
      return page.keyboard.press('Alt+x');
    },
    'the command palette': async (page) => {
      await page.keyboard.press('Control+k');
      return page.getByRole('option').first().waitFor();
    },
  },
  '/eligibility/new': {
    'a list of the form': async (page, language) => {
      await listField(page, 'payerId', language).click();
      return page.getByRole('option').nth(2).waitFor();
    },
    'the calendar of the form': async (page, language) => {
      const name = new RegExp(`^${texts[language].ui.date.openWith.split('{{')[0]}`);
      await page.getByRole('button', { name }).click();
      return page.getByRole('gridcell').first().waitFor();
    },
    'the question before clearing the form': async (page, language) => {
      await page.getByRole('button', { name: texts[language].eligibility.form.clear }).click();
      return page.getByRole('dialog').waitFor();
    },
    'the errors of the form': async (page, language) => {
      await sendButton(page, language).click();
      return page.getByRole('alert').waitFor();
    },
  },
  '/eligibility': {
    'the columns of the table': async (page, language) => {
      await page.getByRole('button', { name: texts[language].ui.table.columns }).click();
      return page.getByRole('menu').waitFor();
    },
  },
  '/notification': {
    // On a page that nobody has touched: after a key or a click the page would not ask.
    'the question before the session ends': async (page, language) => {
      await untilComplete(page, 'notifications', language);
      await idleIn(page, 100);
      return sessionQuestion(page, language).waitFor();
    },
  },
};

/** What hangs over a page goes at the Escape key. */
async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=menu], [role=dialog], [role=listbox]').first().waitFor({ state: 'detached' });
}

/** Opens one thing after the other, and looks at each. */
async function violationsOfOpenings(page: Page, language: Language): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [address, opens] of Object.entries(openings)) {
    await page.goto(address);
    for (const [at, [name, open]] of Object.entries(opens).entries()) {
      if (at > 0) await closeAll(page);
      await open(page, language);
      const violations = await violationsOf(page, { isPopup: true });
      if (violations.length > 0) found[name] = violations;
    }
  }
  return found;
}

/** How every screen is opened in a language, and what is wrong with it there. */
interface Walk {
  readonly viewport: typeof desktop;
  readonly wrongOf: (page: Page) => Promise<string[]>;
}

async function wrongOnPhone(page: Page): Promise<string[]> {
  const found = await violationsOf(page);
  // What arrives after the screen itself, such as the file of a field, has had its time.
  const [out, { value, moved }] = await Promise.all([sticksOut(page), shiftSince(page)]);
  found.push(...out);
  return value > mostShift ? [...found, `moves by ${value.toFixed(3)}: ${moved}`] : found;
}

async function wrongAtDesk(page: Page): Promise<string[]> {
  const found = await violationsOf(page);
  await page.setViewportSize(phone);
  found.push(...(await sticksOut(page)));
  await page.setViewportSize(desktop);
  return found;
}

/**
 * Each screen is opened once in each language, on a phone or at a desk, and in one of the themes: to draw a screen anew in the other one
 * took as long as a look. The dark theme has the desk, which shows all columns; journeys of the modules look at the light one there.
 */
const walks: Readonly<Record<Language, Walk>> = {
  en: { viewport: phone, wrongOf: wrongOnPhone },
  ar: { viewport: desktop, wrongOf: wrongAtDesk },
};

/**
 * Registers axe's looks at every screen in one language and theme: colours are the same in both languages, all else in both themes. Each is
 * a file of its own, so that two browsers share the work.
 */
export function lookWithAxe(language: Language, theme: 'light' | 'dark'): void {
  describe(`axe finds nothing wrong in ${language}, ${theme}`, () => {
    const visit = visits();
    let api: PortalApi;
    let session: SignedInUser;
    beforeAll(async () => {
      api = journeyApi();
      session = await api.session(receptionist);
    });
    const look = { language, theme } as const;

    it('on every screen, of which nothing moves as it comes to a phone, and none scrolls sideways there', async () => {
      const { viewport, wrongOf } = walks[language];
      const found: Record<string, string[]> = {};
      // Files that have to travel come late, as for a person: then things move.
      const page = await visit({ language, theme, viewport, isFirst: true });
      await page.addInitScript(watchShifts);
      let visitor: SignedInUser | null = null;
      for (const { address, title, login } of await everyScreen(api, 'Eligible, six covers')) {
        if (login && login !== visitor) await comeAs(page, login);
        visitor = login;
        await openScreen(page, address);
        await untilComplete(page, title, language);
        const wrong = await wrongOf(page);
        if (wrong.length > 0) found[address] = wrong;
      }
      expect(found).toEqual({});
    });

    it('on the steps of sign-in, with the dialogs that they open', async () => {
      const found: Record<string, string[]> = {};
      const page = await visit(look);
      for (const { userName, address, title } of owedSteps) {
        await comeAs(page, await api.session(userName));
        await page.goto(address);
        const isDialog = title === 'licenseAgreement' || title === 'selectFacility';
        if (isDialog) await page.getByRole('dialog').waitFor();
        else await untilComplete(page, title, language);
        const violations = await violationsOf(page);
        if (violations.length > 0) found[address] = violations;
      }
      expect(found).toEqual({});
    });

    it('on the page of all shared parts', async () => {
      const page = await visit(look);
      await openGallery(page, language);
      expect(await violationsOf(page)).toEqual([]);
    });

    it('with the errors of the login and its dialog', async () => {
      const { account } = texts[language];
      const page = await visit(look);
      await page.goto('/account/login');
      await loginButton(page, texts[language]).click();
      await page.getByRole('alert').getByRole('link').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: account.login.claimDashboard }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    it('with everything open that opens', async () => {
      const page = await visit({ ...look, session });
      await hideSessionLife(page);
      expect(await violationsOfOpenings(page, language)).toEqual({});
    });
  });
}
