import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { addAppByCalls } from '../journeys/support/addAppByCalls.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { demoPassword, type PortalApi } from '../journeys/support/portalApi.ts';
import { passwordField, signIn } from '../journeys/support/signIn.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { codeOf } from '../support/appCodes.ts';
import { withDevice } from '../support/browserDevice.ts';

const visit = visits();
const api: PortalApi = journeyApi();
const administrator = 'admin@noor-clinic.example';
const colleague = 'doctor@noor-clinic.example';

function wordsOf(language: Language) {
  const { secondFactor, factorProof } = texts[language];
  return { ...secondFactor, proof: factorProof };
}

/** Fills the first half of adding a factor. */
async function beginAdding(page: Page, language: Language, name: string): Promise<void> {
  const words = wordsOf(language);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.add.name }).fill(name);
  await dialog.getByLabel(words.add.password, { exact: false }).first().fill(demoPassword);
  await dialog.getByRole('button', { name: words.add.next }).click();
}

async function addPasskey(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words.add.passkey }).click();
  await beginAdding(page, language, 'Laptop');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.codes.shownText).waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(10);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: words.codes.kept }).click();
  await dialog.getByRole('button', { name: words.codes.done }).click();
  await page.getByText('Laptop').waitFor();
}

/** Confirms with the passkey: the form goes on once it has signed. */
async function confirmByPasskey(page: Page, language: Language, { send, says }: { send: string; says: string }) {
  const words = wordsOf(language);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.confirm.factorText).waitFor();
  await dialog.getByRole('button', { name: send }).click();
  const proof = page.getByRole('dialog', { name: words.proof.title });
  await proof.getByText(says).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await proof.getByRole('button', { name: words.proof.usePasskey }).click();
}

/** Adds an app, confirmed by the passkey that is there. Answers the app's secret. */
async function addApp(page: Page, language: Language): Promise<string> {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words.add.totp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.add.name }).fill('Pocket');
  const says = words.confirm.add.replace('{{name}}', 'Pocket');
  await confirmByPasskey(page, language, { send: words.add.next, says });
  await dialog.getByRole('img', { name: words.add.qrCode }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const secret = ((await dialog.locator('bdi').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: words.add.code }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: words.add.finish }).click();
  await page.getByText('Pocket').waitFor();
  return secret;
}

/** Gives the password; the page then asks for the factor. */
async function signInAgain(page: Page, language: Language): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/account/login');
  await passwordField(page, texts[language]).waitFor();
  await signIn(page, administrator, { language: texts[language] });
  await page.waitForURL('/secondfactor');
}

async function remove(page: Page, language: Language, name: string): Promise<void> {
  const words = wordsOf(language);
  const send = words.remove.submit;
  await page.getByRole('button', { name: words.list.removeOf.replace('{{name}}', name) }).click();
  await confirmByPasskey(page, language, { send, says: words.confirm.remove.replace('{{name}}', name) });
  await page
    .getByRole('button', { name: words.list.removeOf.replace('{{name}}', name) })
    .waitFor({ state: 'detached' });
}

describe.each(['en', 'ar'] as const)('a second factor (%s)', (language) => {
  it('is added, asked for at sign-in, signs the reset of another person’s, and is removed', async () => {
    const words = wordsOf(language);
    const page = await visit({ language, session: await api.signIn(administrator), tolerated: /status of 403/ });
    await withDevice(page);
    await page.goto('/manage');
    await page.getByRole('link', { name: texts[language].manage.secondFactor.open }).click();
    await page.getByText(words.list.none).waitFor();
    await addPasskey(page, language);
    const secret = await addApp(page, language);
    expect(await violationsOf(page)).toEqual([]);

    await signInAgain(page, language);
    await page.getByRole('button', { name: words.proof.usePasskey }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // The session opens nothing before.
    await page.goto('/manage/secondfactors');
    await page.waitForURL(/\/secondfactor\?/);
    await page.getByRole('button', { name: words.proof.usePasskey }).click();
    await page.waitForURL('/manage/secondfactors');

    await signInAgain(page, language);
    await page.getByRole('textbox', { name: words.proof.code }).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: words.proof.confirm }).click();
    await page.waitForURL('/dashboard');

    await addAppByCalls(api, await api.signIn(colleague));
    await page.goto('/resetsecondfactor');
    await page.getByRole('textbox', { name: words.reset.userName }).fill(colleague);
    await page.getByRole('textbox', { name: words.reset.reason }).fill('The phone was lost, seen in person.');
    await page.getByRole('button', { name: words.reset.submit }).click();
    const dialog = page.getByRole('dialog', { name: words.proof.title });
    await dialog.getByText(colleague).waitFor();
    await dialog.getByRole('button', { name: words.proof.usePasskey }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.proof.usePasskey }).click();
    await page.getByText(words.reset.done.replace('{{userName}}', colleague)).waitFor();
    expect((await api.signIn(colleague)).pendingSteps).not.toContain('secondFactor');

    await page.goto('/manage/secondfactors');
    await remove(page, language, 'Pocket');
    await remove(page, language, 'Laptop');
    await page.getByText(words.list.none).waitFor();
    expect((await api.signIn(administrator)).pendingSteps).not.toContain('secondFactor');
  });
});
