import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import type { StagedFormulary } from '../../shared/formulary/formularyModel.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { drugFile, headOf, price, someDrugs, today } from './support/drugLists.ts';

const visit = visits();
const api = journeyApi();
let second: SignedInUser;
beforeAll(async () => {
  second = await api.session(superAdmin);
});

/** A list is in force, whatever another try has left: what is in the way of it goes live by the second person. */
async function inForce(maker: SignedInUser, payerId: number, file: File): Promise<ListVersion> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ file, effectiveOn: today(), payerId: String(payerId) }))
    body.append(name, value);
  const headers = { Authorization: `Bearer ${maker.accessToken}` };
  const sent = await fetch(`${portal.url}/api/payer/uploadBasicFormulary`, { method: 'POST', headers, body });
  const { versionId } = ((await sent.json()) as { data: StagedFormulary }).data;
  const found = await api.call<ListVersion>(`/api/formulary/getversion?versionId=${versionId}&payerId=${payerId}`, {
    session: maker,
  });
  const { edition, state } = found.data ?? { edition: 0, state: 'staged' };
  const decision = { move: state === 'waiting' ? 'approve' : 'goLive', reason: 'The first list of the journey' };
  const { data, errors } = await api.call<ListVersion>('/api/formulary/moveversion', {
    session: state === 'waiting' ? second : maker,
    body: { versionId, payerId, edition, ...decision },
  });
  if (!data) throw new Error(`Not in force: ${JSON.stringify(errors)}`);
  return data;
}

const journeys = [
  { language: 'en', account: 'payeradmin@pearl.example', payer: 'Pearl Mutual Health' },
  { language: 'ar', account: 'payeradmin@sidra.example', payer: 'سدرة للتكافل', viewport: phone },
] as const;

describe('a formulary', () => {
  it.each(journeys)(
    'REQ-PHARM-02 is uploaded, compared, approved by a second person, searched and rolled back, in $language',
    async ({ language, account, payer, ...look }) => {
      const { formulary: words, versionedList: moves, dashboard, ui } = texts[language];
      const maker = await api.session(account);
      const payerId = maker.payerId ?? 0;
      const name = `Inventum ${randomUUID().slice(0, 8)}`;
      const named = { [headOf('packageName')]: name };
      const { versionId: before } = await inForce(maker, payerId, drugFile(someDrugs(20, { 3: named })));

      const page = await visit({ session: maker, language, ...look });
      await page.goto('/dashboard');
      await page.getByRole('link', { name: dashboard.tiles.formulary.name }).click();
      await page.getByRole('button', { name: words.upload.open }).click();
      const upload = page.getByRole('dialog', { name: words.upload.title });
      const moved = drugFile(someDrugs(20, { 3: { ...named, ...price('165') }, 4: price('17') }));
      const buffer = Buffer.from(await moved.arrayBuffer());
      await upload.locator('input[type=file]').setInputFiles({ name: 'drugs.csv', mimeType: 'text/csv', buffer });
      expect(await violationsOf(page)).toEqual([]);
      await upload.getByRole('button', { name: words.upload.send }).click();

      // The maker sees why it waits, and is given no decision.
      await page.getByText(moves.waitsForOther).waitFor();
      await page.getByText(moves.rail.price.replace('{{affected}}', '1').replace('{{all}}', '20')).waitFor();
      await page.getByRole('row').filter({ hasText: name }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: moves.move.approve, exact: true }).count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      const address = new URL(page.url()).pathname;

      const other = await visit({ session: second, language, ...look });
      await other.goto(address);
      await other.getByRole('combobox', { name: words.payer }).click();
      await other.getByRole('option', { name: payer }).click();
      await other.getByText(moves.waitsForYou).waitFor();
      await other.getByRole('button', { name: moves.move.approve, exact: true }).click();
      const dialog = other.getByRole('dialog', { name: moves.decide.approve });
      await dialog.getByRole('textbox', { name: moves.field.reason }).fill('Checked against the price circular');
      expect(await violationsOf(other)).toEqual([]);
      await dialog.getByRole('button', { name: moves.move.approve, exact: true }).click();
      await other.getByText(moves.done.approve).waitFor();
      await other.getByText(moves.state.inForce, { exact: true }).first().waitFor();
      expect(await violationsOf(other)).toEqual([]);

      const priceShown = async (dirhams: string) => {
        await page.goto('/admin/formulary');
        await page.getByRole('button', { name: words.view.drugs, exact: true }).click();
        if ('viewport' in look) await page.getByRole('button', { name: ui.table.filters }).first().click();
        await page.getByRole('textbox', { name: words.search.text }).fill(name);
        await page.getByText(dirhams).first().waitFor();
        expect(await violationsOf(page)).toEqual([]);
      };
      await priceShown('165.00');
      await page.goto(`/admin/formulary/${before}`);
      await page.getByRole('button', { name: moves.move.rollBack }).click();
      await page.getByText(moves.done.rollBack).waitFor();
      await priceShown('16.50');
    },
  );
});
