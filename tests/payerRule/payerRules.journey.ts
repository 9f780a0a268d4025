import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { serviceCategories } from '../../shared/_field/lookups.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { choose, detailAddress, fillRequest, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

// No other journey uses this category: the rule stays and would ask its users.
const category = serviceCategories.find(({ name }) => name === 'Mobile unit');

async function chooseCategory(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Service category' }).click();
  await page.getByRole('option', { name: category?.name ?? '', exact: true }).click();
}

const question = (page: Page, number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });

async function write(page: Page, number: number, [english, arabic]: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await question(page, number).getByRole('textbox', { name: 'In English' }).first().fill(english);
  await question(page, number).getByRole('textbox', { name: 'In Arabic' }).first().fill(arabic);
}

describe('a rule of a payer', () => {
  it('REQ-ELIG-07 REQ-ELIG-20 is written, tried out and set live, and a receptionist answers it in Arabic', async () => {
    const page = await visit({ session: await api.session('payeradmin@crescent.example') });
    await page.goto('/eligibility/rules');
    await page.getByRole('button', { name: 'New rule' }).click();
    await chooseCategory(page);
    await page.getByRole('button', { name: 'Write the rule' }).click();

    await page.getByRole('textbox', { name: 'Title in English' }).fill('Mobile visits');
    await write(page, 1, ['Who asked for the visit?', 'من طلب الزيارة؟']);
    await write(page, 2, ['Can the patient walk?', 'هل يستطيع المريض المشي؟']);
    await question(page, 1).getByRole('combobox', { name: 'Kind of answer' }).click();
    await page.getByRole('option', { name: 'Text' }).click();
    // The second comes first: by keyboard.
    await question(page, 2).getByRole('button', { name: 'Move Question 2 up' }).press('Enter');
    await page.getByText('Question 2 is now number 1 of 2.').waitFor({ state: 'attached' });

    const sample = page.getByRole('form', { name: 'Try out' });
    await sample.getByRole('button', { name: 'Check the answers' }).click();
    await expect.poll(() => sample.getByText('Please answer this question.').count()).toBe(2);
    await sample.getByRole('radio', { name: 'No' }).check();
    await sample.getByRole('textbox', { name: 'Who asked for the visit?' }).fill('The family doctor');
    await sample.getByRole('button', { name: 'Check the answers' }).click();
    await sample.getByText('These answers would be sent to the payer.').waitFor();

    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('link', { name: 'Title in Arabic: This field is required.' }).click();
    await page.locator('input:focus').fill('الزيارات المتنقلة');
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('heading', { name: 'Version 1 · Live' }).waitFor();

    const member = (await api.members()).find(
      ({ payerId, expectedOutcome }) => payerId === 301 && /^Eligible/.test(expectedOutcome),
    );
    if (!member) throw new Error('No eligible member of Crescent');
    const desk = await visit({ session: await api.session(receptionist), language: 'ar' });
    await desk.goto('/eligibility/new');
    await fillRequest(desk, member, 'ar');
    await choose(desk, 'serviceCategoryId', category?.nameArabic ?? '', 'ar');
    await sendButton(desk, 'ar').click();
    await desk.waitForURL(detailAddress);
    await desk.getByRole('heading', { name: 'أسئلة الجهة الدافعة: أجب للمتابعة' }).waitFor();

    const send = desk.getByRole('button', { name: 'إرسال الإجابات' });
    await send.click();
    await desk.getByRole('alert').getByText('يرجى الإجابة عن هذا السؤال').first().waitFor();
    await desk.getByRole('radio', { name: 'نعم' }).check();
    await desk.getByRole('textbox', { name: 'من طلب الزيارة؟' }).fill('الطبيب المعالج');
    // What was answered outlives the page.
    await desk.reload();
    await desk.getByRole('radio', { name: 'نعم', checked: true }).waitFor();
    await expect.poll(() => desk.getByRole('textbox', { name: 'من طلب الزيارة؟' }).inputValue()).toBe('الطبيب المعالج');
    await desk.goto('/eligibility');
    await desk.getByText('لدى الجهة الدافعة أسئلة').first().waitFor();
    await desk.goBack();
    await send.click();
    await untilStatus(desk, 'مؤهل للتغطية', 'ar');
    await desk.getByRole('heading', { name: 'الإجابات عن أسئلة الجهة الدافعة' }).waitFor();

    // Another version follows, and is retired: both stay to be read, with what the second one changed.
    await question(page, 1).getByRole('textbox', { name: 'In English' }).first().fill('Can the patient stand?');
    await page.getByRole('group', { name: 'Effective for services from' }).getByRole('spinbutton').first().click();
    await page.keyboard.type(emiratesDateOf(new Date()).split('-').reverse().join(''));
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version 2/ }) });
    await second.getByText('Can the patient stand?').waitFor();
    await page.getByRole('button', { name: 'Retire version 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await page.getByRole('heading', { name: 'Version 2 · Retired' }).waitFor();
    await page.getByText(/Version 2 was retired: nothing is asked in its days/).waitFor();

    const another = await api.submit(await api.session(receptionist), member, {
      eidReasonId: 1,
      serviceCategoryId: category?.id ?? 0,
    });
    await desk.goto(`/eligibility/${another}`);
    await untilStatus(desk, 'مؤهل للتغطية', 'ar');
  });
});
