import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Runner, startRunner } from '../../infra/local/runner.ts';
import { simulatedKey } from '../../infra/local/simulators/payerKeys.ts';
import { answerAgreement } from '../journeys/support/agreement.ts';
import { fillRequest, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { emailCode } from '../journeys/support/mailbox.ts';
import { portalApi } from '../journeys/support/portalApi.ts';
import { signIn } from '../journeys/support/signIn.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { codeOf } from '../support/appCodes.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner({ port: 0, dataDir: temporaryFolder(), isFresh: true, isEmpty: true });
});
afterAll(() => runner?.close());
const visit = visits(() => runner.url);

const run = promisify(execFile);
const command = join(import.meta.dirname, '../../infra/setUp.ts');
/** What the command of an operator prints. */
const setUp = async (...given: string[]): Promise<string> =>
  (await run(process.execPath, [command, ...given, '--url', runner.url])).stdout;

/** Gives the portal its key for each payer of the list that is asked by the gateway, as an operator does: by standard input. */
async function setCredentials(): Promise<void> {
  const listed = JSON.parse(readFileSync(payers, 'utf8')) as { payerCode: string; answers: string }[];
  for (const { payerCode } of listed.filter(({ answers }) => answers === 'gateway')) {
    const { key, keyId } = simulatedKey(payerCode, 'first');
    const setting = run(process.execPath, [command, 'credential', payerCode, '--key-id', keyId, '--url', runner.url]);
    setting.child.stdin?.end(`${key}\n`);
    const { stdout, stderr } = await setting;
    expect(stdout).toBe(`${payerCode}: the key ${keyId} signs from now on.\n`);
    expect(stdout + stderr).not.toContain(key);
  }
}

const examples = join(import.meta.dirname, '../../docs/examples');
const payers = join(examples, 'payers.json');
const facilities = join(examples, 'facilities.csv');
const chosenPassword = 'Falcon#Sand2026';
const facility = { name: 'First Light Clinic', license: 'DHA-F-9000777' };
const administrator = 'mariam@portal.example';
const receptionist = 'huda@first-light.example';

/** Adds an authenticator app, as each administrator has to, and keeps the recovery codes. */
async function addFactor(page: Page, password: string, language: Language): Promise<void> {
  const { add, codes } = texts[language].secondFactor;
  await page.getByRole('button', { name: add.totp }).click();
  await page.getByRole('textbox', { name: add.name }).fill('Phone');
  await page.getByLabel(add.password, { exact: false }).first().fill(password);
  await page.getByRole('button', { name: add.next }).click();
  await page.getByRole('img', { name: add.qrCode }).waitFor();
  const secret = ((await page.locator('main bdi').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: add.code }).fill(codeOf(secret));
  await page.getByRole('button', { name: add.finish }).click();
  await page.getByRole('checkbox', { name: codes.kept }).click();
  await page.getByRole('button', { name: codes.done }).click();
}

/** Replaces the temporary password. */
async function choosePassword(page: Page, temporary: string, language: Language): Promise<void> {
  const { password } = texts[language].manage;
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`)).first();
  await field(password.current).fill(temporary);
  await field(password.new).fill(chosenPassword);
  await field(password.confirm).fill(chosenPassword);
  await page.getByRole('button', { name: password.change, exact: true }).click();
}

/** Brings the example's facilities by a sheet, as somebody does who has a list of them. */
async function bringFacilities(page: Page): Promise<void> {
  const { sheetImport: words, facility: ofFacility, screens } = texts.en;
  await page.goto('/admin/facilities');
  await page.getByRole('link', { name: screens.imports, exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(facilities);
  await page.getByRole('button', { name: words.new.send }).click();
  await page.waitForURL(/\/imports\/facilities\/[0-9A-Z]{26}$/);
  await page.getByRole('button', { name: words.map.check, exact: true }).click();
  await page.getByRole('button', { name: words.checked.commit, exact: true }).click();
  await page.getByRole('heading', { name: words.result.title }).waitFor();
  await page.goto('/admin/facilities');
  await page.getByRole('textbox', { name: ofFacility.field.searchTerm }).fill('light');
  await page.getByRole('link', { name: facility.license }).click();
  await page.getByRole('heading', { name: `${facility.name} (${facility.license})` }).waitFor();
}

/** Adds the receptionist, and answers her temporary password. */
async function addReceptionist(page: Page): Promise<string> {
  const { user: words } = texts.en;
  await page.goto('/admin/manageusers');
  await page.getByRole('link', { name: words.add.action }).click();
  await page.getByLabel(words.field.username).fill(receptionist);
  await page.getByLabel(words.field.firstName).fill('Huda');
  await page.getByLabel(words.field.lastName).fill('Salem');
  await page.getByLabel(words.field.facility).fill('first');
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: words.field.roles }).click();
  await page.getByRole('option', { name: 'Eligibility' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.add.action }).click();
  return (await page.getByLabel(words.password.label).textContent()) ?? '';
}

it('gets from nothing to the first answer by the command of operators and the screens, administrator in en and receptionist in ar', async () => {
  const api = portalApi(runner.url);
  expect(await api.accounts()).toEqual([]);
  expect(await setUp('payers', payers)).toContain('added');
  await setCredentials();
  const person = ['--user-name', administrator, '--first-name', 'Mariam', '--last-name', 'Khalid'];
  const temporary = /password: (\S+)/.exec(await setUp('administrator', ...person))?.[1] ?? '';

  const page = await visit();
  await page.goto('/account/login');
  await signIn(page, administrator, { password: temporary });
  await addFactor(page, temporary, 'en');
  await choosePassword(page, temporary, 'en');
  await page.waitForURL('/userlicenseagreement');
  await answerAgreement(page, 'accept');
  await page.waitForURL('/emiratesidupdate');
  await page.getByRole('button', { name: texts.en.signin.later }).click();
  await page.waitForURL('/dashboard');
  await expect(setUp('administrator', ...person)).rejects.toThrow('taken up');

  await bringFacilities(page);
  const received = await addReceptionist(page);

  const desk = await visit({ language: 'ar' });
  await desk.goto('/account/login');
  await signIn(desk, receptionist, { password: received, language: texts.ar });
  const { email } = texts.ar.signin;
  await desk.getByLabel(new RegExp(`^${email.label}`)).fill(await emailCode(runner.url, receptionist));
  await desk.getByRole('button', { name: email.submit }).click();
  await choosePassword(desk, received, 'ar');
  await desk.waitForURL('/userlicenseagreement');
  await answerAgreement(desk, 'accept', 'ar');
  await desk.waitForURL('/emiratesidupdate');
  await desk.getByRole('button', { name: texts.ar.signin.later }).click();
  await desk.waitForURL('/dashboard');
  await desk.goto('/eligibility/new');
  const members = await api.members();
  const member = members.find(({ payerId }) => payerId === 210);
  if (!member) throw new Error('The payer knows nobody');
  await fillRequest(desk, member, 'ar');
  await sendButton(desk, 'ar').click();
  await untilStatus(desk, texts.ar.eligibility.event.eligible, 'ar');
});
