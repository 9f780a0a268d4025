import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
let api: PortalApi;
let setup: SignedInUser;
let decider: SignedInUser;
let payerAdmin: SignedInUser;
let representative: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  setup = await api.session('setupadmin@portal.example');
  decider = await api.session(superAdmin);
  payerAdmin = await api.session('payeradmin@sidra.example');
  representative = await api.session('softwarealliencerepresentative@portal.example');
});

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** A fact's value, by its name. */
const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

describe.each(['en', 'ar'] as const)('facilities by a sheet in %s', (language) => {
  it('REQ-FAC-17 are read, corrected, written and found by a setup administrator, and taken back', async () => {
    const { facility: words, sheetImport: ofImport, screens } = texts[language];
    const serial = randomUUID().slice(0, 8).toUpperCase();
    const [good, wrong] = [`JRS-${serial}-1`, `JRS-${serial}-2`];
    const content = [
      'License;Name;اسم المنشأة;Authority;نوع المنشأة;Emirate',
      `${good};Tern ${serial};عيادة الخرشنة;DOH;مركز طبي;Abu Dhabi`,
      `${wrong};Gull ${serial};;هيئة الصحة بدبي;Pharmacy;دبي`,
    ].join('\r\n');
    const page = await visit({ session: setup, language });
    await page.goto('/admin/facilities');
    await page.getByRole('link', { name: screens.imports, exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    const buffer = Buffer.from(content);
    await page.locator('input[type=file]').setInputFiles({ name: 'facilities.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: ofImport.new.send, exact: true }).click();
    await page.waitForURL(/\/imports\/facilities\/[0-9A-Z]{26}$/);
    await page.getByRole('button', { name: ofImport.map.check, exact: true }).click();
    const cell = page.getByRole('textbox', { name: words.field.facilityNameArabic });
    await cell.waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await cell.fill('صيدلية النورس');
    await cell.press('Tab');
    await page.getByText(ofImport.grid.corrected, { exact: true }).waitFor();
    await page.getByRole('button', { name: ofImport.checked.recheckAction, exact: true }).click();
    await page.getByRole('button', { name: ofImport.checked.commit, exact: true }).click();
    await page.getByRole('heading', { name: ofImport.result.title }).waitFor();
    const imported = page.url();
    await page.goto('/admin/facilities');
    await page.getByRole('textbox', { name: words.field.searchTerm }).fill(serial);
    await page.getByRole('link', { name: good }).waitFor();
    await page.getByRole('link', { name: wrong }).waitFor();

    await page.goto(imported);
    await page.getByRole('button', { name: ofImport.act.undo, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: ofImport.act.undo, exact: true }).click();
    await page.getByText(ofImport.result.undone).waitFor();
    await page.goto('/admin/facilities');
    await page.getByRole('textbox', { name: words.field.searchTerm }).fill(serial);
    await page.getByText(words.next.widen).waitFor();
  });
});

describe('a facility', () => {
  it('REQ-FAC-17 is added, connected with its exchange and deactivated by a setup administrator, in en', async () => {
    const { facility: words, screens } = texts.en;
    // A second try finds what the first one has left.
    const license = `JRN-${randomUUID().slice(0, 8).toUpperCase()}`;
    const page = await visit({ session: setup });
    await page.goto('/admin');
    await page.getByRole('link', { name: screens.facilities, exact: true }).click();
    await page.getByRole('link', { name: words.add, exact: true }).click();
    await page.getByRole('textbox', { name: words.field.facilityName, exact: false }).fill('Journey Clinic');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page
      .getByRole('textbox', { name: words.field.facilityNameArabic })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await page.getByRole('textbox', { name: words.field.facilityNameArabic }).fill('عيادة الرحلة');
    await page.getByRole('textbox', { name: words.field.facilityLicense }).fill(license);
    await choose(page, words.field.regulatorId, 'DHA');
    await choose(page, words.field.kind, words.kind.clinic);
    await choose(page, words.field.emirate, 'Dubai');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('heading', { name: `Journey Clinic (${license})` }).waitFor();

    await page.getByRole('button', { name: words.integration.open, exact: true }).click();
    const connecting = page.getByRole('dialog');
    await connecting.getByRole('spinbutton').first().click();
    await page.keyboard.type('01032025');
    await choose(page, words.field.source, words.source.regulator);
    expect(await violationsOf(page)).toEqual([]);
    await connecting.getByRole('button', { name: words.integration.on, exact: true }).click();
    await fact(page, words.field.connectedOn).getByText('01/03/2025').waitFor();

    await page.getByRole('button', { name: words.deactivate.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.deactivate.title });
    await dialog.getByRole('textbox').fill('The licence has ended.');
    await dialog.getByRole('button', { name: words.deactivate.open, exact: true }).click();
    await page.getByText('The licence has ended.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('REQ-FAC-20 is looked up by a payer’s administrator on a phone, in ar', async () => {
    const { facility: words, ui } = texts.ar;
    const page = await visit({
      session: payerAdmin,
      language: 'ar',
      viewport: phone,
      tolerated: /status of 404.*GetFacilityById/,
    });
    await page.goto('/facilities');
    await page.getByRole('button', { name: ui.table.filters, exact: true }).click();
    await page.getByRole('textbox', { name: words.field.searchTerm }).fill('عيادة نور');
    await page.getByRole('row').filter({ hasText: 'عيادة نور للأسرة (DHA-F-9000001)' }).waitFor();
    await page.goto('/facilities/noor-clinic');
    await page.getByText(words.missing).waitFor();
  });
});

describe('portal licences', () => {
  it('REQ-SPEC-17 are asked for by a distributor’s representative, approved by a super admin, and in use at the next sign-in, in en', async () => {
    const { facility: words, dashboard } = texts.en;
    const page = await visit({ session: representative });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.tiles.requestLicense.name }).click();
    await page.getByRole('link', { name: words.license.add, exact: true }).click();
    await page.getByRole('combobox', { name: words.field.facility }).fill('Palm');
    await page.getByRole('option', { name: 'DHA-F-9000003' }).click();
    await page.getByRole('button', { name: words.license.send, exact: true }).click();
    await page
      .getByRole('combobox', { name: words.field.numberOfUsers })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await choose(page, words.field.requestTypeId, 'New licence');
    await page.getByRole('combobox', { name: words.field.licenseTypeIds }).click();
    await page.getByRole('option', { name: 'Eligibility' }).click();
    await page.keyboard.press('Escape');
    await choose(page, words.field.numberOfUsers, /^250/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.license.send, exact: true }).click();
    await page.getByText(words.licenseState.waiting, { exact: true }).waitFor();
    await fact(page, words.field.requestTypeId).getByText('New licence').waitFor();
    await fact(page, words.field.licenseTypeIds).getByText('Eligibility').waitFor();

    const desk = await visit({ session: decider });
    await desk.goto(new URL(page.url()).pathname);
    await desk.getByRole('button', { name: words.license.approve, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: words.license.approveTitle });
    expect(await violationsOf(desk)).toEqual([]);
    await dialog.getByRole('button', { name: words.license.approve, exact: true }).click();
    await desk.getByText(words.licenseState.approved, { exact: true }).waitFor();
    await fact(desk, words.field.seats).getByText('250').waitFor();

    await api.signIn('pharmacist@palm-pharmacy.example');
    await desk.reload();
    // Other journeys have colleagues of the pharmacy sign in: portalLicenses.test.ts counts seats to the one.
    await fact(desk, words.field.seatsInUse)
      .getByText(/^[1-9]\d*$/)
      .waitFor();
    await page.reload();
    await page.getByText(words.licenseState.approved, { exact: true }).waitFor();
  });

  it('REQ-SPEC-17 are refused with a reason that the representative reads on a phone, in ar', async () => {
    const { facility: words } = texts.ar;
    const page = await visit({ session: representative, language: 'ar', viewport: phone });
    await page.goto('/requestlicense/new');
    await page.getByRole('combobox', { name: words.field.facility }).fill('لؤلؤة');
    await page.getByRole('option', { name: 'MOH-F-9000003' }).click();
    await choose(page, words.field.requestTypeId, 'إنهاء رخصة الاستخدام');
    await expect.poll(() => page.getByRole('combobox', { name: words.field.numberOfUsers }).count()).toBe(0);
    await choose(page, words.field.requestTypeId, 'زيادة عدد المستخدمين');
    await page.getByRole('combobox', { name: words.field.licenseTypeIds }).click();
    await page.getByRole('option', { name: 'المطالبات', exact: true }).click();
    await page.keyboard.press('Escape');
    await choose(page, words.field.numberOfUsers, /^5(?!0)/);
    await page.getByRole('button', { name: words.license.send, exact: true }).click();
    await page.getByText(words.licenseState.waiting, { exact: true }).waitFor();

    const desk = await visit({ session: decider, language: 'ar' });
    await desk.goto(new URL(page.url()).pathname);
    await desk.getByRole('button', { name: words.license.refuse, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: words.license.refuseTitle });
    await dialog.getByRole('textbox').fill('العقد غير مرفق');
    expect(await violationsOf(desk)).toEqual([]);
    await dialog.getByRole('button', { name: words.license.refuse, exact: true }).click();
    await desk.getByText('العقد غير مرفق').waitFor();
    await page.reload();
    await page.getByText('العقد غير مرفق').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
