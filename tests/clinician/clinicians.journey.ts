import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let groupAdmin: SignedInUser;
let admin: SignedInUser;
beforeAll(async () => {
  groupAdmin = await journeyApi().signIn('group@marina-hospital.example');
  admin = await journeyApi().session('admin@noor-clinic.example');
});

describe('the clinicians of a facility', () => {
  it('REQ-CLIN-01 REQ-CLIN-06 are added, found, corrected, leave, come back and work at a second facility, in en', async () => {
    const { clinician: words, user, dashboard } = texts.en;
    // A second try finds what the first one has left.
    const license = `DHA-P-${randomUUID().slice(0, 8).toUpperCase()}`;
    const page = await visit({ session: groupAdmin });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.tiles.facilityAdmin.name }).click();
    await page.getByRole('link', { name: user.clinicians, exact: true }).click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const adding = page.getByRole('dialog', { name: words.addTitle });
    await adding.getByLabel(words.field.licenseNo).fill(license);
    await adding.getByRole('button', { name: words.add, exact: true }).click();
    await adding
      .getByRole('textbox', { name: words.field.fullName, exact: true })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await adding.getByRole('textbox', { name: words.field.fullName, exact: true }).fill('Dr. Salma Journey');
    await adding.getByRole('textbox', { name: words.field.fullNameArabic }).fill('د. سلمى الرحلة');
    await adding.getByRole('combobox', { name: words.field.specialty }).fill('cardio');
    await page.getByRole('option', { name: 'Cardiology', exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await adding.getByRole('button', { name: words.add, exact: true }).click();
    await adding.waitFor({ state: 'hidden' });

    await page.getByRole('textbox', { name: words.field.searchText }).fill('سلمى');
    const row = page.getByRole('row').filter({ hasText: license });
    await row.getByRole('link', { name: 'Dr. Salma Journey' }).click();
    await page.getByRole('button', { name: words.edit, exact: true }).click();
    const editing = page.getByRole('dialog', { name: words.editTitle.replace('{{licence}}', license) });
    await editing.getByRole('textbox', { name: words.field.fullName, exact: true }).fill('Dr. Salma Changed');
    await editing.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText('Dr. Salma Changed').waitFor();

    await page.getByRole('button', { name: words.addPlace, exact: true }).click();
    await adding.getByRole('combobox', { name: words.field.facilityName }).click();
    await page.getByRole('option', { name: 'Noor Family Clinic' }).click();
    await adding.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByRole('heading', { name: 'Noor Family Clinic' }).waitFor();

    await page.getByRole('button', { name: words.end, exact: true }).click();
    await page.getByRole('button', { name: words.return, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: words.view.left, exact: true }).click();
    await row.getByRole('link').click();
    await page.getByRole('button', { name: words.return, exact: true }).click();
    await page.getByRole('button', { name: words.end, exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are looked up on a phone, and those of other facilities are not there, in ar', async () => {
    const { clinician: words } = texts.ar;
    const page = await visit({
      session: groupAdmin,
      language: 'ar',
      viewport: phone,
      tolerated: /status of 404.*GetCliniciansById/,
    });
    await page.goto('/facilityadmin/manageclinicians');
    // Each clinic of the demonstration has her, whichever the group administrator works at.
    await page.getByRole('link', { name: 'د. أنيتا فيرغيز' }).click();
    await page.getByRole('heading', { name: words.person, exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/facilityadmin/manageclinicians/palm-pharmacy/palm-pharmacy-1');
    await page.getByText(words.missing).waitFor();
  });
});

/** The regulator's list has the same of the one, and another spelling of the other's name. */
const journeys = [
  { language: 'en', name: 'Dr. Huda Al-Mansoori' },
  { language: 'ar', name: 'د. بلال فاروقي', viewport: phone },
] as const;

describe('clinicians and the regulator', () => {
  it.each(journeys)(
    'REQ-SPEC-09 REQ-SPEC-16 $name is compared with the regulator’s list and marked verified, in $language',
    async ({ language, name, ...look }) => {
      const { clinician: words, dashboard } = texts[language];
      const page = await visit({ session: admin, language, ...look });
      await page.goto('/dashboard');
      await page.getByRole('link', { name: dashboard.tiles.clinicianVerification.name }).click();
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: words.check.ask, exact: true }).click();
      await page.getByRole('table', { name: words.check.compared }).waitFor();
      await page.getByRole('button', { name: words.check.mark, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.check.mark });
      const note = dialog.getByLabel(words.check.note);
      if (language === 'ar') await note.fill('اسم العائلة مكتوب أولًا');
      else await note.waitFor({ state: 'detached' });
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.check.mark, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(words.verification.verified, { exact: true }).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
