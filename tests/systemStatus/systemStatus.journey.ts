import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { mostShift, shiftSince, watchShifts } from '../journeys/support/shifts.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();
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
    await desk.addInitScript(watchShifts);
    await desk.goto('/dashboard');
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
    const toldAt = Date.now();
    await dialog.getByRole('button', { name: words.tell, exact: true }).click();
    const title = language === 'en' ? `Late mails ${serial}` : `تأخر الرسائل ${serial}`;
    const banner = desk.getByRole('status').filter({ hasText: title });
    await banner.waitFor({ timeout: 60_000 });
    expect(Date.now() - toldAt).toBeLessThan(60_000);
    expect((await shiftSince(desk)).value).toBeLessThan(mostShift);
    await banner.getByRole('link', { name: words.look }).click();
    await desk.getByRole('heading', { name: title }).waitFor();

    const visitor = await visit({ language });
    await visitor.goto('/status');
    await visitor.getByRole('heading', { name: title }).waitFor();

    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: words.end, exact: true }).click();
    await fill('text', 'Sent.');
    await fill('textArabic', 'أُرسلت.');
    await dialog.getByRole('button', { name: words.tell, exact: true }).click();
    await banner.waitFor({ state: 'detached', timeout: 60_000 });
  });
});
