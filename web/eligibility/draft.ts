import { readSession } from '../base/sessionState.ts';
import type { FormValues } from './formValues.ts';

type Draft = Omit<FormValues, 'emiratesId' | 'cardNumber' | 'cardReadId'>;

/** A draft belongs to one user: whoever signs in next at the same desk starts with an empty form. */
const keyOf = (userId: string): string => `eligibility:draft:${userId}`;

/** Keeps what was typed, except the identifiers of the patient. */
export function keepDraft(
  userId: string,
  { emiratesId: _, cardNumber: __, cardReadId: ___, ...draft }: FormValues,
): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft satisfies Draft));
}

export const readDraft = (userId: string): Draft | null => readSession<Draft>(keyOf(userId));

export const dropDraft = (userId: string): void => sessionStorage.removeItem(keyOf(userId));
