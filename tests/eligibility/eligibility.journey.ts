import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import {
  choose,
  detailAddress,
  fillRequest,
  listField,
  sendButton,
  textField,
  untilStatus,
} from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { signIn } from '../journeys/support/signIn.ts';
import { visits } from '../journeys/support/visits.ts';
import { asDrawn, drawnLines } from '../support/pdfText.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
});

const newRequest = async (options: { tolerated?: RegExp } = {}): Promise<Page> => {
  const page = await visit({ session, ...options });
  await page.goto('/eligibility/new');
  await sendButton(page).waitFor();
  return page;
};

async function downloadOf(page: Page, button: string): Promise<{ name: string; pdf: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), pdf: await readFile(await download.path()) };
}

const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('checking a patient by mouse', () => {
  it('REQ-ELIG-01 REQ-ELIG-05 REQ-ELIG-10 leads from the tile over the answer to the PDF', async () => {
    const member = await api.member('Eligible, one cover with 20');
    const page = await visit();
    await page.goto('/');
    await signIn(page, receptionist);
    await page.getByRole('link', { name: /^Eligibility/ }).click();
    await page.getByRole('link', { name: 'New request' }).click();
    await fillRequest(page, member);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await sendButton(page).click();

    await page.waitForURL(detailAddress);
    await untilStatus(page, 'Eligible');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('heading', { name: 'NAS Comprehensive Network' }).waitFor();
    await page.getByText('NAS-2210-004471').waitFor();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('Sent to the payer').waitFor();

    for (const [button, language, isInArabic] of [
      ['PDF in English', 'en', false],
      ['PDF in Arabic', 'ar', true],
      ['PDF in both', 'both', true],
    ] as const) {
      const { name, pdf } = await downloadOf(page, button);
      expect(name).toMatch(new RegExp(`^eligibility-.*-${language}\\.pdf$`));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pageCount(pdf)).toBe(1);
      const words = drawnLines(pdf).join(' ');
      expect(words).toContain('NAS-2210-004471');
      expect(words.includes(asDrawn('مؤهل'))).toBe(isInArabic);
    }

    await page.getByRole('link', { name: 'Back to the history' }).click();
    const row = page.getByRole('row').filter({ hasText: member.fullName }).first();
    await row.getByText('Eligible', { exact: true }).waitFor();
  });

  it('REQ-ELIG-15 REQ-ELIG-16 says why a patient is not covered', async () => {
    const page = await newRequest();
    await fillRequest(page, await api.member('Not eligible: cover ended'));
    await sendButton(page).click();
    await untilStatus(page, 'Not eligible');
    const denial = page.getByRole('alert').filter({ hasText: 'ELIG-005' });
    await denial.getByText('The service date is after the last date of coverage').waitFor();
    await expect.poll(() => page.locator('[data-badge]').first().getAttribute('data-badge')).toBe('danger');
  });

  it('shows every cover the payer names, the primary one first', async () => {
    const page = await newRequest();
    await fillRequest(page, await api.member('Eligible, three covers'));
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
    await page.getByRole('heading', { name: 'Primary cover: Enhanced Gold' }).waitFor();
    const names = ['Primary cover: Enhanced Gold', 'Cover 2: Dental Plus', 'Cover 3: Maternity Rider'];
    await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  });

  it('asks by card number, and begins another request for the same patient', async () => {
    const member = await api.member('Eligible, no co-payment');
    const page = await newRequest();
    await page.getByRole('radio', { name: 'Card number' }).check();
    await choose(page, 'payerId', 'Thiqa');
    await textField(page, 'cardNumber').fill(member.cardNumber);
    await choose(page, 'serviceCategoryId', 'Dental');
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
    await page.getByRole('link', { name: 'New request for this patient' }).click();
    await page.waitForURL(/\/eligibility\/new\?from=/);
    await textField(page, 'cardNumber').waitFor();
    await expect.poll(() => textField(page, 'cardNumber').inputValue()).toBe(member.cardNumber);
    await expect.poll(() => page.url()).not.toContain(member.cardNumber);
  });
});

describe('mistakes at the desk', () => {
  const hasFocus = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.contains(document.activeElement));

  it('names every missing field and moves to the first', async () => {
    const page = await visit({ session });
    // The first request of a facility: nothing is usual there.
    await page.route('**/api/eligibilitycheck/getusualchoices', (route) =>
      route.fulfill({ json: { status: 1, errors: [], data: { payerIds: [], serviceCategoryId: null } } }),
    );
    await page.goto('/eligibility/new');
    await sendButton(page).waitFor();
    await sendButton(page).click();
    const summary = page.getByRole('alert');
    await summary.getByText('4 fields need your attention').waitFor();
    await expect
      .poll(() => summary.getByRole('link').allTextContents())
      .toEqual([
        'Payer: Payer is required.',
        'Emirates ID: Emirates ID is required.',
        'Reason the card was not read: Reason is required.',
        'Service category: Service category is required.',
      ]);
    await expect.poll(() => hasFocus(page, '#field-payerId-button')).toBe(true);
  });

  it('keeps what was typed, names what is wrong, and sends once it is right', async () => {
    const member = await api.member('Eligible, AED 20');
    const page = await newRequest();
    await fillRequest(page, { ...member, emiratesId: '784198800000040' });
    await textField(page, 'mobileNumber').fill('+971501');
    await textField(page, 'remarks').fill('Follow-up of last week');
    await sendButton(page).click();
    const summary = page.getByRole('alert');
    await summary.getByText('2 fields need your attention').waitFor();
    await expect
      .poll(() => summary.getByRole('link').allTextContents())
      .toEqual(['Emirates ID: Valid Emirates ID Required', 'Mobile: Mobile number must look like +971-50-123-4567']);
    await expect.poll(() => hasFocus(page, '#field-emiratesId')).toBe(true);
    await expect.poll(() => textField(page, 'emiratesId').inputValue()).toBe('784-1988-0000004-0');
    await expect.poll(() => textField(page, 'remarks').inputValue()).toBe('Follow-up of last week');

    await textField(page, 'emiratesId').fill(member.emiratesId);
    await summary.getByRole('link', { name: /^Mobile/ }).click();
    await expect.poll(() => hasFocus(page, '#field-mobileNumber')).toBe(true);
    await textField(page, 'mobileNumber').fill('+971501234567');
    await expect.poll(() => textField(page, 'mobileNumber').inputValue()).toBe('+971-50-123-4567');
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
    await page.getByText('Follow-up of last week').waitFor();
  });

  it('refuses a service date in the future', async () => {
    const page = await newRequest();
    await fillRequest(page, await api.member('Eligible, AED 20'));
    await page.getByRole('spinbutton', { name: 'Year' }).fill('2099');
    await sendButton(page).click();
    const problem = page.getByRole('alert').getByRole('link', { name: /The service date cannot be later than today/ });
    await problem.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/eligibility/new');
  });

  it('stores one request however often Send is pressed', async () => {
    const member = await api.member('Eligible, cover ends today');
    const before = await api.countOf(session, member.emiratesId);
    const page = await newRequest();
    await fillRequest(page, member);
    await sendButton(page).dblclick();
    await untilStatus(page, 'Eligible');
    expect(await api.countOf(session, member.emiratesId)).toBe(before + 1);
  });
});

describe('when something fails', () => {
  it('keeps the request Pending while the payer is down, says when it tries again, and shows the answer at last', async () => {
    const page = await newRequest();
    await fillRequest(page, await api.member('Eligible, AED 20'));
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    try {
      await sendButton(page).click();
      await page.waitForURL(detailAddress);
      const notice = page.getByRole('alert').filter({ hasText: 'The payer is unavailable.' });
      await notice.getByText(/the next attempt is at \d\d:\d\d( \(attempts so far: [1-9]\))?\./i).waitFor();
      await untilStatus(page, 'Pending');
    } finally {
      await api.setFaults();
    }
    await untilStatus(page, 'Eligible');
    await page.getByRole('list', { name: 'Timeline' }).getByText('Payer unavailable').first().waitFor();
  });

  it('is sent again by itself while the store is busy, says so, and is stored once', async () => {
    const member = await api.member('Eligible, AED 20');
    const before = await api.countOf(session, member.emiratesId);
    const page = await newRequest({ tolerated: /503/ });
    await fillRequest(page, member);
    await api.setFaults({ aws: { dynamodb: { throttleRate: 1 } } });
    try {
      await sendButton(page).click();
      await page.getByText(/The portal is busy/).waitFor();
      await expect.poll(() => textField(page, 'emiratesId').inputValue()).not.toBe('');
    } finally {
      await api.setFaults();
    }
    await untilStatus(page, 'Eligible');
    expect(await api.countOf(session, member.emiratesId)).toBe(before + 1);
  });

  it('REQ-LOGIN-24 sends nothing while offline, says so, keeps what was typed, and goes on when the line is back', async () => {
    const member = await api.member('Eligible after a slow answer');
    const page = await newRequest();
    await fillRequest(page, member);
    await page.context().setOffline(true);
    const sent: string[] = [];
    // Late parts of the site and measures of it are sent at any time.
    page.on(
      'request',
      (request) => void (request.url().endsWith('/addeligibilityrequest') && sent.push(request.url())),
    );
    await sendButton(page).click();
    const lost =
      'It seems like you lost your internet connection. Please check your internet connection and try again.';
    await page.getByRole('alert').getByText(lost).first().waitFor();
    expect(sent).toEqual([]);
    await expect.poll(() => textField(page, 'emiratesId').inputValue()).not.toBe('');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
  });

  it('REQ-LOGIN-22 keeps the draft, without the patient’s numbers, when the session ends over a filled form', async () => {
    const mine = await api.signIn(receptionist);
    const page = await visit({ session: mine, tolerated: /status of 401/ });
    await page.goto('/eligibility/new');
    const member = await api.member('Eligible, one cover with 20');
    await fillRequest(page, member);
    await textField(page, 'remarks').fill('Asked at the desk');
    await api.call('/api/account/logoff', { session: mine, body: {} });
    // The look for an answer of today may learn it before, and take the button away: a click that waits would press the next form's.
    await sendButton(page).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await page.waitForURL(/\/account\/login\?returnUrl=%2Feligibility/);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('Asked at the desk');
    expect(kept.replace(/\D/g, '')).not.toContain(member.emiratesId);

    await signIn(page, receptionist);
    await page.waitForURL('/eligibility/new');
    await textField(page, 'remarks').waitFor();
    await expect.poll(() => textField(page, 'remarks').inputValue()).toBe('Asked at the desk');
    await page
      .getByRole('combobox', { name: /^Payer/ })
      .getByText('NAS Administration')
      .waitFor();
    await textField(page, 'emiratesId').fill(member.emiratesId);
    // Proposed again with the patient, where nobody had to choose it before.
    await listField(page, 'serviceCategoryId').getByText('Outpatient').waitFor();
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
  });
});
