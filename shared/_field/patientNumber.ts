import { isCardNumber } from './cardNumber.ts';
import { emiratesIdDigits, isEmiratesId } from './emiratesId.ts';

/** What one box takes for a patient: an Emirates ID, the number of an insurance card, or neither. */
export type PatientNumber =
  | { readonly by: 'emiratesId'; readonly emiratesId: string }
  | { readonly by: 'cardNumber'; readonly cardNumber: string }
  | { readonly by: 'nothing'; readonly isEmiratesId: boolean };

/** Tells an Emirates ID from a card number, in Latin digits. A wrong Emirates ID is never taken for a card number. */
export function patientNumberIn(text: string): PatientNumber {
  const typed = text.trim();
  if (isEmiratesId(typed)) return { by: 'emiratesId', emiratesId: emiratesIdDigits(typed) };
  const looksLikeEmiratesId = /^784\d{12}$/.test(emiratesIdDigits(typed));
  if (!looksLikeEmiratesId && typed.length <= 30 && isCardNumber(typed)) return { by: 'cardNumber', cardNumber: typed };
  return { by: 'nothing', isEmiratesId: looksLikeEmiratesId };
}
