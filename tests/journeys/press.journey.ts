import { expect, it } from 'vitest';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { journeyApi } from './support/portal.ts';
import { loginButton } from './support/signIn.ts';
import { texts } from './support/texts.ts';
import { visits } from './support/visits.ts';

const visit = visits();

type Counting = typeof globalThis & { sent: number };

it('a press on a button counts though the page moves meanwhile, unless the pointer leaves', async () => {
  const page = await visit({});
  await page.goto('/account/login');
  const button = loginButton(page);
  await button.waitFor();
  await page.evaluate(() => {
    Object.assign(globalThis, { sent: 0 });
    document.addEventListener(
      'submit',
      () => Object.assign(globalThis, { sent: (globalThis as Counting).sent + 1 }),
      true,
    );
  });
  const sent = () => page.evaluate(() => (globalThis as Counting).sent);
  const press = async () => {
    const { x, y, width, height } = (await button.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    return { left, top };
  };
  const { left, top } = await press();
  await page.evaluate(() =>
    document.querySelector('form')?.prepend(Object.assign(document.createElement('hr'), { style: 'height: 90px' })),
  );
  await page.mouse.move(left + 2, top + 1);
  await page.mouse.up();
  await expect.poll(sent).toBe(1);

  const again = await press();
  await page.mouse.move(again.left, again.top - 120, { steps: 4 });
  await page.mouse.up();
  await button.click();
  await expect.poll(sent).toBe(2);
});

it('a press on a row counts though its list is read again meanwhile', async () => {
  const session = await journeyApi().session('admin@noor-clinic.example');
  const page = await visit({ session });
  await page.goto('/manageclinician/searchclinician');
  const link = page.getByRole('table').getByRole('link').first();
  await link.waitFor();
  const record = await link.getAttribute('href');
  const { x, y } = (await link.boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  const again = page.waitForResponse((answer) => answer.url().endsWith(clinicianApi.endpoints.searchClinicians.path));
  await page.getByRole('button', { name: texts.en.ui.table.refresh }).evaluate((button: HTMLElement) => button.click());
  await again;
  await page.getByRole('table').and(page.locator('[aria-busy=false]')).waitFor();
  await page.mouse.up();
  await page.waitForURL(`**${record}`);
});
