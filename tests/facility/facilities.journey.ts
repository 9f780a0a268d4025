import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { portal } from '../journeys/support/portal.ts';
import { portalApi, superAdmin } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let setup: SignedInUser;
let decider: SignedInUser;
let representative: SignedInUser;
beforeAll(async () => {
  const api = portalApi(portal.url);
  setup = await api.signIn('setupadmin@portal.example');
  decider = await api.signIn(superAdmin);
  representative = await api.signIn('softwarealliencerepresentative@portal.example');
});

describe.each(['en', 'ar'] as const)('facilities in %s', (language) => {
  const { facility: words, screens } = texts[language];
  const names = {
    en: ['Journey Clinic', 'عيادة الرحلة'],
    ar: ['Second Journey Clinic', 'عيادة الرحلة الثانية'],
  } as const;
  const [english, arabic] = names[language];
  const license = `JRN-${language.toUpperCase()}-1`;

  it('REQ-FAC-17 REQ-FAC-20 are added, connected, deactivated and found by a setup administrator', async () => {
    const page = await visit({ session: setup, language });
    await page.goto('/admin');
    await page.getByRole('link', { name: screens.facilities, exact: true }).click();
    await page.getByRole('link', { name: words.add, exact: true }).click();
    await page.getByRole('textbox', { name: words.field.facilityName }).fill(english);
    await page.getByRole('textbox', { name: words.field.facilityNameArabic }).fill(arabic);
    await page.getByRole('textbox', { name: words.field.facilityLicense }).fill(license);
    for (const [label, choice] of [
      [words.field.regulatorId, language === 'en' ? 'DHA' : 'هيئة الصحة بدبي'],
      [words.field.kind, words.kind.clinic],
      [words.field.emirate, language === 'en' ? 'Dubai' : 'دبي'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(language === 'en' ? `${english} (${license})` : `${arabic} (${license})`).waitFor();

    await page.getByRole('button', { name: words.deactivate.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.deactivate.title });
    await dialog.getByRole('textbox').fill('JRN');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.deactivate.open, exact: true }).click();
    await page.getByText(words.inactiveNotice).waitFor();

    await page.goto('/facilities');
    await page.getByRole('textbox', { name: words.field.searchTerm }).fill(arabic);
    await page.getByRole('row').filter({ hasText: license }).filter({ hasText: words.state.inactive }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('REQ-SPEC-17 are given portal licences that a distributor’s representative asks for', async () => {
    const page = await visit({ session: representative, language });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: texts[language].dashboard.tiles.requestLicense.name }).click();
    await page.getByRole('link', { name: words.license.add, exact: true }).click();
    await page.getByRole('combobox', { name: words.field.facility }).fill(language === 'en' ? 'Oasis' : 'واحة');
    await page.getByRole('option').filter({ hasText: 'MF9002' }).click();
    await page.getByRole('combobox', { name: words.field.numberOfUsers }).click();
    await page.getByRole('option').filter({ hasText: '50' }).first().click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.license.send, exact: true }).click();
    await page.getByText(words.licenseState.waiting, { exact: true }).waitFor();
    const address = new URL(page.url()).pathname;

    const desk = await visit({ session: decider, language });
    await desk.goto(address);
    await desk.getByRole('button', { name: words.license.refuse, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: words.license.refuseTitle });
    await dialog.getByRole('textbox').fill('Contract missing');
    expect(await violationsOf(desk)).toEqual([]);
    await dialog.getByRole('button', { name: words.license.refuse, exact: true }).click();
    await desk.getByText('Contract missing').waitFor();
    await page.reload();
    await page.getByText('Contract missing').waitFor();
  });
});
