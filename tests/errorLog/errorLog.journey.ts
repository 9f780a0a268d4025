import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const emiratesId = '784-1985-1234567-1';
let api: PortalApi;
let desk: SignedInUser;
let admin: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  desk = await api.session(receptionist);
  admin = await api.session(superAdmin);
});

describe('the error log', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-ERRLOG-01 has what broke on a user’s screen, to be looked into and resolved, in %s',
    async (language) => {
      const words = texts[language].errorLog;
      const note = `Mended in the next release, ${language}`;
      const broken = await visit({ session: desk, language, tolerated: /./ });
      // An answer that the screen cannot draw, with a patient's number in it.
      await broken.route('**/api/notification/getnotifications*', (route) =>
        route.fulfill({
          json: { status: 1, errors: [], data: { items: [null], nextCursor: null, total: emiratesId } },
        }),
      );
      const reported = broken.waitForResponse(/ErrorLog\/reportError/);
      await broken.goto('/notification');
      expect((await reported).status()).toBe(200);
      expect((await reported).request().postData()).not.toMatch(/784-?1985/);

      const page = await visit({ session: admin, language });
      await page.goto('/logging');
      await page.getByRole('row').filter({ hasText: '/notification' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: words.stack }).waitFor();
      await page
        .getByText(/\S+\.js:\d+:\d+/)
        .first()
        .waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: words.resolve }).click();
      const dialog = page.getByRole('dialog', { name: words.resolveTitle });
      await dialog.getByRole('textbox').fill(note);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.resolve }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(note).waitFor();
      await page.getByText(words.state.resolved, { exact: true }).first().waitFor();
      await page.goto('/logging');
      await page.getByRole('table', { name: words.label.groups }).waitFor();
      await expect.poll(() => page.getByRole('row').filter({ hasText: '/notification' }).count()).toBe(0);
    },
  );
});
