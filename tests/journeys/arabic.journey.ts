import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { detailAddress, fillRequest, sendButton, textField, untilStatus } from './support/eligibilityForm.ts';
import { journeyApi } from './support/portal.ts';
import { type PortalApi, receptionist } from './support/portalApi.ts';
import { loginButton, openAccountMenu, passwordField, signIn } from './support/signIn.ts';
import { texts } from './support/texts.ts';
import { visits } from './support/visits.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

/** What stands on each screen when it is complete. */
const landmarks: Readonly<Record<string, (page: Page) => Locator>> = {
  '/dashboard': (page) => page.getByRole('link', { name: /^أهلية التغطية/ }),
  '/eligibility': (page) => page.getByRole('row').nth(1).getByRole('link'),
  '/eligibility/new': (page) => sendButton(page, 'ar'),
};
/** What is called so in Arabic too, and keys as they stand on the keyboard. */
const productNames = /Alt\+[A-Z]|CSV|PDF|D\u2060?-\u2060?Connect/g;
const labels = 'main :is(h1, h2, label, legend, button, th, p, a:not(td a)), footer a';

describe('the portal in Arabic', () => {
  it('REQ-ELIG-10 leads from the sign-in to the answer, from right to left and without a word of English', async () => {
    const member = await api.member('Not eligible: cover ended');
    const page = await visit({ language: 'ar' });
    await page.goto('/account/login');
    await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]))
      .toEqual(['rtl', 'ar']);
    await loginButton(page, texts.ar).click();
    await page.getByRole('link', { name: /اسم المستخدم مطلوب/ }).waitFor();
    await signIn(page, receptionist, { language: texts.ar });

    await page.getByRole('link', { name: /^أهلية التغطية/ }).click();
    await page.getByRole('link', { name: 'طلب جديد' }).click();
    await fillRequest(page, member, 'ar');
    const emiratesId = textField(page, 'emiratesId', 'ar');
    await expect.poll(() => emiratesId.inputValue()).toBe(formatEmiratesId(member.emiratesId));
    await expect.poll(() => emiratesId.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
    await sendButton(page, 'ar').click();

    await page.waitForURL(detailAddress);
    await untilStatus(page, 'غير مؤهل للتغطية', 'ar');
    await page.getByRole('alert').getByText('تاريخ الخدمة بعد آخر يوم في التغطية').waitFor();
    await page.getByRole('button', { name: 'PDF بالعربية' }).waitFor();
    const codes = page.locator('bdi[dir="ltr"]');
    for (const code of [formatEmiratesId(member.emiratesId), 'ELIG-005'])
      await expect.poll(() => codes.allTextContents()).toContain(code);
  });

  it.each(Object.keys(landmarks))('leaves no English label on %s', async (address) => {
    const page = await visit({ language: 'ar', session: await api.session(receptionist) });
    await page.goto(address);
    await landmarks[address]?.(page).waitFor();
    const words = await page.locator(labels).allTextContents();
    expect(words.length).toBeGreaterThan(0);
    expect(words.join(' ')).toMatch(/[\u0600-\u06ff]/);
    expect(words.filter((text) => /[A-Za-z]{3}/.test(text.replace(productNames, '')))).toEqual([]);
  });

  it('is one choice in the account menu away, and stays after logging out', async () => {
    const page = await visit({ session: await api.signIn(receptionist) });
    await page.goto('/dashboard');
    await openAccountMenu(page);
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'لوحة التحكم' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await openAccountMenu(page, texts.ar);
    await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('/account/login?returnUrl=%2Fdashboard');
    await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor();
    await passwordField(page, texts.ar).waitFor();
  });
});
