import { randomUUID } from 'node:crypto';
import exceljs from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist, superAdmin } from '../journeys/support/portalApi.ts';
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

const lists = [{ language: 'en' }, { language: 'ar', viewport: phone }] as const;

describe('a blacklist', () => {
  /** The state of a new request of the clinic with a clinician, once it is settled. */
  async function settledWith(clinicianLicense: string): Promise<number> {
    const api = journeyApi();
    const desk = await api.session(receptionist);
    const member = await api.member('Eligible');
    const id = await api.submit(desk, member, { eidReasonId: 1, consultationCategoryId: 2, clinicianLicense });
    return answered(api, desk, id);
  }

  async function sheetOf(license: string): Promise<Buffer> {
    const book = new exceljs.Workbook();
    book.addWorksheet('Clinicians').addRows([
      ['License Number', 'Blacklisted Reason', 'Emirates ID'],
      [license, 'Licence withdrawn', ''],
    ]);
    return Buffer.from(await book.xlsx.writeBuffer());
  }

  it.each(lists)(
    'REQ-CLIN-15 is uploaded, decided by a super administrator, blocks a new request and is undone by one click, in $language',
    async ({ language, ...look }) => {
      const { clinician: words } = texts[language];
      const api = journeyApi();
      const decider = await api.session(superAdmin);
      const id = randomUUID().slice(0, 8).toUpperCase();
      const [license, name] = [`DHA-P-${id}`, `list-${id}.xlsx`];
      const body = { licenseNo: license, fullName: `Dr. Listed ${language}`, specialtyCode: 'cardiology' };
      const added = await api.call('/api/clinician/addclinician', { session: admin, body });
      expect(added.errors).toEqual([]);

      const page = await visit({ session: admin, language, ...look });
      await page.goto('/facilityadmin/clinicianblacklists');
      await page.getByRole('button', { name: words.blacklist.upload, exact: true }).click();
      const upload = page.getByRole('dialog', { name: words.blacklist.upload });
      const file = { name, mimeType: 'application/octet-stream', buffer: await sheetOf(license) };
      await upload.locator('input[type=file]').setInputFiles(file);
      expect(await violationsOf(page)).toEqual([]);
      await upload.getByRole('button', { name: words.blacklist.send, exact: true }).click();
      const listed = page.getByRole('row').filter({ hasText: name });
      await listed.getByRole('button', { name: words.blacklist.show }).click();
      const own = page.getByRole('dialog', { name });
      await own.getByText(words.blacklist.secondPerson).waitFor();
      await expect.poll(() => own.getByRole('button', { name: words.blacklist.approve }).count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);

      const other = await visit({ session: decider, language, ...look });
      await other.goto('/facilityadmin/clinicianblacklists');
      await other.getByRole('combobox', { name: words.blacklist.ofFacility }).fill(admin.facilityLicense ?? '');
      await other.getByRole('option', { name: admin.facilityLicense ?? '' }).click();
      await other.getByRole('row').filter({ hasText: name }).getByRole('button').click();
      const dialog = other.getByRole('dialog', { name });
      expect(await violationsOf(other)).toEqual([]);
      await dialog.getByRole('button', { name: words.blacklist.approve }).click();
      await other.getByText(words.blacklist.done.approve).waitFor();
      expect(await settledWith(license)).toBe(eligibilityStatus.Blocked);

      await page.reload();
      await listed.getByRole('button', { name: words.blacklist.show }).click();
      await own.getByRole('button', { name: words.blacklist.undo, exact: true }).click();
      await page.getByText(words.blacklist.done.undo).waitFor();
      expect(await settledWith(license)).not.toBe(eligibilityStatus.Blocked);
    },
  );
});
