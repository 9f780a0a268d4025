import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let admin: SignedInUser;
beforeAll(async () => {
  admin = await journeyApi().session(superAdmin);
});

describe('a list that administrators keep', () => {
  it('REQ-LOOKUP-20 has an entry added, which a public form offers, then renamed and moved, with its history, in en', async () => {
    const { lookupList: words, screens, claimDashboard: form } = texts.en;
    // A second try finds what the first one has left.
    const serial = randomUUID().slice(0, 8);
    const [group, clinics] = [`Group ${serial}`, `Clinics ${serial}`];
    const page = await visit({ session: admin });
    await page.goto('/admin');
    await page.getByRole('link', { name: screens.lookupLists, exact: true }).click();
    await page.getByRole('button', { name: words.name.subGroups, exact: true }).click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.field.name }).fill(group);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await dialog.getByText('Enter the Arabic name.').waitFor();
    await dialog.getByRole('textbox', { name: words.field.nameArabic }).fill(`مجموعة ${serial}`);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('row').filter({ hasText: group }).waitFor();

    const visitor = await visit();
    await visitor.goto('/claimdashboardrequestform');
    await visitor.getByRole('combobox', { name: form.field.accessType }).click();
    await visitor.getByRole('option', { name: 'Sub group', exact: true }).click();
    await visitor.getByRole('combobox', { name: form.field.subGroups }).click();
    await visitor.getByRole('option', { name: group, exact: true }).waitFor();

    await page.getByRole('button', { name: words.edit.replace('{{name}}', group) }).click();
    await dialog.getByRole('textbox', { name: words.field.name }).fill(clinics);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Edit / }) });
    await rows.last().filter({ hasText: clinics }).waitFor();
    await page.getByRole('button', { name: words.up.replace('{{name}}', clinics) }).click();
    await rows.last().filter({ hasNotText: clinics }).waitFor();
    await page.getByRole('button', { name: words.changes, exact: true }).click();
    await page.getByText(`${words.field.name}: ${group} → ${clinics}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('REQ-LOOKUP-26 loses an entry that no record uses, on a phone, in ar', async () => {
    const { lookupList: words } = texts.ar;
    const page = await visit({ session: admin, language: 'ar', viewport: phone });
    const serial = randomUUID().slice(0, 8);
    const dose = `جرعة ${serial}`;
    await page.goto('/admin/lookups');
    await page.getByRole('button', { name: words.name.vaccineDoses, exact: true }).click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.field.name }).fill(`Dose ${serial}`);
    await dialog.getByRole('textbox', { name: words.field.nameArabic }).fill(dose);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('button', { name: words.deleteEntry.replace('{{name}}', dose) }).click();
    const asking = page.getByRole('dialog', { name: words.deleteTitle });
    expect(await violationsOf(page)).toEqual([]);
    await asking.getByRole('button', { name: words.delete, exact: true }).click();
    await page.getByRole('row').filter({ hasText: dose }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.changes, exact: true }).click();
    await page.getByText(words.kind.deleted.replace('{{name}}', dose)).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
