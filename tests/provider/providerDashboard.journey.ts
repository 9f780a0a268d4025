import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsInBothThemes, violationsOf } from '../journeys/support/accessibility.ts';
import { untilComplete } from '../journeys/support/everyScreen.ts';
import { hasFocus, tabTo } from '../journeys/support/keys.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { signIn } from '../journeys/support/signIn.ts';
import type { Language } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { isSpecifiedAt } from '../support/specification.ts';
import { specifiedProviderTiles } from '../support/specifiedOfModules.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

const inNetwork = ['code', 'id'] as const;

/** The demonstration's receptions: where each facility stands, and the words of its contract status. */
const desks = [
  { desk: 'falcon-pharmacy', words: ['No contract', 'لا يوجد عقد'], status: '', holds: [] },
  { desk: 'oasis-clinic', words: ['In progress', 'قيد الإجراء'], status: 'IN PROGRESS', holds: inNetwork },
  { desk: 'dune-clinic', words: ['Rejected', 'مرفوض'], status: 'REJECTED', holds: inNetwork },
  { desk: 'saffron-clinic', words: ['On-boarded', 'مسجَّل في الشبكة'], status: 'ONBOARDED', holds: inNetwork },
  {
    desk: 'marina-hospital',
    words: ['On-boarded', 'مسجَّل في الشبكة'],
    status: 'ONBOARDED',
    holds: inNetwork,
    providerMode: 2,
  },
  {
    desk: 'corniche-hospital',
    words: ['Contracted', 'متعاقد'],
    status: 'CONTRACTED',
    holds: [...inNetwork, 'disease'],
  },
  { desk: 'coral-clinic', words: ['Contract expired', 'عقد منتهٍ'], status: 'CONTRACT EXPIRED', holds: inNetwork },
  { desk: 'pearl-pharmacy', words: ['Stopped', 'متوقف'], status: 'STOPPED', holds: inNetwork },
  { desk: 'sunrise-clinic', words: ['Contract stopped', 'عقد موقوف'], status: 'CONTRACT STOPPED', holds: inNetwork },
  { desk: 'hajar-hospital', words: ['Contract suspended', 'عقد معلَّق'], status: 'CONTRACT SUSPENDED', holds: inNetwork },
] as const;

/** The titles of the tiles that the specification gives a facility. */
const titlesAt = (standing: Parameters<typeof isSpecifiedAt>[1]) =>
  specifiedProviderTiles.filter((tile) => isSpecifiedAt(tile, standing)).map(({ title }) => title);

const userNameOf = (desk: string): string => `desk@${desk}.example`;
const bankDialog = (page: Page) => page.getByRole('dialog', { name: 'Bank Update Notification' });

/** A facility without bank details has put that off in this session, so that the tiles can be seen. */
async function sessionOf(desk: string) {
  const session = await api.session(userNameOf(desk));
  if (!session.isBankUpdateRequired) return session;
  const { data } = await api.call<object>('/api/facility/acknowledgebankupdate', { session, body: {} });
  return { ...session, ...data };
}

async function openDashboard(page: Page, language: Language): Promise<void> {
  await page.goto('/daman');
  await untilComplete(page, 'providerDashboard', language);
  await page.locator('[data-badge]').waitFor();
}

const tileNames = (page: Page) => page.locator('main nav a [id$="-name"]').allTextContents();

describe.each(desks)('the provider dashboard of $desk', ({ desk, words, ...standing }) => {
  const tiles = titlesAt(standing);

  it(`REQ-PDASH-01 REQ-PDASH-33 says "${words[0]}" and shows what that opens`, async () => {
    const page = await visit({ session: await sessionOf(desk) });
    await openDashboard(page, 'en');
    await expect.poll(() => page.locator('[data-badge]').textContent()).toBe(words[0]);
    await expect.poll(() => tileNames(page)).toEqual(tiles);
  });

  it('reads in Arabic on a phone, in both themes', async () => {
    const page = await visit({
      session: await sessionOf(desk),
      language: 'ar',
      theme: 'system',
      viewport: phone,
    });
    await openDashboard(page, 'ar');
    await expect.poll(() => page.locator('[data-badge]').textContent()).toBe(words[1]);
    const names = await tileNames(page);
    expect(names).toHaveLength(tiles.length);
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

it('REQ-PDASH-34 is at its top again when somebody comes back to it from a tile further down', async () => {
  const page = await visit({ session: await sessionOf('corniche-hospital'), viewport: phone });
  await openDashboard(page, 'en');
  const last = page.locator('main nav a').last();
  const path = await last.getAttribute('href');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await last.click();
  await page.waitForURL(String(path));
  await page.goBack();
  await untilComplete(page, 'providerDashboard', 'en');
  await last.waitFor();
  // A browser puts the old position back some moments after the page.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

describe('missing bank details', () => {
  it('REQ-PDASH-36 REQ-PDASH-39 REQ-PDASH-40 by keyboard alone: no way out but the two, and not asked again', async () => {
    const page = await visit();
    await page.goto('/account/login?returnUrl=%2Fdaman');
    await signIn(page, userNameOf('sunrise-clinic'));
    const back = bankDialog(page).getByRole('button', { name: 'Back' });
    const proceed = bankDialog(page).getByRole('button', { name: 'Proceed' });
    await back.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/daman');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    await tabTo(page, back);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(proceed)).toBe(true);
    // Round and round: the focus does not leave the dialog.
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const holdsFocus = () =>
        bankDialog(page).evaluate((dialog) => dialog.closest('.MuiDialog-root')!.contains(document.activeElement));
      await expect.poll(holdsFocus).toBe(true);
    }
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await page.waitForURL('/dashboard');
    await page.getByRole('link', { name: /^Provider services/ }).click();
    await untilComplete(page, 'providerDashboard', 'en');
    await page.reload();
    await untilComplete(page, 'providerDashboard', 'en');
    await page.locator('[data-badge]').waitFor();
    await expect.poll(() => bankDialog(page).count()).toBe(0);
  });

  it('REQ-PDASH-38 Proceed leads to the profile; the next opening asks again', async () => {
    const page = await visit({ session: await api.signIn(userNameOf('sunrise-clinic')), viewport: phone });
    await page.goto('/daman');
    await bankDialog(page).getByRole('button', { name: 'Proceed' }).click();
    await page.waitForURL('/providerempanelment/updateprofile');
    await page.goto('/daman');
    await bankDialog(page).waitFor();
  });

  it('REQ-PDASH-37 speaks Arabic too', async () => {
    const session = await api.signIn(userNameOf('sunrise-clinic'));
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto('/daman');
    const dialog = page.getByRole('dialog', { name: 'إشعار تحديث البيانات المصرفية' });
    await dialog.getByText('يرجى تحديث بياناتك المصرفية').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

it.each([['superadmin@portal.example'], ['payeradmin@crescent.example'], ['callcenteragent@portal.example']])(
  '%s, who works at no facility, is told so',
  async (userName) => {
    const page = await visit({ session: await api.session(userName) });
    await page.goto('/daman');
    await page.getByText('Your account works at no facility').waitFor();
    await expect.poll(() => page.locator('[data-badge]').count()).toBe(0);
    await expect.poll(() => tileNames(page)).toEqual(titlesAt({ status: '', holds: [] }));
    expect(await violationsOf(page)).toEqual([]);
  },
);
