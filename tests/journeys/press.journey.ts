import { expect, it } from 'vitest';
import { loginButton } from './support/signIn.ts';
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
