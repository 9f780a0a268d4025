import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
const people: { provider?: SignedInUser; payer?: SignedInUser } = {};
beforeAll(async () => {
  api = journeyApi();
  people.provider = await api.session(receptionist);
  people.payer = await api.session('reviewer@pearl.example');
});

describe('how requests for approval go', () => {
  it.each([
    ['provider', 'en'],
    ['provider', 'ar'],
    ['payer', 'en'],
    ['payer', 'ar'],
  ] as const)(
    'REQ-EAUTH-19 a %s reads the measures with their definitions and takes them along, in %s',
    async (who, language) => {
      const { authorizationMeasure: words, ui } = texts[language];
      const session = people[who];
      if (!session) throw new Error('Nobody has signed in');
      const page = await visit({ language, session });
      await page.goto('/eauth/measures');
      const months = page.getByRole('table', { name: words.monthTable, exact: true });
      const requests = months.getByRole('row').filter({ hasText: words.measure.finalTime });
      await requests.waitFor();
      await page.locator('svg rect').first().waitFor();
      await page.getByText(words.definition.firstAll).first().waitFor();
      await expect
        .poll(() => page.getByRole('table', { name: words.payerTable, exact: true }).count())
        .toBe(who === 'provider' ? 1 : 0);
      expect(await violationsOf(page)).toEqual([]);
      const region = page.getByRole('region', { name: words.byMonth, exact: true });
      await region.getByRole('button', { name: ui.table.export, exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: ui.table.format.csv }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(words.definition.firstAll.slice(0, 40));
      expect(file).toContain(words.measure.errorShare);
    },
  );
});
