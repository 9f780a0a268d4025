import { sentence } from '../../../shared/_field/sentence.ts';
import { registrationForm, registrationProblems } from '../../../shared/account/registrationForm.ts';
import { contractResolver } from '../../parts/form/contractResolver.ts';
import { bodyOf, isControlMedicationEAuth, type RegistrationValues } from './registrationValues.ts';

/** What the server has said about user names, lower case. */
export interface RegistrationContext {
  usedNames: ReadonlySet<string>;
}

const noLists = { regulators: [], providerTypes: [] };

function relatedProblems(values: RegistrationValues) {
  const related = { ...values, isControlMedicationEAuth: isControlMedicationEAuth(values) };
  return registrationProblems(related).map(({ path, message }) => ({
    field: path,
    code: path === 'confirmPassword' ? 'mismatchedPasswords' : 'custom',
    message,
  }));
}

const nameExists = {
  field: 'email',
  code: 'usernameExists',
  message: sentence('userNameExists', 'Username already registered'),
};

/**
 * Checks by the contract's schema. It reports rules between fields only once every single field is right, so those are asked
 * for here as well; a user name that exists is the server's word (validation key usernameExists, REQ-REG-09).
 */
export const registrationResolver = contractResolver<RegistrationValues, RegistrationContext>(registrationForm, {
  bodyOf: (values) => bodyOf(values, noLists),
  check: (found, values, context) => {
    const isUsed = context?.usedNames.has(values.email.trim().toLowerCase());
    return [...found, ...relatedProblems(values), ...(isUsed ? [nameExists] : [])];
  },
});
