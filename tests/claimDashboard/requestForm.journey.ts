import { readFileSync } from 'node:fs';
import { read, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { verifyAsHuman } from '../journeys/support/signIn.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();

/** The template as somebody fills it in: its first row of headings, and one user below it. */
function filledIn(template: Buffer, user: readonly string[]): Buffer {
  const book = read(template);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The template has no sheet');
  utils.sheet_add_aoa(sheet, [[...user]], { origin: 'A2' });
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

describe('a visitor who asks for users of the claim dashboard', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-CDASH-03 REQ-CDASH-06 REQ-CDASH-21 types a user, imports others by the template, deletes one and sends the request, in %s',
    async (language) => {
      const { claimDashboard: words } = texts[language];
      const page = await visit({ language, ...(language === 'ar' && { viewport: phone }) });
      await page.goto('/claimdashboardrequestform');
      const field = (name: keyof typeof words.field) =>
        page.getByRole('textbox', { name: new RegExp(`^${words.field[name]}( ?\\*)?$`) });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      await field('userName').fill('Omar Journey');
      await field('emailId').fill('omar@clinic.ae');
      await page.getByRole('combobox', { name: words.field.accessType }).click();
      await page.getByRole('option').last().click();
      await press(words.add);
      await field('facilityLicenses').and(page.locator('[aria-invalid=true]')).waitFor();
      await field('facilityLicenses').fill('DHA-F-9000001');
      await press(words.add);
      const users = page.getByRole('group', { name: words.section.users });
      await users.getByRole('row').filter({ hasText: 'Omar Journey' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);

      const downloading = page.waitForEvent('download');
      await press(words.template);
      const template = readFileSync(await (await downloading).path());
      const huda = ['Huda Journey', 'huda@clinic.ae', 'Single', '', '', 'DHA-F-9000002'];
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'users.xlsx', mimeType, buffer: filledIn(template, huda) });
      // Each call takes a token, and the page earns the next one by itself.
      await verifyAsHuman(page, texts[language]);
      await press(words.import);
      await users.getByRole('row').filter({ hasText: 'Huda Journey' }).waitFor();

      await press(words.deleteUser.replace('{{name}}', 'Omar Journey'));
      const asking = page.getByRole('dialog', { name: words.deleteTitle });
      expect(await violationsOf(page)).toEqual([]);
      await asking.getByRole('button', { name: words.delete, exact: true }).click();
      await users.getByRole('row').filter({ hasText: 'Omar Journey' }).waitFor({ state: 'detached' });

      await field('requesterName').fill('Reem Journey');
      await field('title').fill('Revenue manager');
      await field('requesterEmail').fill(`reem.${language}@clinic.ae`);
      await field('contactNumber').fill('0501234567');
      await press(words.submit);
      await page.getByText(words.sent).waitFor();
      await page.getByText(words.noUsers).waitFor();
      await expect.poll(() => field('requesterName').inputValue()).toBe('');
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
