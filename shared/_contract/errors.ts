import { type ErrorEntry, notSignedIn, verificationFailed } from './sharedErrors.ts';
import { keyIn } from './textKey.ts';

/**
 * Every failure the API can answer: its HTTP status, its business status in the envelope and its English message. The web app
 * finds its text by the code, among the texts of the module that the row names. HTTP 200 with a negative status is a business outcome; the rest are refusals.
 */
const entries = {
  // Refusals: the request itself cannot be served.
  invalidInput: { http: 400, status: -1, message: 'Some values are not valid.' },
  malformedJson: { http: 400, status: -1, message: 'The request body is not valid JSON.' },
  malformedForm: { http: 400, status: -1, message: 'The file did not arrive whole. Please send it again.' },
  notSignedIn,
  notAllowed: { http: 403, status: -1, message: 'You do not have access to this function.' },
  xsrfMismatch: { http: 403, status: -1, message: 'This page is out of date. Please reload it and try again.' },
  notFound: { http: 404, status: -1, message: 'The record does not exist.' },
  changedMeanwhile: { http: 409, status: -1, message: 'The record was changed meanwhile. Please look at it again.' },
  takenByAnother: { http: 409, status: -1, module: 'worklist', message: 'Somebody else has taken this request.' },
  answerRead: {
    http: 409,
    status: -1,
    module: 'worklist',
    message: 'The facility has this answer already: it cannot be taken back.',
  },
  switchedOff: {
    http: 409,
    status: -1,
    message: 'This is switched off at the moment. What was sent before goes on. Please try again another day.',
  },
  tooManyQuestions: {
    http: 409,
    status: -1,
    module: 'worklist',
    message: 'The facility was asked as often as it may be about one request. Please decide by what it answered.',
  },
  notInHand: { http: 409, status: -1, module: 'worklist', message: 'Take the request before you answer it.' },
  motherNotCovered: {
    http: 409,
    status: -1,
    module: 'newborn',
    message: "The payer has not confirmed the mother's cover. Please ask for it first.",
  },
  motherNotSeen: {
    http: 409,
    status: -1,
    module: 'newborn',
    message: 'The answer about the mother is too old for a birth that can be registered. Please ask her payer again.',
  },
  notAMother: {
    http: 409,
    status: -1,
    module: 'newborn',
    message: "The answer is about somebody who cannot be the mother. Please choose the mother's answer.",
  },
  numberNotOpen: {
    http: 409,
    status: -1,
    module: 'newborn',
    message: 'This temporary number was linked or cancelled already.',
  },
  circularNotOpened: {
    http: 409,
    status: -1,
    module: 'circular',
    message: 'Please open the circular and read it first.',
  },
  circularPublished: {
    http: 409,
    status: -1,
    module: 'circular',
    message: 'What was published is not changed any more. Please write a new circular that supersedes it.',
  },
  circularNotInForce: {
    http: 409,
    status: -1,
    module: 'circular',
    message: 'This circular is not in force any more, or not yet.',
  },
  audienceChanged: {
    http: 409,
    status: -1,
    module: 'circular',
    message: 'The audience has changed: it has {{places}} facilities or payers now. Please look at it again.',
  },
  tooManyIncidents: {
    http: 409,
    status: -1,
    module: 'systemStatus',
    message: 'So many incidents are open already that nobody reads another one. Please end one first.',
  },
  entryIsUsed: {
    http: 409,
    status: -1,
    module: 'lookupList',
    message: 'Records use this entry. Set its last day instead: nobody can choose it then, and old records keep it.',
  },
  noClinicianRegister: {
    http: 409,
    status: -1,
    module: 'clinician',
    message: 'The portal cannot ask the regulator of this facility for clinicians.',
  },
  enrolledAlready: {
    http: 409,
    status: -1,
    module: 'diseaseManagement',
    message: 'This member is enrolled in the programme already, perhaps at another facility.',
  },
  hasLeftProgramme: {
    http: 409,
    status: -1,
    module: 'diseaseManagement',
    message: 'The member has left this programme.',
  },
  noDiseaseManagement: {
    http: 403,
    status: -1,
    module: 'diseaseManagement',
    message: 'Your facility does not take part in disease management.',
  },
  patientNotCovered: {
    http: 409,
    status: -1,
    module: 'diseaseManagement',
    message: 'This answer does not prove a cover of the patient within the last 60 days. Please ask the payer again.',
  },
  clinicianBlacklisted: {
    http: 409,
    status: -1,
    module: 'clinician',
    message: 'A blacklist names this clinician. Nothing was stored.',
  },
  clinicianHasLeft: {
    http: 409,
    status: -1,
    module: 'clinician',
    message: 'This clinician has left the facility already.',
  },
  checkNoProof: {
    http: 409,
    status: -1,
    module: 'clinician',
    message: 'This answer of the regulator does not prove it, or no longer. Please ask the regulator again.',
  },
  needsLook: {
    http: 409,
    status: -1,
    module: 'authorizationDesk',
    message: 'A reviewer has to look at this request by itself.',
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
  rolesMustNotMeet: {
    http: 409,
    status: -1,
    module: 'user',
    message: 'One person must not hold both {{role}} and {{other}}.',
  },
  undoOver: {
    http: 409,
    status: -1,
    module: 'user',
    message: 'The removal can no longer be undone here. Please ask an administrator of the portal.',
  },
  idempotencyKeyReused: { http: 409, status: -1, message: 'This Idempotency-Key was used for a different request.' },
  bodyTooLarge: { http: 413, status: -1, message: 'The request is too large.' },
  unsupportedMediaType: { http: 415, status: -1, message: 'The content type is not supported.' },
  searchPaused: {
    http: 429,
    status: -1,
    module: 'member',
    message:
      'Several searches in a row found nobody, or asked for one number after the other. Please read the card of the patient, or try again later.',
  },
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
  lastFactorNeeded: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message: 'Your role needs a second factor. Add another one before you remove this one.',
  },
  tooManyFactors: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message: 'No more can be added. Please remove one first.',
  },
  passkeysNotTaken: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message: 'Passkeys cannot be used at this address. Please add an authenticator app.',
  },
  passkeyRefused: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message: 'This passkey could not be added. Please try again.',
  },
  passkeyKnown: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message: 'Your account has this passkey already.',
  },
  appCodeRefused: {
    http: 200,
    status: -1,
    module: 'secondFactor',
    message:
      'This is not the code that your app should show now. Please check the time of your device, and type the next code.',
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
  provenByCard: {
    http: 200,
    status: -1,
    module: 'manage',
    message: 'Your name was read from your Emirates ID card. Read the card again to change it.',
  },
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
  nameOfColleague: {
    http: 200,
    status: -1,
    module: 'manage',
    message: 'A colleague has this name. Your card or an administrator can change your name.',
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
  regulatorDetailsExist: {
    http: 200,
    status: -1,
    module: 'manage',
    message: 'This facility already has regulatory details. Please change them.',
  },
  tooManyFilters: {
    http: 200,
    status: -1,
    module: 'ui',
    message: 'No more filters can be saved for this table. Please delete one first.',
  },
  // Facilities and their portal licences.
  facilityNotActive: {
    http: 200,
    status: -1,
    module: 'facility',
    message: 'This facility is not active in the portal. Please contact its administrator.',
  },
  noFreeSeat: {
    http: 200,
    status: -1,
    module: 'facility',
    message: 'All portal licences of this facility are in use. Please ask its administrator.',
  },
  facilityTaken: {
    http: 200,
    status: -1,
    module: 'facility',
    message: 'Another facility has this licence or this provider code.',
  },
  seatsChanged: {
    http: 200,
    status: -1,
    module: 'facility',
    message:
      'The facility was given other licences since this was asked for. Please refuse it, and have it asked for again.',
  },
  // Background jobs.
  fileNotAccepted: { http: 400, status: -1, message: 'A file of this type or size is not accepted.' },
  importHasWrong: {
    http: 409,
    status: -1,
    message: 'Some rows are wrong. Please correct them, or take in the good rows only.',
  },
  uploadMissing: { http: 200, status: -1, message: 'The file has not arrived. Please choose it again.' },
  fileNotAsNamed: {
    http: 200,
    status: -1,
    module: 'attachment',
    message:
      'The content of this file is not what its name says. Please save it in its own format and choose it again.',
  },
  fileHasScript: {
    http: 200,
    status: -1,
    module: 'attachment',
    message: 'This PDF brings a script or a file of its own. Please print it as a new PDF and choose that one.',
  },
  fileActs: {
    http: 200,
    status: -1,
    module: 'attachment',
    message:
      'This document brings a macro, a file of its own or something that it fetches from elsewhere. Please save it as a PDF and choose that one.',
  },
  fileUnclear: {
    http: 200,
    status: -1,
    module: 'attachment',
    message:
      'This file is protected or damaged: nobody can see what it brings. Please print it as a new PDF and choose that one.',
  },
  fileHarmful: {
    http: 200,
    status: -1,
    module: 'attachment',
    message: 'The virus scanner found this file harmful. It was not kept. Please check the device that it comes from.',
  },
  tooManyAttachments: {
    http: 200,
    status: -1,
    module: 'attachment',
    message: 'This record has as many documents as it can keep.',
  },
  jobAlreadyRunning: {
    http: 409,
    status: -1,
    module: 'job',
    message: 'Another file is being processed. Please wait until it is done, or cancel it.',
  },
  jobNotTriedAgain: {
    http: 409,
    status: -1,
    module: 'job',
    message: 'This cannot be tried again from here. The person who started it can start it again.',
  },
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
  proposalOutdated: {
    http: 409,
    status: -1,
    module: 'priceList',
    message: 'The price list has changed since these prices were compared with it. Please compare them again.',
  },
  // Member registers.
  memberExists: {
    http: 409,
    status: -1,
    module: 'member',
    message: 'A member with this card number already exists. You can correct it in the register.',
  },
  // Business outcomes of eligibility.
  payerNotAvailable: {
    http: 200,
    status: -1,
    module: 'eligibility',
    message: 'This payer does not take eligibility requests.',
  },
  payerTakesNoAuthorizations: {
    http: 200,
    status: -1,
    module: 'authorization',
    message: 'This payer does not take requests for approval from your facility.',
  },
  heldByRules: {
    http: 200,
    status: -1,
    module: 'authorization',
    message: "The payer's rules hold this request. Please add what is missing, or take out what must not be asked for.",
  },
  warningNeedsReason: {
    http: 200,
    status: -1,
    module: 'authorization',
    message: "The payer's rules warn about this request. Please say why it is sent all the same.",
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
  empanelmentOpen: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message: 'Your facility has an unfinished request already. Please go on with that one.',
  },
  notInThisContract: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message: "Your facility's contract does not allow this request.",
  },
  surveyNotDraft: {
    http: 409,
    status: -1,
    module: 'survey',
    message: 'What was sent or published is not changed any more. Please begin a new version.',
  },
  surveyDraftOpen: {
    http: 409,
    status: -1,
    module: 'survey',
    message: 'There is a draft of the next version already. Please go on with that one.',
  },
  surveyReplaced: {
    http: 409,
    status: -1,
    module: 'survey',
    message:
      'The insurer has published a newer version. Please answer that one: it has your answers to the same questions.',
  },
  surveyAnswered: {
    http: 409,
    status: -1,
    module: 'survey',
    message: 'The answers to this version were submitted and are not changed any more.',
  },
  documentEnded: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message: 'A document has expired during the review. Return the request, so that the provider renews it.',
  },
  profileChanged: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message:
      'The profile has changed since this was submitted. Return the request, so that the provider looks at it again.',
  },
  contractChanged: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message:
      'The contract has changed since this was submitted. Return the request, so that the provider looks at it again.',
  },
  ibanRefused: {
    http: 200,
    status: -1,
    module: 'empanelment',
    message: 'This account cannot be used. Compare the IBAN, or ask the insurer.',
  },
  nothingChanged: { http: 200, status: -1, message: 'Nothing was changed.' },
  tooManyCorrections: {
    http: 200,
    status: -1,
    module: 'eligibility',
    message: 'This request cannot be corrected any more. Please cancel it and send a new one.',
  },
  cardOfOnePayer: {
    http: 200,
    status: -1,
    module: 'eligibility',
    message: 'A card number is known to its own payer only. Please send a new request with the Emirates ID.',
  },
  facilityRequired: {
    http: 200,
    status: -1,
    module: 'eligibility',
    message: 'Only a user with a facility can send an eligibility request.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof entries;
export const errorTable: Readonly<Record<ErrorCode, ErrorEntry>> = entries;

/** The key of a failure's text: `member:memberExists`, or the code alone for a general text. */
export const textKeyOf = (code: ErrorCode): string => keyIn(errorTable[code].module, code);
