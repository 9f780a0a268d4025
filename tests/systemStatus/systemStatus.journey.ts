import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { regulatorPart } from '../../shared/systemStatus/statusParts.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { mostShift, shiftSince, watchShifts } from '../journeys/support/shifts.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

/** The portal promises a minute. The clock of the page brings it: while a page waits to look again, nothing works that real time would try. */
const almostAMinuteMs = 59_000;

/** Stops the clock of a page at the moment in which it has just looked: what happens then, it sees as late as it may. */
async function stopAtItsLook(page: Page): Promise<void> {
  const looked = page.waitForResponse((response) =>
    response.url().endsWith(systemStatusApi.endpoints.getSystemStatus.path),
  );
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + almostAMinuteMs);
  await looked;
}

const visit = visits();
const api = journeyApi();
afterAll(() => api.setFaults());
let admin: SignedInUser;
let session: SignedInUser;
beforeAll(async () => {
  admin = await api.session(superAdmin);
  session = await api.session(receptionist);
});

describe.each(['en', 'ar'] as const)('an incident in %s', (language) => {
  it('REQ-NET-25 is told by an administrator and seen within a minute by who is at work, until it is over', async () => {
    const { systemStatus: words } = texts[language];
    const desk = await visit({ session, language, viewport: phone });
    await desk.clock.install();
    await desk.addInitScript(watchShifts);
    await desk.goto('/dashboard');
    await desk.getByRole('heading', { level: 1 }).waitFor();
    const page = await visit({ session: admin, language });
    await page.goto('/systemstatus');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const fill = (field: keyof typeof words.field, text: string) =>
      dialog.getByRole('textbox', { name: words.field[field] }).fill(text);
    const serial = randomUUID().slice(0, 8);
    await fill('title', `Late mails ${serial}`);
    await fill('titleArabic', `تأخر الرسائل ${serial}`);
    await fill('text', 'Mails wait.');
    await fill('textArabic', 'الرسائل تنتظر.');
    expect(await violationsOf(page)).toEqual([]);
    await stopAtItsLook(desk);
    await dialog.getByRole('button', { name: words.tell, exact: true }).click();
    const title = language === 'en' ? `Late mails ${serial}` : `تأخر الرسائل ${serial}`;
    const card = page.getByRole('article').filter({ hasText: title });
    await card.waitFor();
    const banner = desk.getByRole('status').filter({ hasText: title });
    await desk.clock.fastForward(almostAMinuteMs);
    await banner.waitFor();
    await desk.clock.resume();
    expect((await shiftSince(desk)).value).toBeLessThan(mostShift);
    await banner.getByRole('link', { name: words.look }).click();
    await desk.getByRole('heading', { name: title }).waitFor();

    const visitor = await visit({ language });
    await visitor.goto('/status');
    await visitor.getByRole('heading', { name: title }).waitFor();

    await card.getByRole('button', { name: words.end, exact: true }).click();
    await fill('text', 'Sent.');
    await fill('textArabic', 'أُرسلت.');
    await stopAtItsLook(desk);
    await dialog.getByRole('button', { name: words.tell, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk.clock.fastForward(almostAMinuteMs);
    await banner.waitFor({ state: 'detached' });
  });
});

describe.each([
  ['a payer', 'en', { payer: { mode: 'down' } }, 'Gulf Care Insurance'],
  ['a regulator', 'ar', { dhpo: { mode: 'down' } }, regulatorPart(regulators.DHA).names.ar],
] as const)('%s that does not answer, in %s', (_, language, simulators, name) => {
  it('REQ-NET-25 stands in the banner of an open page within a minute of the look that failed, until it answers', async () => {
    const { connections: words, systemStatus } = texts[language];
    const desk = await visit({ session, language });
    await desk.clock.install();
    await desk.goto('/dashboard');
    await desk.getByRole('heading', { level: 1 }).waitFor();
    // A look like that of the schedule, at a moment that this test chooses.
    const page = await visit({ session: await api.session('setupadmin@portal.example'), language });
    await page.goto('/admin/connections');
    const row = page.getByRole('listitem').filter({ hasText: name });
    const look = page.getByRole('button', { name: words.testOf.replace('{{name}}', name) });
    await look.waitFor();
    await stopAtItsLook(desk);
    const banner = desk.getByRole('status').filter({ hasText: name });
    await expect.poll(() => banner.count()).toBe(0);
    await api.setFaults({ simulators });
    await look.click();
    await row.getByText(systemStatus.state.down, { exact: true }).waitFor();
    await desk.clock.fastForward(almostAMinuteMs);
    await banner.waitFor();

    await desk.clock.resume();
    await stopAtItsLook(desk);
    await api.setFaults();
    await look.click();
    await row.getByText(systemStatus.state.up, { exact: true }).waitFor();
    await desk.clock.fastForward(almostAMinuteMs);
    await banner.waitFor({ state: 'detached' });
  });
});
