import { readSession } from '../../base/sessionState.ts';
import type { RegistrationValues } from './registrationValues.ts';

const key = 'registration:draft';

type Draft = Omit<
  RegistrationValues,
  'password' | 'confirmPassword' | 'emiratesId' | 'regulatorPassword' | 'controlMedicationPassword'
>;

/** Keeps what was typed for a reload or a crash of the browser, except passwords and the Emirates ID. */
export function keepDraft(values: RegistrationValues): void {
  const { password: _, confirmPassword: __, emiratesId: ___, ...rest } = values;
  const { regulatorPassword: ____, controlMedicationPassword: _____, ...draft } = rest;
  sessionStorage.setItem(key, JSON.stringify(draft satisfies Draft));
}

export const readDraft = (): Draft | null => readSession<Draft>(key);

export const dropDraft = (): void => sessionStorage.removeItem(key);
