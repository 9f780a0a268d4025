import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
const api = journeyApi();
let session: SignedInUser;
beforeAll(async () => {
  session = await api.session(superAdmin);
});

const looks = [{ language: 'en' }, { language: 'ar', viewport: phone }] as const;

describe('the audit trail', () => {
  it.each(looks)(
    'is narrowed to a person’s entries, exported, read entry by entry, and verified, in $language',
    async ({ language, ...look }) => {
      const { auditTrail: words, ui } = texts[language];
      // An act that is on record: a refused one says who tried, too.
      const colleague = await api.session('admin@noor-clinic.example');
      await api.call('/api/audittrail/searchentries', { session: colleague, body: {} });

      const page = await visit({ session, language, ...look });
      await page.goto('/audittrail');
      if ('viewport' in look) await page.getByRole('button', { name: ui.table.filters }).first().click();
      await page.getByLabel(words.filter.person).fill('admin@noor-clinic.example');
      await page.getByRole('table', { name: words.list.label }).getByText('notAllowed').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: ui.table.export }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      const [head = '', ...rows] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
      expect(head).toContain(words.column.action);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => !row.includes('admin@noor-clinic.example'))).toEqual([]);

      await page.getByRole('table', { name: words.list.label }).getByRole('link').first().click();
      await page.getByRole('heading', { name: words.entry.place }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.goBack();
      await page.getByRole('link', { name: words.list.state }).click();
      await page.getByRole('button', { name: new RegExp(`^(${words.verify}|${words.goOn})$`) }).click();
      // A round that is not done at once goes on in the background; none finds anything.
      await page
        .getByText(new RegExp(`^(${words.foundNothing}|${words.goesOn})$`))
        .first()
        .waitFor();
      await page.getByText(words.verdict.faulty, { exact: true }).waitFor({ state: 'detached' });
      expect(await violationsOf(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
    },
  );
});
