import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabic from '../../web/authorizationQuery/texts/ar.json' with { type: 'json' };
import english from '../../web/authorizationQuery/texts/en.json' with { type: 'json' };
import arabicQuery from '../../web/providerQuery/texts/ar.json' with { type: 'json' };
import englishQuery from '../../web/providerQuery/texts/en.json' with { type: 'json' };
import arabicSheet from '../../web/sheetImport/texts/ar.json' with { type: 'json' };
import englishSheet from '../../web/sheetImport/texts/en.json' with { type: 'json' };
import arabicUi from '../../web/ui/texts/ar.json' with { type: 'json' };
import englishUi from '../../web/ui/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { aRow, sheetOf } from './support/sheetRows.ts';

const visit = visits();
const words = {
  en: {
    ...english,
    sheet: englishSheet,
    query: englishQuery,
    print: englishUi.print,
    tile: 'Authorization Dashboard',
  },
  ar: { ...arabic, sheet: arabicSheet, query: arabicQuery, print: arabicUi.print, tile: 'لوحة الموافقات' },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page, name: string) => page.getByRole('list', { name });

describe('the authorisations of insurers', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-AUTHQ-01 an insurer writes a sheet, its provider finds the row by the tile, prints it, asks and reads the answer, in %s',
    async (language) => {
      const t = words[language];
      const api = journeyApi();
      const number = `AUJ-${randomUUID().slice(0, 8).toUpperCase()}`;
      const desk = await api.session(receptionist);
      const administrator = await api.session('payeradmin@pearl.example');
      const sheet = sheetOf({ ...aRow(desk.facilityLicense ?? ''), number });
      const importId = await api.checkedImport(administrator, 'insurerAuthorizations', sheet);
      const insurer = await visit({ session: administrator, language });
      await insurer.goto(`/imports/insurerAuthorizations/${importId}`);
      await button(insurer, t.sheet.checked.commit).click();
      await insurer.getByRole('heading', { name: t.sheet.result.title }).waitFor();

      const provider = await visit({ session: desk, language });
      await provider.goto('/daman');
      await provider.getByRole('link', { name: new RegExp(`^${t.tile}`) }).click();
      await provider.waitForURL('**/authorizationquery/search');
      await board(provider, t.board).getByRole('link').first().waitFor();
      expect(await violationsOf(provider)).toEqual([]);
      await provider.getByRole('textbox', { name: t.field.authorizationNumber, exact: true }).fill(number);
      await provider
        .getByRole('row', { name: /Sara Invented/ })
        .getByRole('link')
        .first()
        .click();
      await provider.getByText(number, { exact: true }).first().waitFor();
      await provider.getByRole('list', { name: t.lines.title }).getByText('99213').waitFor();
      expect(await violationsOf(provider)).toEqual([]);
      const address = new URL(provider.url()).pathname;
      const download = provider.waitForEvent('download');
      await button(provider, t.print.both).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

      await provider.getByRole('link', { name: t.ask, exact: true }).click();
      await provider.getByRole('textbox', { name: t.query.field.text }).fill('Why only one visit?');
      expect(await violationsOf(provider)).toEqual([]);
      await button(provider, t.query.new.send).click();
      await provider.getByRole('heading', { name: new RegExp(number) }).waitFor();

      await insurer.goto(address);
      const questions = insurer.getByRole('list', { name: t.questions.title });
      await questions.getByRole('link').click();
      await button(insurer, t.query.moves.answer).click();
      const dialog = insurer.getByRole('dialog', { name: t.query.moves.answer });
      await dialog.getByRole('textbox', { name: t.query.moves.answer }).fill('The plan allows one.');
      await dialog.getByRole('button', { name: t.query.moves.answer, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });

      await provider.goto(address);
      await button(provider, t.questions.show).click();
      await provider.getByText('The plan allows one.').waitFor();
      expect(await violationsOf(provider)).toEqual([]);
    },
  );

  it('REQ-AUTHQ-01 each number of the board leads to its authorisations, nothing sticks out of a phone, and who has no right is kept out', async () => {
    const api = journeyApi();
    const page = await visit({ session: await api.session(receptionist), language: 'ar', viewport: phone });
    await page.goto('/authorizationquery');
    const denied = board(page, arabic.board).getByRole('link', { name: /مرفوض/ });
    await denied.click();
    await page.waitForURL('**/authorizationquery/search?status=8');
    await page.getByText('مرفوض', { exact: true }).nth(1).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    const guest = await visit({ session: await api.session('guest@portal.example') });
    await guest.goto('/authorizationquery/search');
    await guest.waitForURL((url) => !url.pathname.startsWith('/authorizationquery'));
  });
});
