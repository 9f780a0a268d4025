import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  payerTakesNoAuthorizations: {
    http: 200,
    status: -1,
    message: 'This payer does not take requests for approval from your facility.',
  },
  heldByRules: {
    http: 200,
    status: -1,
    message: "The payer's rules hold this request. Please add what is missing, or take out what must not be asked for.",
  },
  warningNeedsReason: {
    http: 200,
    status: -1,
    message: "The payer's rules warn about this request. Please say why it is sent all the same.",
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  codeNotValid: {
    code: 'notValid',
    message: '{{code}} is not a valid code on {{day}}.',
  },
  filesNeedLine: {
    code: 'filesNeedLine',
    message: 'Files go to the payer with an activity. Add an activity, or leave the files out.',
  },
  filesNotForRegulator: {
    code: 'filesNotForRegulator',
    message: "The regulator's post office takes PDF and JPEG files of 5 MB each and 10 MB together.",
  },
  replyTooLong: {
    code: 'replyTooLong',
    message: 'All answers together have at most {{most}} characters for this payer. Shorten them.',
  },
  patientNotSeen: {
    code: 'patientNotSeen',
    message: 'Your facility has not checked this patient yet. Check eligibility first.',
  },
  notThisPatient: {
    code: 'notThisPatient',
    message: 'The earlier record is about another patient or another payer.',
  },
  earlierNotPossible: {
    code: 'notInThisStatus',
    message: 'This cannot be asked about the earlier request in its present state.',
  },
  earlierIsOld: {
    code: 'isOld',
    message: 'A newer request follows this one already. Please open the newest.',
  },
  tooManyFavourites: {
    code: 'tooMany',
    message: 'There can be at most {{most}} favourites.',
  },
} as const satisfies Refusals;
