import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { circularApi } from '../../shared/circular/routes.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { untilComplete } from '../journeys/support/everyScreen.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
const api = journeyApi();
const { searchOwnCirculars, getCircular, withdrawCircular } = circularApi.endpoints;
const [writer, checker] = ['reviewer@pearl.example', 'reviewer2@pearl.example'];
/** A clinic that no other journey works at: a must-read circular would hold its pages. */
const [readerName, licence] = ['desk@wadi-clinic.example', 'WSL-900001'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Nothing stays that would hold the clinic's pages. */
afterEach(async () => {
  const session = await api.session(writer);
  const { data } = await api.call<{ items: { circularId: string; state: string }[] }>(searchOwnCirculars.path, {
    session,
    body: { take: 20 },
  });
  for (const { circularId } of (data?.items ?? []).filter(({ state }) => state === 'published')) {
    const { data: own } = await api.call<{ publishing: { edition: number } }>(
      `${getCircular.path}?circularId=${circularId}`,
      { session },
    );
    const body = { circularId, edition: own?.publishing.edition, reason: 'Over.', reasonArabic: 'انتهى.' };
    await api.call(withdrawCircular.path, { session, body });
  }
});

describe.each(['en', 'ar'] as const)('a must-read circular in %s', (language) => {
  const { circular: words, screens } = texts[language];
  const serial = randomUUID().slice(0, 8);
  const titles = { en: `New codes ${serial}`, ar: `رموز جديدة ${serial}` };
  const title = titles[language];

  /** Writes the draft and sends it to a colleague, after a look at its audience. */
  async function write(page: Page): Promise<void> {
    await page.goto('/circular/publishing');
    await page.getByRole('link', { name: words.own.new, exact: true }).click();
    const fill = (field: keyof typeof words.field, text: string) =>
      page.getByRole('textbox', { name: words.field[field] }).fill(text);
    await fill('title', titles.en);
    await fill('titleArabic', titles.ar);
    await fill('text', 'Claim consultations with the new codes.');
    await fill('textArabic', 'يرجى المطالبة بالاستشارات بالرموز الجديدة.');
    await page
      .getByRole('radiogroup', { name: words.field.isMustRead })
      .getByRole('radio', { name: words.yes, exact: true })
      .check();
    await page.getByRole('radio', { name: words.to.facilities, exact: true }).check();
    await fill('facilityLicenses', licence);
    expect(await violationsOf(page)).toEqual([]);
    await press(page, words.form.save);
    await page.getByText(words.state.draft, { exact: true }).first().waitFor();
    await press(page, words.publish.open);
    const dialog = page.getByRole('dialog', { name: words.publish.title });
    const one = language === 'en' ? 'It goes to 1 facility or payer.' : words.preview.places_one;
    await dialog.getByText(one, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, words.publish.send);
    await page.getByText(words.notice.waitsForOther, { exact: true }).waitFor();
  }

  async function approve(page: Page): Promise<void> {
    await page.goto('/circular/publishing');
    await page.getByRole('link', { name: title }).click();
    await press(page, words.approve.open);
    await press(page, words.approve.action);
    await page.getByText(words.state.published, { exact: true }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  }

  it('REQ-NET-03 REQ-NET-24 is written, approved by a second person, read before work goes on, and withdrawn', async () => {
    const insurer = await visit({ session: await api.session(writer), language });
    await write(insurer);
    await approve(await visit({ session: await api.session(checker), language }));

    const desk = await visit({ session: await api.session(readerName), language });
    await desk.goto('/eligibility');
    await desk.getByRole('heading', { level: 1, name: words.gate.title }).waitFor();
    await expect.poll(() => desk.getByRole('heading', { level: 1, name: screens.eligibility }).isVisible()).toBe(false);
    expect(await violationsOf(desk)).toEqual([]);
    await desk.setViewportSize(phone);
    expect(await sticksOut(desk)).toEqual([]);
    await desk.getByRole('link', { name: title }).click();
    await press(desk, words.acknowledge);
    await desk.getByText(words.acknowledged).waitFor();
    expect(await violationsOf(desk)).toEqual([]);
    expect(await sticksOut(desk)).toEqual([]);
    await desk.goto('/eligibility');
    await untilComplete(desk, 'eligibility', language);

    await insurer.reload();
    await insurer.getByRole('link', { name: words.receipts.open, exact: true }).click();
    await insurer.getByText(words.receipts.none.unread, { exact: true }).waitFor();
    await press(insurer, words.receipts.read);
    await insurer
      .getByText(/^Front desk/)
      .first()
      .waitFor();
    expect(await violationsOf(insurer)).toEqual([]);

    await insurer.getByRole('link', { name: words.receipts.back, exact: true }).click();
    await press(insurer, words.withdraw.open);
    const dialog = insurer.getByRole('dialog', { name: words.withdraw.title });
    await dialog.getByRole('textbox', { name: words.field.reasonEnglish }).fill('Sent too early.');
    await dialog.getByRole('textbox', { name: words.field.reasonArabic }).fill('أُرسل قبل أوانه.');
    await dialog.getByRole('button', { name: words.withdraw.action, exact: true }).click();
    await insurer.getByText(words.state.withdrawn, { exact: true }).first().waitFor();

    await desk.goto('/circular/circular');
    await desk.getByRole('link', { name: title }).click();
    await desk.getByText(language === 'en' ? 'Sent too early.' : 'أُرسل قبل أوانه.').waitFor();
  });
});
