import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Page as ListPage } from '../../shared/_contract/page.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { priceSheet, somePrices } from './support/priceLists.ts';

const visit = visits();
const api = journeyApi();
const license = 'DHA-F-9000001';

const journeys = [
  {
    language: 'en',
    account: 'payeradmin@pearl.example',
    payer: 'Pearl Mutual Health',
    typed: 'Noor',
    clinic: 'Noor Family Clinic',
  },
  {
    language: 'ar',
    account: 'payeradmin@sidra.example',
    payer: 'سدرة للتكافل',
    typed: 'نور',
    clinic: 'عيادة نور للأسرة',
    viewport: phone,
  },
] as const;

async function chooseProvider(page: Page, label: string, typed: string, clinic: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: clinic }).first().click();
}

/** Sends a sheet on the page of imports, takes it in, and goes to the version that it has become. */
async function bringSheet(
  page: Page,
  words: (typeof texts)['en' | 'ar']['sheetImport'],
  content: string,
): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: words.new.send }).click();
  await page.waitForURL(/\/imports\/priceList\/[0-9A-Z]{26}$/);
  await page.getByRole('button', { name: words.map.check }).click();
  await page.getByRole('button', { name: words.checked.commit }).click();
  await page.getByRole('link', { name: words.result.open }).click();
  await page.waitForURL(/\/admin\/pricelists\/[^/]+\/[0-9A-Z]{26}$/);
}

/** What another try has left is in nobody's way: the newest version goes live, by the second person where it waits. */
async function live(maker: SignedInUser, payerId: number): Promise<ListVersion> {
  const named = { payerId, facilityLicense: license };
  const found = await api.call<ListPage<ListVersion>>(
    `/api/pricelist/getversions?${new URLSearchParams({ payerId: String(payerId), facilityLicense: license })}`,
    { session: maker },
  );
  const newest = found.data?.items[0];
  if (!newest) throw new Error('No version');
  const isWaiting = newest.state === 'waiting';
  const { data, errors } = await api.call<ListVersion>('/api/pricelist/moveversion', {
    session: isWaiting ? await api.session(superAdmin) : maker,
    body: {
      ...{ ...named, versionId: newest.versionId, edition: newest.edition },
      ...(isWaiting ? { move: 'approve', reason: 'The first list of the journey' } : { move: 'goLive' }),
    },
  });
  if (!data) throw new Error(`Not in force: ${JSON.stringify(errors)}`);
  return data;
}

describe('the price list of a provider', () => {
  it.each(journeys)(
    'is brought by a sheet, compared, approved by a second person, read by the provider and rolled back, in $language',
    async ({ language, account, payer, typed, clinic, ...look }) => {
      const { priceList: words, versionedList: moves, sheetImport, screens, dashboard, ui } = texts[language];
      const maker = await api.session(account);
      const payerId = maker.payerId ?? 0;
      const name = `Inventum ${randomUUID().slice(0, 8)}`;
      const prices = (price: string) => priceSheet(somePrices(20, { 3: { description: name, price } }));

      const page = await visit({ session: maker, language, ...look });
      await page.goto('/dashboard');
      await page.getByRole('link', { name: dashboard.tiles.priceLists.name }).click();
      await chooseProvider(page, words.provider, typed, clinic);
      await page.getByRole('link', { name: screens.imports, exact: true }).first().click();
      await page.waitForURL(/\/imports\?kind=priceList&provider=/);
      expect(await violationsOf(page)).toEqual([]);
      await bringSheet(page, sheetImport, prices('120'));
      // Of a first list each line is shown with its price; a later one is compared with the one in force.
      await page.getByRole('row').filter({ hasText: name }).filter({ hasText: '120.00' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      const { versionId: before } = await live(maker, payerId);

      const list = `/admin/pricelists?provider=${license}`;
      await page.goto(list);
      await page.getByText(moves.state.inForce, { exact: true }).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await page.getByRole('link', { name: screens.imports, exact: true }).first().click();
      await bringSheet(page, sheetImport, prices('1200'));

      // The maker sees why it waits, and is given no decision.
      await page.getByText(moves.waitsForOther).waitFor();
      await page.getByText(moves.rail.price.replace('{{affected}}', '1').replace('{{all}}', '20')).waitFor();
      await page.getByRole('row').filter({ hasText: name }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: moves.move.approve, exact: true }).count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      const address = new URL(page.url()).pathname;

      const other = await visit({ session: await api.session(superAdmin), language, ...look });
      await other.goto(address);
      await other.getByRole('combobox', { name: words.payer }).click();
      await other.getByRole('option', { name: payer }).click();
      await other.getByText(moves.waitsForYou).waitFor();
      await other.getByRole('button', { name: moves.move.approve, exact: true }).click();
      const dialog = other.getByRole('dialog', { name: moves.decide.approve });
      await dialog.getByRole('textbox', { name: moves.field.reason }).fill('Checked against the signed contract');
      await dialog.getByRole('button', { name: moves.move.approve, exact: true }).click();
      await other.getByText(moves.done.approve).waitFor();

      const provider = await visit({ session: await api.session('admin@noor-clinic.example'), language, ...look });
      const priceShown = async (dirhams: string) => {
        await provider.goto('/agreedprices');
        await provider.getByRole('combobox', { name: words.payer }).click();
        await provider.getByRole('option', { name: payer }).click();
        if ('viewport' in look) await provider.getByRole('button', { name: ui.table.filters }).first().click();
        await provider.getByRole('textbox', { name: words.search.text }).fill(name);
        await provider.getByText(dirhams).first().waitFor();
      };
      await priceShown('1,200.00');
      expect(await violationsOf(provider)).toEqual([]);
      expect(await sticksOut(provider)).toEqual([]);
      await page.goto(`/admin/pricelists/${license}/${before}`);
      await page.getByRole('button', { name: moves.move.rollBack }).click();
      await page.getByText(moves.done.rollBack).waitFor();
      await priceShown('120.00');
    },
  );
});
