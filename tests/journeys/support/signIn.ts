import type { Page } from 'playwright-core';
import { demoPassword } from './portalApi.ts';
import { type Texts, texts } from './texts.ts';

export const userNameField = (page: Page, { account } = texts.en) => page.getByLabel(account.login.userName);
export const passwordField = (page: Page, { account } = texts.en) =>
  page.getByLabel(account.login.password, { exact: true });
export const loginButton = (page: Page, { account } = texts.en) =>
  page.getByRole('button', { name: account.login.submit, exact: true });
const humanCheck = (page: Page, checked: boolean, { account } = texts.en) =>
  page.getByRole('checkbox', { name: account.verification.label, checked });

export const untilVerified = (page: Page, language: Texts = texts.en) => humanCheck(page, true, language).waitFor();

/** Ticks "I am human" and waits until the browser has solved the challenge. */
export async function verifyAsHuman(page: Page, language: Texts = texts.en): Promise<void> {
  await humanCheck(page, false, language).click();
  await untilVerified(page, language);
}

/** Fills the login form that the page shows and sends it. */
export async function signIn(
  page: Page,
  userName: string,
  { password = demoPassword, language = texts.en }: { password?: string; language?: Texts } = {},
): Promise<void> {
  await userNameField(page, language).fill(userName);
  await passwordField(page, language).fill(password);
  await verifyAsHuman(page, language);
  await loginButton(page, language).click();
}

export const accountButton = (page: Page, { header }: Texts = texts.en) =>
  page.getByRole('button', { name: new RegExp(header.accountMenu.replace('{{name}}', '.+')) });

/** Opens the account menu of the header, on a phone its drawer. */
export const openAccountMenu = (page: Page, language: Texts = texts.en) => accountButton(page, language).click();

/** The session that the page holds. */
export const heldSession = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));
