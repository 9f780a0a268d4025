import type { Page } from 'playwright-core';
import { type Language, texts } from './texts.ts';

/** Answers the licence agreement, which opens a second after its page. */
export async function answerAgreement(page: Page, answer: 'accept' | 'decline', language: Language = 'en') {
  const { agreement, submit } = texts[language].signin;
  await page.getByRole('dialog').getByRole('radio', { name: agreement[answer] }).click();
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
}
