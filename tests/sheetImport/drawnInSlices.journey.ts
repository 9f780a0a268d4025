import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drugFile, price, someDrugs } from '../formulary/support/drugLists.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { visits } from '../journeys/support/visits.ts';
import { taskTimes } from '../support/threadTime.ts';

const visit = visits();
const api = journeyApi();
const pages = 9;
/** In slices a turn takes 1.0 to 1.4 times the plain drawing, at one go 2.4 to 4.1 times, on slow and on fast machines. */
const mostTimesPlain = 1.7;

/** Draws the cells that the grid shows once more, as plain HTML: the browser does so at one go, and no page can divide it. */
const drawPlainly = (page: Page): Promise<void> =>
  page.locator('main table').evaluate((table) => {
    const copy = table.cloneNode(true) as HTMLElement;
    table.after(copy);
    void copy.offsetHeight;
    copy.remove();
  });

it('a long sheet is turned page by page in the grid, and no task of the page takes much longer than to draw the cells', async () => {
  const session = await api.session('payeradmin@sidra.example');
  const wrong = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [at * 5, price('ask us')]));
  const importId = await api.checkedImport(session, 'formulary', await drugFile(someDrugs(2000, wrong)).text());
  const page = await visit({ session });
  await page.goto(`/imports/formulary/${importId}`);
  const next = page.getByRole('button', { name: 'Next page' });
  const timesPlain: number[] = [];
  for (let turned = 1; turned <= pages; turned += 1) {
    // The first wrong row of the page that comes: a row of heads, and twenty times five rows a page.
    const cell = page.getByRole('textbox', { name: `Package Price to Public, row ${turned * 100 + 2}` });
    const turn = await taskTimes(page, async () => {
      await next.click();
      await cell.waitFor();
    });
    const plain = await taskTimes(page, () => drawPlainly(page));
    timesPlain.push(Math.max(...turn) / Math.max(...plain));
  }
  // The middle of the pages: one that a busy machine has held up says nothing.
  const middle = timesPlain.toSorted((one, other) => one - other)[Math.floor(pages / 2)];
  expect(middle).toBeLessThanOrEqual(mostTimesPlain);
});
