import { expect, it } from 'vitest';
import { drugFile, price, someDrugs } from '../formulary/support/drugLists.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { visits } from '../journeys/support/visits.ts';
import { taskTimes } from '../support/threadTime.ts';

const visit = visits();
const api = journeyApi();
const pages = 9;
const mostMs = 50;

it('a long sheet is turned page by page in the grid without a task of the page that takes more than 50 ms', async () => {
  const session = await api.session('payeradmin@sidra.example');
  const wrong = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [at * 5, price('ask us')]));
  const importId = await api.checkedImport(session, 'formulary', await drugFile(someDrugs(2000, wrong)).text());
  const page = await visit({ session });
  await page.goto(`/imports/formulary/${importId}`);
  const next = page.getByRole('button', { name: 'Next page' });
  const longest: number[] = [];
  for (let turned = 1; turned <= pages; turned += 1) {
    // The first wrong row of the page that comes: a row of heads, and twenty times five rows a page.
    const cell = page.getByRole('textbox', { name: `Package Price to Public, row ${turned * 100 + 2}` });
    const times = await taskTimes(page, async () => {
      await next.click();
      await cell.waitFor();
    });
    longest.push(Math.max(...times));
  }
  // The middle of the pages: one that a busy machine has held up says nothing.
  const middle = longest.toSorted((one, other) => one - other)[Math.floor(pages / 2)];
  expect(middle).toBeLessThanOrEqual(mostMs);
});
