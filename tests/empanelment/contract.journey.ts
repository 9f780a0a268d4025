import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import arabicTitles from '../../web/app/screens/texts/ar.json' with { type: 'json' };
import englishTitles from '../../web/app/screens/texts/en.json' with { type: 'json' };
import arabic from '../../web/empanelment/texts/ar.json' with { type: 'json' };
import english from '../../web/empanelment/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api: PortalApi = journeyApi();
const words = { en: { ...english, titles: englishTitles }, ar: { ...arabic, titles: arabicTitles } } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the contract of a provider', () => {
  it.each([
    ['en', 1],
    ['ar', 2],
  ] as const)(
    'REQ-NET-12 REQ-NET-21 is changed from the tile over two people, and printed as of its day, in %s',
    async (language, day) => {
      const t = words[language];
      const effectiveOn = daysAfter(emiratesDateOf(new Date()), day);
      const session = await api.session('admin@noor-clinic.example');
      const provider = await visit({ session, language });
      await provider.goto('/daman/dashboard');
      await provider.getByRole('link', { name: new RegExp(t.titles.updateContract) }).click();
      await provider.getByRole('combobox', { name: t.field.payerId }).click();
      await provider.getByRole('option', { name: /Pearl|اللؤلؤة/ }).click();
      await provider.getByRole('link', { name: t.contract.ask, exact: true }).click();
      const field = (name: keyof typeof t.field) => provider.getByRole('textbox', { name: t.field[name], exact: true });
      await field('sunday').fill(`1${day}:00`);
      await field('claimsName').fill('Omar Nasser');
      await button(provider, t.contract.submit).click();
      // Hours without an end, and no day.
      await provider.getByRole('alert').first().waitFor();
      // What was typed, wrong as it is, is found again on another machine.
      const elsewhere = await visit({ session, language });
      await provider.getByText(new RegExp(`^${t.draft.saved}`)).waitFor();
      await elsewhere.goto(provider.url());
      await elsewhere.getByRole('combobox', { name: t.field.payerId }).click();
      await elsewhere.getByRole('option', { name: /Pearl|اللؤلؤة/ }).click();
      await elsewhere.getByText(t.draft.found.split('{{name}}')[0] ?? '').waitFor();
      await expect
        .poll(() => elsewhere.getByRole('textbox', { name: t.field.sunday, exact: true }).inputValue())
        .toBe(`1${day}:00`);
      await elsewhere.close();
      await field('sunday').fill(`1${day}:00-18:00`);
      const [year, month, date] = effectiveOn.split('-');
      const from = provider.getByRole('group', { name: t.field.effectiveOn });
      await from.getByRole('spinbutton').first().click();
      await provider.keyboard.type(`${date}${month}${year}`);
      expect(await violationsOf(provider)).toEqual([]);
      await button(provider, t.contract.submit).click();
      await provider.getByText(t.states.review, { exact: true }).first().waitFor();
      const address = new URL(provider.url()).pathname;

      const maker = await visit({ session: await api.session('reviewer@pearl.example'), language });
      await maker.goto(address);
      await button(maker, t.moves.propose).click();
      const dialog = maker.getByRole('dialog', { name: t.moves.propose });
      await dialog.getByRole('combobox', { name: t.dialog.outcome }).click();
      await maker.getByRole('option', { name: t.outcomes.approve, exact: true }).click();
      await dialog.getByRole('button', { name: t.moves.propose, exact: true }).click();
      await maker.getByText(t.states.proposed, { exact: true }).first().waitFor();

      const checker = await visit({ session: await api.session('reviewer2@pearl.example'), language });
      await checker.goto(address);
      await checker.getByText(`1${day}:00-18:00`).waitFor();
      await button(checker, t.moves.approve).click();
      const sure = checker.getByRole('dialog', { name: t.moves.approve });
      await sure.getByRole('button', { name: t.moves.approve, exact: true }).click();
      await checker.getByText(t.states.approved, { exact: true }).first().waitFor();

      await checker.getByRole('link', { name: t.contract.toContract }).click();
      await button(checker, t.contract.show).first().click();
      await checker.getByText(`1${day}:00-18:00`).waitFor();
      expect(await violationsOf(checker)).toEqual([]);
      const [paper] = await Promise.all([checker.waitForEvent('download'), button(checker, t.contract.print).click()]);
      expect(paper.suggestedFilename()).toContain(effectiveOn);
    },
  );
});
