import { notSignedIn, verificationFailed } from './firstFailures.ts';
import type { Failures } from './messageRows.ts';

/** The failures that are no module's, and those of texts that are no module's folder in `shared`. */
export const generalFailures = {
  // Refusals: the request itself cannot be served.
  invalidInput: { http: 400, status: -1, message: 'Some values are not valid.' },
  malformedJson: { http: 400, status: -1, message: 'The request body is not valid JSON.' },
  malformedForm: { http: 400, status: -1, message: 'The file did not arrive whole. Please send it again.' },
  notSignedIn,
  notAllowed: { http: 403, status: -1, message: 'You do not have access to this function.' },
  xsrfMismatch: { http: 403, status: -1, message: 'This page is out of date. Please reload it and try again.' },
  notFound: { http: 404, status: -1, message: 'The record does not exist.' },
  changedMeanwhile: { http: 409, status: -1, message: 'The record was changed meanwhile. Please look at it again.' },
  switchedOff: {
    http: 409,
    status: -1,
    message: 'This is switched off at the moment. What was sent before goes on. Please try again another day.',
  },
  ownChange: { http: 409, status: -1, message: 'Somebody else has to decide about your own change.' },
  secondPersonNeeded: { http: 409, status: -1, message: 'A second person has to approve this change first.' },
  tooLate: { http: 409, status: -1, message: 'The time for this has passed.' },
  alreadySettled: { http: 409, status: -1, message: 'This request has been settled meanwhile.' },
  requestCancelled: {
    http: 409,
    status: -1,
    message: 'The facility has cancelled this request. It stays cancelled, and nothing was sent.',
  },
  patientNotCovered: {
    http: 409,
    status: -1,
    message: 'This answer does not prove a cover of the patient within the last 60 days. Please ask the payer again.',
  },
  idempotencyKeyReused: { http: 409, status: -1, message: 'This Idempotency-Key was used for a different request.' },
  bodyTooLarge: { http: 413, status: -1, message: 'The request is too large.' },
  unsupportedMediaType: { http: 415, status: -1, message: 'The content type is not supported.' },
  tooManyRequests: { http: 429, status: -1, message: 'Too many requests. Please try again later.' },
  serverError: {
    http: 500,
    status: -1,
    message: 'There was an issue with your request. Please try again. If the issue continues please contact support.',
  },
  unavailable: {
    http: 503,
    status: -1,
    message: 'The portal cannot answer at the moment. Please try again in a few seconds.',
  },
  // Business outcomes of sign-in.
  wrongCredentials: { http: 200, status: -1, message: 'The user name or the password is not correct.' },
  signInPaused: { http: 200, status: -2, message: 'Too many failed attempts. Please try again later.' },
  userLocked: { http: 200, status: -3, message: 'This account is locked. Please contact your facility administrator.' },
  userUnused: {
    http: 200,
    status: -3,
    message:
      'This account is locked: nobody has used it for {{days}} days. Please contact your facility administrator.',
  },
  temporaryPasswordExpired: {
    http: 200,
    status: -5,
    message: 'This temporary password was used or is too old. Please ask your administrator for a new one.',
  },
  accountWaitsForFacility: {
    http: 200,
    status: -6,
    message: 'Your account is not open yet: it waits for the administrator of your facility.',
  },
  accountWaitsForPortal: {
    http: 200,
    status: -6,
    message: 'Your account is not open yet: it waits for the administrators of the portal.',
  },
  accountRemoved: {
    http: 200,
    status: -8,
    message: 'This account was removed. Please contact your facility administrator.',
  },
  accountRefused: { http: 200, status: -7, message: 'Your account was refused: {{reason}}' },
  verificationFailed,
  verificationNeeded: {
    http: 403,
    status: -4,
    message: 'Please confirm that you are human, then try again.',
  },
  verificationTooEasy: {
    http: 200,
    status: -4,
    message: 'After failed sign-ins the human verification takes longer. Please verify again.',
  },
  signInStepPending: { http: 403, status: -1, message: 'Please finish signing in first.' },
  // Second factors.
  secondFactorNeeded: {
    http: 403,
    status: -1,
    module: 'factorProof',
    message: 'Please confirm this with your second factor.',
  },
  factorRefused: {
    http: 200,
    status: -1,
    module: 'factorProof',
    message: 'This was not accepted. Please try again with a new code, or with your passkey.',
  },
  factorChallengeOver: {
    http: 200,
    status: -1,
    module: 'factorProof',
    message: 'This took too long, or was done already. Please begin again.',
  },
  factorProofRefused: {
    http: 403,
    status: -1,
    module: 'factorProof',
    message: 'Your confirmation does not count for this, was used already, or is too old. Please confirm again.',
  },
  // Business outcomes of registration and passwords.
  userNameExists: { http: 200, status: -1, message: 'Username already registered' },
  facilityNotFound: { http: 200, status: 0, message: 'Provider not found in the product, Please contact to support.' },
  regulatorCredentialsWrong: {
    http: 200,
    status: -1,
    message: 'Regulator username or password invalid. Please ensure these are correct values',
  },
  regulatorUnavailable: {
    http: 200,
    status: -2,
    message: 'The regulator cannot be reached at the moment. Please try again.',
  },
  clinicianLicenseMismatch: {
    http: 200,
    status: -5,
    message: 'A clinician with another licence was found. Is this your license?',
  },
  emiratesIdNotMatching: { http: 200, status: -1, message: "EmiratesId not matching with user's data" },
  emiratesIdNotVerified: { http: 200, status: -1, message: 'EmiratesId not verified' },
  cardNameDiffers: { http: 200, status: -1, message: 'The name on the card is not the name that was entered.' },
  cardExpired: { http: 200, status: -1, message: 'This Emirates ID card has expired.' },
  emiratesIdProven: {
    http: 200,
    status: -1,
    message: 'Your Emirates ID was read from your card. Read the card again to change it.',
  },
  emiratesIdOnRecord: {
    http: 200,
    status: -1,
    message: 'An Emirates ID is entered once. Your card or an administrator changes it.',
  },
  licenseWaits: {
    http: 200,
    status: -1,
    message: 'A licence that you named before waits for a decision. Please wait for it.',
  },
  licenseHeld: { http: 200, status: -1, message: 'Another account holds this professional licence.' },
  providerTypeNotOfFacility: {
    http: 200,
    status: -1,
    message: 'This type does not fit the facility of this licence.',
  },
  cardReadRefused: {
    http: 200,
    status: -1,
    message: 'The card reading is not valid or too old. Please read the card again.',
  },
  weakPassword: { http: 200, status: -1, message: 'Password not strong enough.' },
  commonPassword: { http: 200, status: -1, message: 'This password is too common. Please choose another one.' },
  samePassword: { http: 200, status: -1, message: 'Please choose a password that you do not use yet.' },
  wrongPassword: { http: 200, status: -1, message: 'The current password is not correct.' },
  emailCodeWrong: { http: 200, status: -1, module: 'signin', message: 'This code is not correct.' },
  emailCodeOver: {
    http: 200,
    status: -1,
    module: 'signin',
    message: 'This code is not valid any more. Please ask for a new one.',
  },
  resetCodeInvalid: { http: 200, status: -1, message: 'This link is not valid any more. Please ask for a new one.' },
  tooManyFilters: {
    http: 200,
    status: -1,
    module: 'ui',
    message: 'No more filters can be saved for this table. Please delete one first.',
  },
  // Background jobs.
  fileNotAccepted: { http: 400, status: -1, message: 'A file of this type or size is not accepted.' },
  importHasWrong: {
    http: 409,
    status: -1,
    message: 'Some rows are wrong. Please correct them, or take in the good rows only.',
  },
  uploadMissing: { http: 200, status: -1, message: 'The file has not arrived. Please choose it again.' },
  // Lists of payers in versions: formularies and price lists.
  listScheduled: {
    http: 409,
    status: -1,
    module: 'versionedList',
    message: 'Another version is to take over after this one would. Please take that one back first.',
  },
  listOutdated: {
    http: 409,
    status: -1,
    module: 'versionedList',
    message: 'This version was compared with one that it does not follow any more. Please compare it again.',
  },
  regulatorDetailsMissing: {
    http: 200,
    status: -1,
    message: "Your facility has no credentials of its regulator's system. Please ask its administrator to enter them.",
  },
  clinicianNotFound: { http: 200, status: -1, message: 'This facility has no active clinician with this licence.' },
  notInThisStatus: {
    http: 200,
    status: -1,
    message: 'This cannot be done with the request in its present status.',
  },
  nothingChanged: { http: 200, status: -1, message: 'Nothing was changed.' },
} as const satisfies Failures;
