/**
 * The validation keys, exactly as the specification lists them (section 8, REQ-VALID-25). A schema names its rule by one of
 * them in `params.key`; the server answers it as the error's code.
 */
export const validationKeys = [
  'invalidEmail',
  'invalidEmiratesId',
  'invalidMobileNumber',
  'invalidPassword',
  'numberIsNegative',
  'mismatchedPasswords',
  'insuranceRequired',
  'emiratesIdRequired',
  'ruleAnswerValidator',
  'usernameExists',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

/** What a schema's `refine` says about a broken rule: the message for the reader, the key for programs. */
export const keyedMessage = (key: ValidationKey, message: string) => ({ message, params: { key } });
