import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { effortOf } from '../bench/hand.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, giveReason, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { hasFocus, tabTo } from '../journeys/support/keys.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { putCard } from '../journeys/support/registration.ts';
import { mostShift, shiftSince, watchShifts } from '../journeys/support/shifts.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { specifiedTiles } from '../support/specifiedTiles.ts';

const visit = visits();
const eligibleIn = statusWords.Eligible;
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

const falcon = 'pharmacist@falcon-pharmacy.example';
async function openPalette(page: Page): Promise<void> {
  // The header of somebody who is signed in arrives by itself.
  await page.getByRole('button', { name: 'Quick search' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

describe('the shortcuts of the tiles', () => {
  it.each([
    ['payeradmin@nas.example', ['Admin', 'Pharmacy', 'Eligibility', 'E-Authorization', 'Claims']],
    ['superadmin@portal.example', ['Logging']],
    ['admin@noor-clinic.example', ['Manage Clinicians', 'Manage Users']],
  ])(
    'REQ-RDASH-02 REQ-RDASH-03 REQ-RDASH-04 REQ-RDASH-06 REQ-RDASH-07 REQ-RDASH-08 REQ-RDASH-09 open for %s: %j',
    async (userName, names) => {
      const page = await visit({ session: await api.session(userName) });
      for (const name of names) {
        await page.goto('/dashboard');
        await page.getByRole('link', { name, exact: true }).waitFor();
        const { shortcut = '', path = '' } = specifiedTiles.find((each) => each.name === name) ?? {};
        await page.keyboard.press(shortcut.includes('+') ? shortcut : shortcut.toLowerCase());
        await page.waitForURL(path);
      }
    },
  );
});

describe.each(['en', 'ar'] as const)('a PF licence without the pharmacy role, in %s', (language) => {
  it('REQ-RDASH-30 REQ-UI-05 names the distributors instead of opening Pharmacy, on a phone too', async () => {
    const { dashboard, app } = texts[language];
    const page = await visit({ language, viewport: phone, session: await api.session(falcon) });
    await page.goto('/dashboard');
    const tile = page.getByRole('button', { name: dashboard.tiles.pharmacy.name, exact: true });
    await tile.click();
    const dialog = page.getByRole('dialog', { name: dashboard.pharmacyLicense.title });
    await dialog.getByText('Software Alliance').waitFor();
    await dialog.getByRole('link', { name: 'licences@safe-care-tech.example' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await dialog.getByRole('button', { name: app.close }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(tile)).toBe(true);
    await page.keyboard.press('p');
    await dialog.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
  });
});

describe('the number on the eligibility tile', () => {
  it('REQ-RDASH-05 says what waits while the payer does not answer, and moves nothing', async () => {
    const session = await api.session('desk@marina-hospital.example');
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    try {
      await api.submit(session, await api.member('Eligible, AED 20'));
      const page = await visit({ session });
      await page.addInitScript(watchShifts);
      await page.goto('/dashboard');
      await page.getByText(/^\d+ requests? waits? for an answer$/).waitFor({ state: 'attached' });
      await page.getByRole('link', { name: 'Payer Online' }).waitFor();
      expect((await shiftSince(page)).value).toBeLessThanOrEqual(mostShift);
    } finally {
      await api.setFaults();
    }
  });
});

describe.each(['en', 'ar'] as const)('from the patient to the answer, in %s', (language) => {
  const { work, eligibility } = texts[language];
  const answered = async (page: Page) => {
    await page.waitForURL(detailAddress);
    await untilStatus(page, eligibleIn[language], language);
  };

  it('REQ-ELIG-10 takes one click after the card of somebody who was here before, and the number, its reason and one key', async () => {
    const session = await api.session('desk@marina-hospital.example');
    const member = await api.member('Eligible, one cover with 20');
    await api.submit(session, member);
    const body = { emiratesId: member.emiratesId };
    // The answer of before has come.
    await expect
      .poll(async () => (await api.call('/api/eligibilitycheck/findpatientpayer', { session, body })).data)
      .not.toBeNull();
    const page = await visit({ language, session, ...(language === 'ar' && { viewport: phone }) });
    await putCard(portal.url, member.emiratesId);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: work.box.readCard }).click();
    await page.waitForURL('/eligibility/new');
    await page.getByText(eligibility.form.fromCard).waitFor();
    await expect.poll(() => hasFocus(sendButton(page, language))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await sendButton(page, language).click();
    await answered(page);

    await page.goto('/dashboard');
    await page.getByRole('textbox', { name: work.box.number }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    if (language === 'ar')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.keyboard.type(member.emiratesId);
    await page.keyboard.press('Enter');
    await page.waitForURL('/eligibility/new');
    const { keys } = await effortOf(page, async (hand) => {
      await giveReason(page, hand, language);
      await hand.press('Control+Enter');
      await answered(page);
    });
    expect(keys).toBe(3);
  });
});

describe('the command palette', () => {
  it('leads by keys alone to a screen, to an action and back to the last record', async () => {
    const session = await api.signIn(receptionist);
    const id = await api.submit(session, await api.member('Eligible, one cover with 20'));
    const page = await visit({ session });
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Quick search' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);

    await openPalette(page);
    await page.keyboard.type('new elig');
    await page.getByRole('option', { name: 'New eligibility request' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('/eligibility/new');
    await page.locator('h1:focus').waitFor();

    await page.goto(`/eligibility/${id}`);
    await page.getByRole('button', { name: 'PDF in English' }).waitFor();
    await openPalette(page);
    await page.getByRole('group', { name: 'Opened last' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Eligibility', exact: true }).waitFor();
    await openPalette(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`/eligibility/${id}`);
    // A call that is under way when the session ends is refused, and the browser says so.
    await page.getByRole('button', { name: 'PDF in English' }).waitFor();

    await openPalette(page);
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/account\/login/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recentRecords'))).toBeNull();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.getByRole('combobox').count()).toBe(0);
  });

  it('finds in Arabic however it is written, from right to left on a phone', async () => {
    const page = await visit({ language: 'ar', viewport: phone, session: await api.session(receptionist) });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: texts.ar.header.quickSearch }).click();
    await page.getByRole('combobox').fill('الاهليه');
    const option = page.getByRole('option', { name: texts.ar.screens.eligibilitySummary });
    await option.waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await violationsOf(page)).toEqual([]);
    await option.click();
    await page.waitForURL('/eligibility/summary');
  });
});
