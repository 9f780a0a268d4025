import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, fillRequest } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { desktop, phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();

it.each([
  { language: 'en', viewport: desktop, covering: 'NAS Administration' },
  { language: 'ar', viewport: phone, covering: 'ناس لإدارة المطالبات' },
] as const)(
  'REQ-ELIG-10 several payers are asked by one act, and the one that covers is named, in $language',
  async (row) => {
    const { language, viewport, covering } = row;
    const { form } = texts[language].eligibility;
    const { several, insurer } = texts[language].card;
    const { together } = texts[language].lifecycle;
    const page = await visit({ session: await api.session(receptionist), language, viewport });
    await page.goto('/eligibility/new');
    await fillRequest(page, await api.member('Eligible, one cover with 20'), language);

    await page.getByRole('button', { name: form.findInsurer }).click();
    const dialog = page.getByRole('dialog', { name: insurer.title });
    await dialog.getByRole('checkbox', { name: covering }).check();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: several.ask }).click();

    await page.waitForURL(detailAddress);
    const answers = page.getByRole('region', { name: together.title });
    await answers
      .getByRole('status')
      .filter({ hasText: together.covered.replace('{{payers}}', covering) })
      .waitFor();
    await expect.poll(() => answers.getByRole('listitem').count()).toBeGreaterThan(1);
    // The largest letters say the word of all, not that of the payer whose answer is shown.
    const sizeOf = (line: Locator) => line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const shown = await sizeOf(page.locator('[data-tone] p').first());
    await expect.poll(() => sizeOf(answers.getByRole('status'))).toBeGreaterThan(shown);
    expect(await violationsOf(page)).toEqual([]);
  },
);
