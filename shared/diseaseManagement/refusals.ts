import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  enrolledAlready: {
    http: 409,
    status: -1,
    message: 'This member is enrolled in the programme already, perhaps at another facility.',
  },
  hasLeftProgramme: {
    http: 409,
    status: -1,
    message: 'The member has left this programme.',
  },
  noDiseaseManagement: {
    http: 403,
    status: -1,
    message: 'Your facility does not take part in disease management.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  criteriaNotMet: {
    code: 'criteriaNotMet',
    message: 'Confirm every criterion: a member who does not meet all of them is not enrolled.',
  },
  valueMissing: { code: 'required', message: 'Enter the result.' },
  valueOutside: {
    code: 'outOfRange',
    message: 'Enter a result from {{least}} to {{most}}.',
  },
  doneTooEarly: {
    code: 'outOfRange',
    message: 'This was due again before the member was enrolled. Enter {{from}} or a later day.',
  },
  contactBeforeConsent: {
    code: 'outOfRange',
    message: 'The member consented on {{from}}. Enter that day or a later one.',
  },
  leftBeforeEnrolled: {
    code: 'outOfRange',
    message: 'The member was enrolled on {{from}}. Enter that day or a later one.',
  },
} as const satisfies Refusals;
