import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  noHomeCare: {
    http: 403,
    status: -1,
    message: 'Your facility is not licensed for home care.',
  },
  inHomeCareAlready: {
    http: 409,
    status: -1,
    message: 'This member has an episode of home care already, perhaps at another facility.',
  },
  deviceLentAlready: {
    http: 409,
    status: -1,
    message: 'This device is with a patient already. Enter its return first.',
  },
  tooMuchEquipment: {
    http: 409,
    status: -1,
    message: 'This episode has its most lines of equipment.',
  },
  returnedAlready: {
    http: 409,
    status: -1,
    message: 'This was returned already.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  diagnosisUnknown: {
    code: 'codeNotValid',
    message: '{{code}} is no code of the classification. Please choose another one.',
  },
  dayTooEarly: {
    code: 'outOfRange',
    message: 'Enter {{from}} or a later day.',
  },
  dayAfterApproval: {
    code: 'outOfRange',
    message: 'The insurer has approved the care until {{until}}. Enter that day or an earlier one.',
  },
  deviceMissing: {
    code: 'required',
    message: 'Enter the identifier of the device: it has a SIM.',
  },
} as const satisfies Refusals;
