import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { signIn } from '../journeys/support/signIn.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let facilityAdmin: SignedInUser;
let portalAdmin: SignedInUser;
beforeAll(async () => {
  const api = journeyApi();
  facilityAdmin = await api.session('admin@noor-clinic.example');
  portalAdmin = await api.session(superAdmin);
  await api.aColleague(portalAdmin, colleague, 'noor-clinic');
});

const colleague = 'colleague@noor-clinic.example';

describe('the people of a facility', () => {
  it('REQ-USERS-01 REQ-USERS-02 REQ-USERS-07 REQ-USERS-08 REQ-USERS-09 REQ-USERS-10 are added, found, given roles and groups and lose them, and are removed, which is undone, in en', async () => {
    const { user: words, dashboard } = texts.en;
    // A second try finds what the first one has left.
    const newcomer = `newcomer.${randomUUID().slice(0, 8)}@noor-clinic.example`;
    const page = await visit({ session: facilityAdmin });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.tiles.manageUsers.name }).click();
    await page.getByRole('link', { name: words.add.action }).click();
    await page.getByLabel(words.field.username).fill(newcomer);
    await page.getByLabel(words.field.firstName).fill('Hind');
    await page.getByLabel(words.field.lastName).fill('Newcomer');
    await page.getByLabel(words.field.facility).fill('noor');
    await page.getByRole('option').first().click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.add.action }).click();
    const password = (await page.getByLabel(words.password.label).textContent()) ?? '';
    expect(password).toMatch(/^[A-Z]{5}\d[$@!%*_#?&][a-z]{2}$/);

    await page.goto('/admin/manageusers');
    await page.getByLabel(words.field.text).fill('newc');
    await page.getByRole('row').filter({ hasText: newcomer }).getByRole('link').first().click();
    await page.getByRole('button', { name: words.role.give }).click();
    const dialog = page.getByRole('dialog', { name: words.role.give });
    await dialog.getByLabel(words.field.role).click();
    await page.getByRole('option', { name: 'VaccinePCR' }).click();
    await dialog.getByRole('button', { name: words.role.giveAction, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.role.takeOf.replace('{{role}}', 'VaccinePCR') }).click();
    await page.getByText(words.done.roleTaken).waitFor();
    for (const [kind, name] of [
      ['groupOwner', 'Oasis Medical Holding'],
      ['subGroup', 'Oasis Clinics Dubai'],
    ] as const) {
      await page.getByRole('button', { name: words.group[kind].add }).click();
      const adding = page.getByRole('dialog', { name: words.group[kind].add });
      await adding.getByLabel(words.group[kind].label).click();
      await page.getByRole('option', { name }).click();
      await adding.getByRole('button', { name: words.group.addAction, exact: true }).click();
      await adding.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: words.facility.takeOf.replace('{{name}}', name) }).click();
      await page.getByText(words.done.changed).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await page.getByText(words.state.open, { exact: true }).waitFor();

    const newcomers = await visit({});
    await newcomers.goto('/account/login');
    await signIn(newcomers, newcomer, { password });
    await newcomers.getByLabel(texts.en.account.login.userName).waitFor({ state: 'detached' });
  });

  it('REQ-USERS-03 REQ-USERS-04 REQ-USERS-05 REQ-USERS-06 are locked, unlocked, logged out and given a password, in ar', async () => {
    const language = 'ar';
    const { user: words } = texts[language];
    const page = await visit({ session: portalAdmin, language });
    await page.goto('/facilityadmin');
    await page.getByLabel(words.field.text).fill('colleague');
    await page.getByRole('row').filter({ hasText: colleague }).getByRole('link').first().click();
    await page.getByRole('button', { name: words.lock.action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.lock.title });
    await dialog.getByRole('textbox').fill('فُقد هاتفه');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.lock.action, exact: true }).click();
    await page.getByText(words.state.locked, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.unlock, exact: true }).click();
    await page.getByText(words.state.open, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await page.getByText(words.done.loggedOut).waitFor();
    await page.getByRole('button', { name: words.reset.action, exact: true }).click();
    const reset = page.getByRole('dialog', { name: words.reset.title });
    await reset.getByRole('button', { name: words.reset.action, exact: true }).click();
    await reset.getByLabel(words.password.label).waitFor();
    await reset.getByRole('button', { name: words.close, exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
  });
});
