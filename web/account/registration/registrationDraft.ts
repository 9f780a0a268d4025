import { sessionDraft } from '../../parts/form/formDraft.ts';
import type { RegistrationValues } from './registrationValues.ts';

/** What was typed for a reload or a crash of the browser, except passwords and the Emirates ID. */
export const registrationDraft = () =>
  sessionDraft<RegistrationValues>('registration:draft', [
    'password',
    'confirmPassword',
    'emiratesId',
    'regulatorPassword',
    'controlMedicationPassword',
  ]);
