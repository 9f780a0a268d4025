import type { Page } from 'playwright-core';
import { demoPayers } from '../../../functions/_demo/payers.ts';
import {
  consultationCategories,
  eidReasons,
  type LookupEntry,
  serviceCategories,
} from '../../../shared/_field/lookups.ts';
import type { Hand } from '../../bench/hand.ts';
import type { DemoMember } from './portalApi.ts';
import { type Language, texts } from './texts.ts';

type FieldName = keyof (typeof texts)['en']['eligibility']['field'];

// A required field's label ends with a star that no reader hears.
const labelled = (language: Language, name: FieldName): RegExp =>
  new RegExp(`^${texts[language].eligibility.field[name]}`);

export const listField = (page: Page, name: FieldName, language: Language = 'en') =>
  page.getByRole('combobox', { name: labelled(language, name) });
export const textField = (page: Page, name: FieldName, language: Language = 'en') =>
  page.getByRole('textbox', { name: labelled(language, name) });
export const sendButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].eligibility.form.send });

export async function choose(page: Page, name: FieldName, choice: string, language: Language = 'en'): Promise<void> {
  await listField(page, name, language).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const nameIn = (language: Language, entry: LookupEntry | undefined): string =>
  (language === 'ar' ? entry?.nameArabic : entry?.name) ?? '';

/** The first choice of each list, as the language names it. */
export const firstChoices = (language: Language) => ({
  eidReasonId: nameIn(language, eidReasons[0]),
  serviceCategoryId: nameIn(language, serviceCategories[0]),
  consultationCategoryId: nameIn(language, consultationCategories[1]),
});

function payerNameOf(payerId: number, language: Language): string {
  const payer = demoPayers.find((candidate) => candidate.payerId === payerId);
  return (language === 'ar' ? payer?.payerNameArabic : payer?.payerName) ?? '';
}

/** Fills what a request needs: payer, Emirates ID, reason and service. The service date is today already. */
export async function fillRequest(page: Page, member: DemoMember, language: Language = 'en'): Promise<void> {
  const choices = firstChoices(language);
  await choose(page, 'payerId', payerNameOf(member.payerId, language), language);
  await textField(page, 'emiratesId', language).fill(member.emiratesId);
  await choose(page, 'eidReasonId', choices.eidReasonId, language);
  await choose(page, 'serviceCategoryId', choices.serviceCategoryId, language);
}

/** Chooses, without a mouse, the first reason why no card was read. */
export async function giveReason(page: Page, hand: Pick<Hand, 'press' | 'until'>, language: Language = 'en') {
  await hand.until(listField(page, 'eidReasonId', language));
  await hand.press('Enter');
  await hand.until(page.getByRole('option').first());
  await hand.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

export const detailAddress = /\/eligibility\/[0-9A-HJKMNP-TV-Z]{26}$/;

/** Waits until the detail tells, also to those who cannot see it, that the request has this status. */
export async function untilStatus(page: Page, status: string, language: Language = 'en'): Promise<void> {
  const said = texts[language].eligibility.detail.announce.replace('{{status}}', status);
  await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' });
}
