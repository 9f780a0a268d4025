import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type DocumentType, documentTable, neededDocuments } from '../../shared/empanelment/documents.ts';
import { stages } from '../../shared/empanelment/stages.ts';
import arabicTitles from '../../web/app/screens/texts/ar.json' with { type: 'json' };
import englishTitles from '../../web/app/screens/texts/en.json' with { type: 'json' };
import arabic from '../../web/empanelment/texts/ar.json' with { type: 'json' };
import english from '../../web/empanelment/texts/en.json' with { type: 'json' };
import arabicFacility from '../../web/facility/texts/ar.json' with { type: 'json' };
import englishFacility from '../../web/facility/texts/en.json' with { type: 'json' };
import arabicAttachment from '../../web/parts/attachment/texts/ar.json' with { type: 'json' };
import englishAttachment from '../../web/parts/attachment/texts/en.json' with { type: 'json' };
import arabicRegulator from '../../web/regulator/texts/ar.json' with { type: 'json' };
import englishRegulator from '../../web/regulator/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const words = { en: english, ar: arabic } as const;
const files = { en: englishAttachment, ar: arabicAttachment } as const;
const titles = { en: englishTitles, ar: arabicTitles } as const;
const emirates = { en: englishRegulator.emirate, ar: arabicRegulator.emirate } as const;
const kinds = { en: englishFacility.kind, ar: arabicFacility.kind };
const pdf = { name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes a move, with a choice or a text where it needs one. */
async function move(page: Page, name: string, { choice, text }: { choice?: [string, string]; text?: string } = {}) {
  await button(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  if (choice) {
    await dialog.getByRole('combobox', { name: choice[0] }).click();
    await page.getByRole('option', { name: choice[1], exact: true }).click();
  }
  if (text) await dialog.getByRole('textbox', { name }).fill(text);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

type Language = keyof typeof words;

/** Brings the file of each document. */
async function attach(page: Page, needed: readonly DocumentType[], language: Language) {
  for (const type of needed) {
    const group = page.getByRole('group', { name: words[language].documents[type], exact: true });
    await group.locator('input[type=file]').setInputFiles(pdf);
    await group.getByRole('button', { name: files[language].remove.replace('{{file}}', pdf.name) }).waitFor();
  }
}

/** Enters the last day of each document that has one. */
async function date(page: Page, needed: readonly DocumentType[], language: Language) {
  const { documents, field } = words[language];
  for (const type of needed) {
    if (!documentTable[type].expires) continue;
    const group = page.getByRole('group', { name: `${field.expiresOn} · ${documents[type]}` });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type('31122099');
  }
}

describe('joining an insurer’s network', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-05 goes from the wizard, kept over a reload, through return and stages to the decision of a second person, in %s',
    async (language) => {
      const t = words[language];
      // Another number than any before, so that there is something to save.
      const number = `CN-${randomUUID().slice(0, 8)}`;
      const api = journeyApi();
      const provider = await visit({
        session: await api.session(receptionist),
        language,
        // The licences without their last day.
        tolerated: /400 .*\/api\/empanelment\/submit/,
      });
      await provider.goto('/providerempanelment/newrequest');
      await provider.getByRole('combobox', { name: t.field.payerId }).click();
      await provider.getByRole('option', { name: /Pearl|اللؤلؤة/ }).click();
      await provider.getByRole('textbox', { name: t.field.contactEmail }).fill('network@noor-clinic.example');
      await provider.getByRole('textbox', { name: t.field.contactMobile }).fill('+971-50-123-4567');
      await provider.getByRole('textbox', { name: t.field.tradeLicenseNumber }).fill(number);
      await provider.getByText(new RegExp(`^${t.draft.saved}`)).waitFor();
      await provider.reload();
      const licence = provider.getByRole('textbox', { name: t.field.tradeLicenseNumber });
      await licence.waitFor();
      await expect.poll(() => licence.inputValue()).toBe(number);
      if ((await provider.getByText(t.services.outpatient).count()) === 0) {
        await provider.getByRole('combobox', { name: t.field.services }).click();
        await provider.getByRole('option', { name: t.services.outpatient, exact: true }).click();
        await provider.keyboard.press('Escape');
      }
      const needed = neededDocuments({ kind: 'clinic', emirate: 'Dubai', services: ['outpatient'] });
      await attach(provider, needed, language);
      expect(await violationsOf(provider)).toEqual([]);
      // Without its last day a licence is refused at its field; nothing else is lost.
      await button(provider, t.form.submit).click();
      await provider.getByRole('alert').first().waitFor();
      await date(provider, needed, language);
      await button(provider, t.form.submit).click();
      await provider.getByText(t.states.review, { exact: true }).first().waitFor();
      expect(await violationsOf(provider)).toEqual([]);
      const address = new URL(provider.url()).pathname;

      const maker = await visit({ session: await api.session('reviewer@pearl.example'), language });
      await maker.goto(address);
      await move(maker, t.moves.remark, {
        choice: [t.dialog.field, t.field.tradeLicenseNumber],
        text: 'One digit is missing.',
      });
      await move(maker, t.moves.return, { text: 'Please correct the number.' });
      await maker.getByText(t.states.returned, { exact: true }).first().waitFor();

      await provider.goto('/providerempanelment/newrequest');
      await provider.getByText('One digit is missing.').waitFor();
      await provider.getByRole('textbox', { name: t.field.tradeLicenseNumber }).fill(`${number}-7`);
      await button(provider, t.form.submit).click();
      await provider.getByText(t.states.review, { exact: true }).first().waitFor();
      await provider.getByText(t.record.changed.replace('{{value}}', number)).waitFor();

      await maker.reload();
      for (const stage of stages) await move(maker, t.moves.pass, { choice: [t.dialog.stage, t.stages[stage]] });
      await move(maker, t.moves.propose, { choice: [t.dialog.outcome, t.outcomes.approve] });
      await maker.getByText(t.states.proposed, { exact: true }).first().waitFor();
      await expect.poll(() => button(maker, t.moves.approve).count()).toBe(0);
      expect(await violationsOf(maker)).toEqual([]);

      const checker = await visit({ session: await api.session('reviewer2@pearl.example'), language });
      await checker.goto('/providerempanelment/status');
      await checker.getByRole('table').waitFor();
      expect(await violationsOf(checker)).toEqual([]);
      await checker.goto(address);
      await move(checker, t.moves.approve);
      await checker.getByText(t.states.approved, { exact: true }).first().waitFor();
    },
  );
});

describe('adding a branch', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-07 goes from the tile to a facility with a code of its own, in %s',
    async (language) => {
      const t = words[language];
      const license = `MOH-${randomUUID().slice(0, 8)}`;
      const api = journeyApi();
      const provider = await visit({ session: await api.session(receptionist), language });
      await provider.goto('/daman/dashboard');
      await provider.getByRole('link', { name: new RegExp(titles[language].addBranch) }).click();
      await provider.getByRole('textbox', { name: t.field.branchLicense }).fill(license);
      await expect.poll(() => new URL(provider.url()).pathname).toBe('/providerempanelment/addbranch');
      await provider.getByRole('textbox', { name: t.field.branchName, exact: true }).fill('Noor Pharmacy, Corniche');
      await provider.getByRole('textbox', { name: t.field.branchNameArabic }).fill('صيدلية النور، الكورنيش');
      // What to bring is asked when it is known what the branch is.
      await expect
        .poll(() => provider.getByRole('group', { name: t.documents.tradeLicense, exact: true }).count())
        .toBe(0);
      await choose(provider, t.field.branchKind, kinds[language].pharmacy);
      await choose(provider, t.field.branchEmirate, emirates[language].sharjah);
      await choose(provider, t.field.payerId, /Pearl|اللؤلؤة/);
      await provider.getByRole('textbox', { name: t.field.contactEmail }).fill('network@noor-clinic.example');
      await provider.getByRole('textbox', { name: t.field.contactMobile }).fill('+971-50-123-4567');
      await provider.getByRole('textbox', { name: t.field.tradeLicenseNumber }).fill('CN-7001');
      await choose(provider, t.field.services, t.services.dispensing);
      await provider.keyboard.press('Escape');
      const needed = neededDocuments({ kind: 'pharmacy', emirate: 'Sharjah', services: ['dispensing'] });
      await attach(provider, needed, language);
      await date(provider, needed, language);
      expect(await violationsOf(provider)).toEqual([]);
      await button(provider, t.form.submit).click();
      await provider.getByText(t.states.review, { exact: true }).first().waitFor();
      await provider.getByText(license).waitFor();
      const address = new URL(provider.url()).pathname;

      const maker = await visit({ session: await api.session('reviewer@pearl.example'), language });
      await maker.goto(address);
      for (const stage of stages) await move(maker, t.moves.pass, { choice: [t.dialog.stage, t.stages[stage]] });
      await move(maker, t.moves.propose, { choice: [t.dialog.outcome, t.outcomes.approve] });
      const checker = await visit({ session: await api.session('reviewer2@pearl.example'), language });
      await checker.goto(address);
      await move(checker, t.moves.approve);
      await checker.getByText(t.states.approved, { exact: true }).first().waitFor();

      await provider.reload();
      await provider
        .getByText(/^PRV-\d+$/)
        .first()
        .waitFor();
    },
  );
});

describe('a request that came back', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-06 REQ-NET-08 is found in the tracking, with who acts, and gone on with where a new contract is asked for, in %s',
    async (language) => {
      const t = words[language];
      const api = journeyApi();
      const provider = await visit({ session: await api.session('desk@sunrise-clinic.example'), language });
      await provider.goto('/providerempanelment/status');
      await provider.getByRole('table').getByText(t.states.returned, { exact: true }).waitFor();
      await provider.getByRole('table').getByRole('link').first().click();
      await provider.getByText(t.record.returned).waitFor();
      expect(await violationsOf(provider)).toEqual([]);
      await provider.getByRole('link', { name: t.record.goOn }).click();
      await provider.getByText(/The number of the trade licence is not that of the document/).waitFor();
      await expect.poll(() => new URL(provider.url()).pathname).toBe('/providerempanelment/recontracting');
      await expect
        .poll(() => provider.getByRole('textbox', { name: t.field.tradeLicenseNumber }).inputValue())
        .toBe('CN-9000001');
      expect(await violationsOf(provider)).toEqual([]);
    },
  );
});
