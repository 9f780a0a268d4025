import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../empanelment/support/contracts.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
const api = journeyApi();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The last day for answers, typed as people type it. */
async function enterDay(page: Page, label: string): Promise<void> {
  const [year, month, day] = dayIn(40).split('-');
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
}

describe.each(['en', 'ar'] as const)('the survey of providers in %s', (language) => {
  const { survey: t, screens, ui } = texts[language];
  const serial = randomUUID().slice(0, 8);
  const titles = { en: `Characteristics ${serial}`, ar: `خصائص ${serial}` };
  const parking = { en: `Is there parking (${serial})?`, ar: `هل يوجد موقف للسيارات (${serial})؟` };
  const said = {
    en: { rooms: 'How many consultation rooms do you have?', sunday: 'Do you work on Sundays?' },
    ar: { rooms: 'كم عدد غرف الاستشارة لديكم؟', sunday: 'هل تعملون يوم الأحد؟' },
  }[language];
  const more = {
    en: { hours: 'From when until', else: 'What else should', blood: 'Who takes blood samples?', nobody: 'Nobody' },
    ar: { hours: 'من أي ساعة إلى', else: 'ما الذي ينبغي', blood: 'من يأخذ عينات الدم؟', nobody: 'لا أحد' },
  }[language];
  const spoken = {
    en: { languages: 'Which languages does your reception speak?', arabic: 'Arabic' },
    ar: { languages: 'ما اللغات التي يتحدث بها موظفو الاستقبال؟', arabic: 'العربية' },
  }[language];

  /** Goes on with the draft of the next version, or begins it, adds a question, and sends it to a colleague. */
  async function write(page: Page): Promise<void> {
    await page.goto('/providerempanelment/surveys');
    await page.getByText(t.list.intro).waitFor();
    const draft = page.getByRole('row').filter({ hasText: t.state.draft }).getByRole('link');
    await page.getByRole('row').nth(1).waitFor();
    if ((await draft.count()) > 0) {
      await draft.first().click();
      await page.getByRole('link', { name: t.edit.open, exact: true }).click();
    } else {
      await press(page, t.list.begin);
    }
    const fill = (name: string, text: string) => page.getByRole('textbox', { name }).last().fill(text);
    await page.getByRole('button', { name: t.edit.addQuestion, exact: true }).waitFor();
    await fill(t.field.title, titles.en);
    await fill(t.field.titleArabic, titles.ar);
    await enterDay(page, t.field.dueOn);
    await press(page, t.edit.addQuestion);
    await fill(t.edit.text, parking.en);
    await fill(t.edit.textArabic, parking.ar);
    expect(await violationsOf(page)).toEqual([]);
    await press(page, t.edit.save);
    await press(page, t.send.open);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: t.send.action, exact: true }).click();
    await page.getByText(t.notice.waitsForOther, { exact: true }).waitFor();
  }

  const choose = (page: Page, group: string, name: string) =>
    page
      .getByRole('radiogroup', { name: new RegExp(group.replace(/[?()؟]/g, '.')) })
      .getByRole('radio', { name, exact: true })
      .check();

  it('REQ-NET-10 REQ-NET-28 is published, half answered, gone on with after a reload, submitted, read and exported', async () => {
    const insurer = await visit({ session: await api.session('reviewer@pearl.example'), language });
    await write(insurer);
    const address = new URL(insurer.url()).pathname;
    const checker = await visit({ session: await api.session('reviewer2@pearl.example'), language });
    await checker.goto(address);
    await press(checker, t.publish.open);
    await checker.getByRole('dialog').getByRole('button', { name: t.publish.action, exact: true }).click();
    await checker.getByText(t.state.published, { exact: true }).first().waitFor();
    expect(await violationsOf(checker)).toEqual([]);

    const provider = await visit({ session: await api.session('admin@noor-clinic.example'), language });
    await provider.goto('/daman/dashboard');
    await provider.getByRole('link', { name: new RegExp(screens.providerSurvey) }).click();
    await provider.getByRole('link', { name: titles[language] }).click();
    await provider.getByRole('spinbutton', { name: new RegExp(said.rooms.slice(0, 20)) }).fill('4');
    await choose(provider, said.sunday, t.yes);
    const kept = provider.waitForResponse(
      (each) => each.url().endsWith('/api/survey/savedraft') && Boolean(each.request().postData()?.includes('09:00')),
    );
    await provider.getByRole('textbox', { name: new RegExp(more.hours) }).fill('09:00-12:00');
    await kept;
    await provider.getByText(t.draft.saved).waitFor();
    expect(await violationsOf(provider)).toEqual([]);
    await provider.reload();
    const hours = provider.getByRole('textbox', { name: new RegExp(more.hours) });
    await hours.waitFor();
    await expect.poll(() => hours.inputValue()).toBe('09:00-12:00');
    // The branch goes, and with it what it asked.
    await choose(provider, said.sunday, t.no);
    await hours.waitFor({ state: 'hidden' });
    await provider.setViewportSize(phone);
    expect(await sticksOut(provider)).toEqual([]);
    await press(provider, t.form.submit);
    await provider.getByRole('alert').first().waitFor();
    expect(await violationsOf(provider)).toEqual([]);
    await choose(provider, more.blood, more.nobody);
    if (
      (await provider.getByRole('combobox', { name: new RegExp(spoken.languages.slice(0, 20)) }).textContent()) ===
      ui.multiSelect.choose
    ) {
      await provider.getByRole('combobox', { name: new RegExp(spoken.languages.slice(0, 20)) }).click();
      await provider.getByRole('option', { name: spoken.arabic }).click();
      await provider.keyboard.press('Escape');
    }
    await provider.getByRole('textbox', { name: new RegExp(more.else) }).fill('=HYPERLINK("http://x.example")');
    await choose(provider, parking[language], t.yes);
    await press(provider, t.form.submit);
    await provider.getByText(t.answering.answered, { exact: true }).first().waitFor();
    await expect.poll(() => provider.getByText('09:00-12:00').count()).toBe(0);
    expect(await violationsOf(provider)).toEqual([]);
    expect(await sticksOut(provider)).toEqual([]);

    await checker.getByRole('link', { name: t.providers.open, exact: true }).click();
    await checker.getByRole('link', { name: /Noor|نور/ }).click();
    await checker.getByText(parking[language], { exact: true }).waitFor();
    expect(await violationsOf(checker)).toEqual([]);
    await checker.goBack();
    await press(checker, ui.table.export);
    const [download] = await Promise.all([
      checker.waitForEvent('download'),
      checker.getByRole('menuitem', { name: ui.table.format.csv }).click(),
    ]);
    const csv = await readFile((await download.path()) ?? '', 'utf8');
    expect(csv).toContain(parking[language]);
    expect(csv).toContain(more.nobody);
    // A spreadsheet takes it as a text.
    expect(csv).toContain("'=HYPERLINK");
    expect(csv).not.toMatch(/(^|,)"?=/m);
    await press(checker, t.providers.waiting);
    expect(await violationsOf(checker)).toEqual([]);
  });
});
