import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clinicianItems } from '../../web/base/clinicianItems.ts';
import { fileContents } from '../attachment/support/sentFiles.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const pearl = { en: 'Pearl Mutual Health', ar: 'اللؤلؤة للتأمين التعاوني' };

describe('the clinicians of a provider', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-13 REQ-NET-22 one joins with a document that survives a reload, and the dashboard forgets it, in %s',
    async (language) => {
      const { clinician: words, clinicianMove: t } = texts[language];
      const session = await journeyApi().session('admin@noor-clinic.example');
      const license = `DHA-P-${randomUUID().slice(0, 8).toUpperCase()}`;
      const page = await visit({ session, language });
      await page.goto('/manageclinician/searchclinician');
      await page.getByRole('link', { name: t.join, exact: true }).click();
      await page.getByRole('textbox', { name: t.field.licenseNo }).fill(license);
      await page.getByRole('textbox', { name: words.field.fullName, exact: true }).fill('Dr. Salma Journey');
      await page
        .getByRole('combobox', { name: words.field.specialty })
        .fill(language === 'en' ? 'cardio' : 'أمراض القلب');
      await page.getByRole('option').first().click();
      await page.getByRole('combobox', { name: t.field.payerIds }).click();
      await page.getByRole('option', { name: pearl[language] }).click();
      await page.keyboard.press('Escape');
      const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: fileContents.pdf };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('listitem').filter({ hasText: 'licence.pdf' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.reload();
      await page.getByRole('listitem').filter({ hasText: 'licence.pdf' }).waitFor();
      await page.getByRole('button', { name: t.join, exact: true }).click();
      await page.waitForURL('**/manageclinician/searchclinician');
      await page.getByRole('textbox', { name: words.field.licenseNo }).fill(license);
      await page.getByRole('row').filter({ hasText: license }).getByRole('link').click();
      await page.getByRole('button', { name: t.end, exact: true }).waitFor();
      const kept = () => page.evaluate(() => Object.keys(sessionStorage));
      expect(await kept()).toContain(clinicianItems.providerDetail);
      await page.goto('/daman');
      await page.getByRole('link').first().waitFor();
      await expect.poll(kept).not.toContain(clinicianItems.providerDetail);
    },
  );
});
