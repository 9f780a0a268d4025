import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import {
  type RegistrationForm,
  registrationForm,
  registrationProblems,
} from '../../../shared/account/registrationForm.ts';
import { bodyOf, type FieldName, isControlMedicationEAuth, type RegistrationValues } from './registrationValues.ts';

/** What the server has said about user names, lower case. */
export interface RegistrationContext {
  takenNames: ReadonlySet<string>;
}

const contractResolver = zodResolver(registrationForm);
const noLists = { regulators: [], providerTypes: [] };

/**
 * Validates by the contract's schema. It reports rules between fields only once every single field is right, so those are asked
 * for here as well; a user name that is taken is the server's word (validation key usernameExists, REQ-REG-09).
 */
export const registrationResolver: Resolver<RegistrationValues, RegistrationContext> = async (
  values,
  context,
  options,
) => {
  const contractOptions = options as unknown as ResolverOptions<RegistrationForm>;
  const checked = await contractResolver(bodyOf(values, noLists) as RegistrationForm, context, contractOptions);
  const errors = { ...checked.errors } as FieldErrors<RegistrationValues>;
  const add = (name: FieldName, type: string, message: string) => {
    if (!errors[name]) errors[name] = { type, message, ref: options.fields[name]?.ref };
  };
  const related = { ...values, isControlMedicationEAuth: isControlMedicationEAuth(values) };
  for (const { path, message } of registrationProblems(related)) {
    const isMismatch = path === 'confirmPassword';
    add(path as FieldName, isMismatch ? 'mismatchedPasswords' : 'custom', message);
  }
  if (context?.takenNames.has(values.email.trim().toLowerCase())) {
    add('email', 'usernameExists', 'Username already registered');
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
