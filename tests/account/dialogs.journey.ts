import { afterAll, describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../journeys/support/accessibility.ts';
import { untilComplete } from '../journeys/support/everyScreen.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { putCard, regulatorLogin } from '../journeys/support/registration.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const url = portal.url;
const api = journeyApi();
const card = '784198400090019';
afterAll(async () => void (await putCard(url, card)));

const looks = (['en', 'ar'] as const).map((language) => ({ language, theme: 'system' as const }));

/** What the reader can come to, and the words that say it has. */
const readings = [
  { failure: null, says: ({ cardReader }: (typeof texts)['en']) => cardReader.verified },
  { failure: 'offline', says: ({ cardReader }: (typeof texts)['en']) => cardReader.pending },
  { failure: 'noCard', says: ({ cardReader }: (typeof texts)['en']) => cardReader.fault.noCard.title },
  { failure: 'nfc', says: ({ cardReader }: (typeof texts)['en']) => cardReader.fault.nfc.title },
] as const;

describe.each(looks)('axe finds nothing wrong in $language, in the light and in the dark', (look) => {
  const { language } = look;
  const t = texts[language];

  it('with the card reader, whatever it came to', async () => {
    // The form of a request passes a card on at once; here the dialog stays until somebody submits.
    const page = await visit({ ...look, session: await api.session('reception@noor-clinic.example') });
    await page.goto('/manage');
    await untilComplete(page, 'accountSettings', language);
    await page.getByRole('button', { name: t.manage.proof.readCard }).click();
    const dialog = page.getByRole('dialog', { name: t.cardReader.title });
    await dialog.waitFor();
    const found: Record<string, string[]> = { waiting: await violationsInBothThemes(page) };
    for (const { failure, says } of readings) {
      await putCard(url, card, failure);
      await dialog.getByRole('button', { name: t.cardReader.verify }).click();
      await dialog.getByText(says(t)).waitFor();
      found[failure ?? 'read'] = await violationsInBothThemes(page);
    }
    expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([]);
  });

  it('with the regulatory details, refused and tried', async () => {
    const page = await visit({ ...look, session: await api.session('admin@noor-clinic.example') });
    await page.goto('/manage');
    await untilComplete(page, 'accountSettings', language);
    await page
      .getByRole('button', { name: new RegExp(`^(${t.manage.regulatory.add}|${t.manage.regulatory.change}):`) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.manage.save }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const login = await regulatorLogin(url, 'DHA-F-9000001');
    await dialog.getByLabel(new RegExp(`^${t.manage.regulatory.username}`)).fill(login.username);
    await dialog.getByLabel(new RegExp(`^${t.manage.regulatory.password}`)).fill(login.password);
    await dialog.getByRole('button', { name: t.manage.regulatory.test }).click();
    await dialog.getByText(t.ui.connection.succeeded).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('with the licence picker', async () => {
    // The registry knows her under another licence than the one she types.
    const page = await visit({ ...look, session: await api.session('erx@oasis-clinic.example') });
    await page.goto('/professionallicenseupdate');
    await untilComplete(page, 'professionalLicenseUpdate', language);
    await page.getByLabel(new RegExp(`^${t.signin.license.label}`)).fill('GD000000');
    await page.getByRole('button', { name: t.signin.submit, exact: true }).click();
    const picker = page.getByRole('dialog', { name: t.signin.license.picker });
    await picker.getByText('Dr. Rania Haddad').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
