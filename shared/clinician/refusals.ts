import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  noClinicianRegister: {
    http: 409,
    status: -1,
    message: 'The portal cannot ask the regulator of this facility for clinicians.',
  },
  clinicianBlacklisted: {
    http: 409,
    status: -1,
    message: 'A blacklist names this clinician. Nothing was stored.',
  },
  clinicianHasLeft: {
    http: 409,
    status: -1,
    message: 'This clinician has left the facility already.',
  },
  checkNoProof: {
    http: 409,
    status: -1,
    message: 'This answer of the regulator does not prove it, or no longer. Please ask the regulator again.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  differenceNoteMissing: { code: 'required', message: 'Enter why this is the same clinician.' },
  verifiedUntilOutside: {
    code: 'outOfRange',
    message: 'Choose a day from today until {{until}}.',
  },
  effectOutside: {
    code: 'outOfRange',
    message: 'Choose a day from {{from}} until {{until}}.',
  },
  worksHere: { code: 'worksHere', message: 'This clinician works at the facility already.' },
  licenseNotValid: {
    code: 'licenseNotValid',
    message: "The regulator's list says that the licence is not valid on this day.",
  },
  samePlace: {
    code: 'samePlace',
    message: 'The clinician works at this facility. Choose another one.',
  },
  endBeforeWork: {
    code: 'endBeforeWork',
    message: 'The clinician works here from {{from}}. Choose a later day.',
  },
  blacklistReasonMissing: { code: 'required', message: 'Enter the reason.' },
} as const satisfies Refusals;
