import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabicAttachment from '../../web/parts/attachment/texts/ar.json' with { type: 'json' };
import englishAttachment from '../../web/parts/attachment/texts/en.json' with { type: 'json' };
import arabic from '../../web/providerQuery/texts/ar.json' with { type: 'json' };
import english from '../../web/providerQuery/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const words = { en: english, ar: arabic } as const;
const files = { en: englishAttachment, ar: arabicAttachment } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The dialog of a move, opened by its button. */
async function openMove(page: Page, name: string) {
  await button(page, name).click();
  return page.getByRole('dialog', { name });
}

async function say(page: Page, name: string, text: string): Promise<void> {
  const dialog = await openMove(page, name);
  await dialog.getByRole('textbox', { name }).fill(text);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(text, { exact: true }).waitFor();
}

const pdf = { name: 'claim.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const liar = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('MZ not a picture') };

describe('a question to an insurer', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-01 REQ-NET-23 REQ-PDASH-03 goes from the provider, with a document, to the insurer and back until it is closed, in %s',
    async (language) => {
      const t = words[language];
      const api = journeyApi();
      const [desk, reviewer] = [await api.session(receptionist), await api.session('reviewer@pearl.example')];
      const provider = await visit({ session: desk, language });
      await provider.goto('/providerquery');
      await provider.getByRole('link', { name: t.new.action, exact: true }).click();
      await provider.getByRole('combobox', { name: t.field.payerId }).click();
      await provider.getByRole('option', { name: /Pearl|اللؤلؤة/ }).click();
      await provider.getByRole('combobox', { name: t.field.category }).click();
      await provider.getByRole('option', { name: t.categories.claim }).click();
      const subject = `A denied claim ${randomUUID().slice(0, 8)}`;
      await provider.getByRole('textbox', { name: t.field.subject }).fill(subject);
      await provider.getByRole('textbox', { name: t.field.text }).fill('Why was it denied?');
      const picker = provider.locator('input[type=file]');
      // A file that lies about its type is refused; nothing else of the form is lost.
      await picker.setInputFiles(liar);
      await provider.getByText(/photo\.png: /).waitFor();
      await picker.setInputFiles(pdf);
      await button(provider, files[language].remove.replace('{{file}}', pdf.name)).waitFor();
      expect(await violationsOf(provider)).toEqual([]);
      await button(provider, t.new.send).click();
      await provider.getByRole('heading', { name: subject }).waitFor();
      await provider.getByText(t.states.open).waitFor();
      expect(await violationsOf(provider)).toEqual([]);

      const insurer = await visit({ session: reviewer, language });
      await insurer.goto('/providerquery');
      await insurer
        .getByRole('row', { name: new RegExp(subject) })
        .getByRole('link')
        .click();
      await insurer.getByText('Why was it denied?').waitFor();
      const download = insurer.waitForEvent('download');
      await button(insurer, files[language].download.replace('{{file}}', pdf.name)).first().click();
      expect((await download).suggestedFilename()).toBe(pdf.name);
      await say(insurer, t.moves.ask, 'Which claim number?');

      await provider.reload();
      await say(provider, t.moves.reply, 'Claim CL-1');
      await insurer.reload();
      await say(insurer, t.moves.answer, 'It will be paid.');
      expect(await violationsOf(insurer)).toEqual([]);

      await provider.reload();
      await provider.getByText('It will be paid.').waitFor();
      const closing = await openMove(provider, t.moves.close);
      await closing.getByRole('button', { name: t.moves.close, exact: true }).click();
      await provider.getByText(t.states.closed, { exact: true }).first().waitFor();
      await button(provider, t.moves.rate).waitFor();
    },
  );
});
