import { filledText, type TextValues } from '../_field/sentence.ts';
import type { ApiError } from './envelope.ts';
import { keyIn } from './textKey.ts';

interface Refusal {
  /** What the answer carries; several rules may share one. */
  readonly code: string;
  /** English; what fills its places stands in double braces. */
  readonly message: string;
  /** Whose texts say it; without a module it is a general text. */
  readonly module?: string;
}

/** Every rule of the server that a schema cannot say: an operation refuses a field by the name of the rule (HTTP 400). */
export const refusals = {
  notACursor: { code: 'notACursor', message: 'Start the list again.' },
  unknownChoice: { code: 'unknownChoice', message: 'Choose one of the list.' },
  unknownFacility: { code: 'unknownFacility', message: 'No facility has this licence.' },
  facilityLicenseMissing: { code: 'required', message: 'Enter the licence of the facility.' },
  payerMissing: { code: 'required', message: 'Choose the payer.' },
  jobPayerMissing: { code: 'payerRequired', module: 'job', message: 'Please choose the payer.' },
  reasonMissing: { code: 'required', module: 'eligibility', message: 'Choose why the Emirates ID card was not read.' },
  lookReasonMissing: {
    code: 'required',
    module: 'member',
    message: 'Choose why you search: too many searches had no reason.',
  },
  regulatorUsernameMissing: { code: 'custom', message: 'Regulator Username is required.' },
  facilityNotAllowed: {
    code: 'notAllowed',
    module: 'eligibility',
    message: 'Only an administrator or a payer chooses a facility.',
  },
  otherPayerNotAllowed: { code: 'notAllowed', module: 'eligibility', message: 'A payer reads its own requests.' },
  notForPayers: {
    code: 'notForPayers',
    module: 'eligibility',
    message: 'A payer cannot search by the person who sent a request.',
  },
  lateForPayers: {
    code: 'notAllowed',
    module: 'eligibility',
    message: 'Only a payer or an administrator searches for what a payer should have answered.',
  },
  invalidEmiratesId: { code: 'invalidEmiratesId', message: 'Enter a valid Emirates ID.' },
  ownEmiratesIdInvalid: { code: 'invalidEmiratesId', message: 'Valid Emirates ID Required' },
  tooShort: { code: 'tooShort', module: 'member', message: 'Enter at least two letters.' },
  bornInFuture: { code: 'inFuture', module: 'member', message: 'The date of birth is in the future.' },
  beforeFrom: { code: 'beforeFrom', message: 'The end date is before the start date.' },
  nameInList: { code: 'nameExists', module: 'lookupList', message: 'The list has this name already.' },
  codeInList: { code: 'codeExists', module: 'lookupList', message: 'The list has this code already.' },
  listIsFull: { code: 'tooMany', module: 'lookupList', message: 'A list holds at most {{most}} entries.' },
  summaryTooLong: { code: 'tooLong', module: 'eligibility', message: 'A summary counts at most {{days}} days.' },
  recordKindMissing: {
    code: 'required',
    module: 'auditTrail',
    message: 'Enter the kind of record, as entries show it.',
  },
  patientOrRecord: { code: 'oneOnly', module: 'auditTrail', message: 'Enter a patient or a record, not both.' },
  auditPeriodTooLong: {
    code: 'tooLong',
    module: 'auditTrail',
    message: 'Without a person, a facility or a record, at most {{days}} days are shown.',
  },
  noClaimForm: {
    code: 'noClaimForm',
    module: 'eligibility',
    message: 'The claim form is for patients whom NAS has found eligible.',
  },
  notOnServiceDate: { code: 'notOnServiceDate', module: 'worklist', message: 'No cover is valid on the service date.' },
  endsInPast: { code: 'endsInPast', module: 'user', message: 'The end is in the past.' },
  timePassed: { code: 'inPast', module: 'worklist', message: 'This time has passed.' },
  timeTooFar: { code: 'tooLate', module: 'worklist', message: 'Choose a time within {{days}} days.' },
  endsTooLate: { code: 'endsTooLate', module: 'user', message: 'A temporary right ends within a year.' },
  usersMissing: { code: 'required', module: 'facility', message: 'Choose the number of users.' },
  facilityMissing: { code: 'required', module: 'user', message: 'Choose at least one facility.' },
  pausedForPortal: {
    code: 'notAllowed',
    module: 'user',
    message: 'Only administrators of the portal search for paused sign-ins.',
  },
  nameProven: {
    code: 'nameProven',
    module: 'user',
    message: 'An Emirates ID card showed this name: only a card changes it.',
  },
  emiratesIdKept: {
    code: 'emiratesIdKept',
    module: 'user',
    message: 'An Emirates ID card showed this number: only a card changes it.',
  },
  currentSession: { code: 'currentSession', module: 'manage', message: 'Log out to end this session.' },
  attachmentMissing: {
    code: 'uploadMissing',
    module: 'attachment',
    message: 'A file is missing. Please choose it again.',
  },
  notThisRecord: {
    code: 'notThisRecord',
    module: 'providerQuery',
    message: 'This insurer has no such request of your facility.',
  },
  notMergeable: {
    code: 'notMergeable',
    module: 'providerQuery',
    message: 'Choose another open query of the same provider.',
  },
  documentMissing: { code: 'required', module: 'empanelment', message: 'Attach this document.' },
  expiryMissing: { code: 'required', module: 'empanelment', message: 'Enter the last day of this document.' },
  documentExpired: { code: 'inPast', module: 'empanelment', message: 'This document has expired.' },
  stageNotOpen: { code: 'stageNotOpen', module: 'empanelment', message: 'This stage cannot be completed now.' },
  stagesMissing: {
    code: 'stagesMissing',
    module: 'empanelment',
    message: 'Complete all stages before you propose an approval.',
  },
  tooManyRemarks: { code: 'tooMany', module: 'empanelment', message: 'The request has too many comments.' },
  contractInPast: {
    code: 'inPast',
    module: 'empanelment',
    message: 'A contract is not changed for days that are over. Enter today or a later day.',
  },
  effectiveTooLate: { code: 'tooLate', module: 'empanelment', message: 'Enter a day until {{day}}.' },
  beforeOtherChange: {
    code: 'beforeOtherChange',
    module: 'empanelment',
    message: 'Another change holds from {{day}}. Enter that day or a later one.',
  },
  serviceInFuture: { code: 'inFuture', module: 'eligibility', message: 'The service date is in the future.' },
  serviceTooOld: {
    code: 'tooOld',
    module: 'eligibility',
    message: 'The service date is too far in the past. The earliest day allowed is {{earliest}}.',
  },
  importColumnsMissing: { code: 'required', message: 'The sheet lacks these columns: {{columns}}.' },
  importColumnTwice: { code: 'custom', message: 'Choose each column once.' },
  importValueUnknown: { code: 'unknownChoice', message: 'Choose a value of the column.' },
  unknownProperty: { code: 'unknownProperty', message: 'This property is not known.' },
  idempotencyKeyRequired: {
    code: 'idempotencyKeyRequired',
    message: 'Send an Idempotency-Key header of 8 to 100 characters.',
  },
  noExchange: { code: 'noExchange', module: 'facility', message: 'This regulator has no health information exchange.' },
  connectionMissing: {
    code: 'required',
    module: 'facility',
    message: 'Enter since when it is connected, and who said so.',
  },
  connectedInFuture: { code: 'inFuture', module: 'facility', message: 'The day of the connection is in the future.' },
  answerMissing: { code: 'ruleAnswerValidator', module: 'payerRule', message: 'Answer every question.' },
  answerNoDate: { code: 'invalidDate', module: 'payerRule', message: 'Enter a date of the calendar.' },
  answerTooLong: { code: 'tooLong', module: 'payerRule', message: 'The answer is too long.' },
  answeredTwice: { code: 'answeredTwice', module: 'payerRule', message: 'The question is answered twice.' },
  unknownQuestion: { code: 'unknownQuestion', module: 'payerRule', message: 'The rule has no such question.' },
  differenceNoteMissing: { code: 'required', module: 'clinician', message: 'Enter why this is the same clinician.' },
  verifiedUntilOutside: {
    code: 'outOfRange',
    module: 'clinician',
    message: 'Choose a day from today until {{until}}.',
  },
  effectOutside: {
    code: 'outOfRange',
    module: 'clinician',
    message: 'Choose a day from {{from}} until {{until}}.',
  },
  worksHere: { code: 'worksHere', module: 'clinician', message: 'This clinician works at the facility already.' },
  licenseNotValid: {
    code: 'licenseNotValid',
    module: 'clinician',
    message: "The regulator's list says that the licence is not valid on this day.",
  },
  samePlace: {
    code: 'samePlace',
    module: 'clinician',
    message: 'The clinician works at this facility. Choose another one.',
  },
  endBeforeWork: {
    code: 'endBeforeWork',
    module: 'clinician',
    message: 'The clinician works here from {{from}}. Choose a later day.',
  },
  blacklistReasonMissing: { code: 'required', module: 'clinician', message: 'Enter the reason.' },
  criteriaNotMet: {
    code: 'criteriaNotMet',
    module: 'diseaseManagement',
    message: 'Confirm every criterion: a member who does not meet all of them is not enrolled.',
  },
  dayInFuture: {
    code: 'inFuture',
    module: 'diseaseManagement',
    message: 'The day is in the future. Enter today or an earlier day.',
  },
  valueMissing: { code: 'required', module: 'diseaseManagement', message: 'Enter the result.' },
  valueOutside: {
    code: 'outOfRange',
    module: 'diseaseManagement',
    message: 'Enter a result from {{least}} to {{most}}.',
  },
  doneTooEarly: {
    code: 'outOfRange',
    module: 'diseaseManagement',
    message: 'This was due again before the member was enrolled. Enter {{from}} or a later day.',
  },
  contactBeforeConsent: {
    code: 'outOfRange',
    module: 'diseaseManagement',
    message: 'The member consented on {{from}}. Enter that day or a later one.',
  },
  leftBeforeEnrolled: {
    code: 'outOfRange',
    module: 'diseaseManagement',
    message: 'The member was enrolled on {{from}}. Enter that day or a later one.',
  },
  birthInFuture: { code: 'inFuture', module: 'newborn', message: 'The time of birth is in the future.' },
  birthTooLongAgo: {
    code: 'tooOld',
    module: 'newborn',
    message: 'A birth is registered within {{days}} days. Please ask the insurer.',
  },
  noCoverAtBirth: {
    code: 'noCover',
    module: 'newborn',
    message: 'The answer names no cover of the mother that holds on the day of birth.',
  },
  motherNotSeenAtBirth: {
    code: 'motherNotSeen',
    module: 'newborn',
    message:
      'The answer about the mother is for a day more than {{days}} days before this birth. Please ask her payer again.',
  },
  childExists: {
    code: 'childExists',
    module: 'newborn',
    message: 'This child of the mother has a temporary number already.',
  },
  notOneBirth: {
    code: 'notOneBirth',
    module: 'newborn',
    message:
      'The children of one birth are born within three days. Please check the time of birth and which child it is.',
  },
  ownNumberMissing: {
    code: 'required',
    module: 'newborn',
    message: "Enter the child's own Emirates ID or card number.",
  },
  noCardNumber: { code: 'invalid', module: 'newborn', message: 'This cannot be the number of an insurance card.' },
  mothersNumber: { code: 'mothers', module: 'newborn', message: "This is the mother's own number." },
  ownCardUsed: { code: 'exists', module: 'newborn', message: 'Another child has this number already.' },
  otherChild: {
    code: 'otherChild',
    module: 'newborn',
    message: "The payer's register knows this number for a person of another day of birth or sex.",
  },
  effectiveInPast: { code: 'inPast', module: 'formulary', message: 'The effective date is in the past.' },
  listReasonMissing: { code: 'required', module: 'versionedList', message: 'Enter the reason.' },
  linesOrGroup: { code: 'oneOnly', module: 'priceList', message: 'Choose lines or a group of lines, not both.' },
  linesUnseen: {
    code: 'linesUnseen',
    module: 'priceList',
    message:
      '{{lines}} of these lines are new or rise by more than {{percent}} %. Accept such lines as they are listed, page by page.',
  },
  linesUndecided: {
    code: 'linesUndecided',
    module: 'priceList',
    message: 'Decide every line first: {{lines}} are left.',
  },
  tooManyDecisions: {
    code: 'tooMany',
    module: 'priceList',
    message: 'A proposal takes at most {{most}} decisions. Decide about larger groups.',
  },
  ruleNotComplete: { code: 'required', module: 'payerRule', message: 'The rule is not complete.' },
  // Sheets of users of the claim dashboard: what is wrong with the file, and with a row.
  notAWorkbook: { code: 'invalidFile', module: 'claimDashboard', message: 'Choose an Excel file (xls or xlsx).' },
  sheetColumns: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The columns are not those of the template.',
  },
  sheetEmpty: { code: 'invalidFile', module: 'claimDashboard', message: 'The file has no rows.' },
  sheetProtected: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The file is protected by a password. Please save it without one.',
  },
  sheetActive: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The workbook has macros or links to other workbooks. Please save it without them.',
  },
  sheetHarmful: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The virus scanner found this file harmful. Please check the device that it comes from.',
  },
  sheetTooLarge: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The file is too large, or has more than {{most}} rows.',
  },
  sheetUnreadable: {
    code: 'invalidFile',
    module: 'claimDashboard',
    message: 'The file is damaged, or not a workbook. Please save it again in Excel.',
  },
  rowMandatory: {
    code: 'required',
    module: 'claimDashboard',
    message: 'Row {{row}}: Please fill all mandatory fields.',
  },
  rowEmail: { code: 'invalidEmail', module: 'claimDashboard', message: 'Row {{row}}: Invalid EmailId' },
  rowFormula: {
    code: 'formula',
    module: 'claimDashboard',
    message: 'Row {{row}}: A cell holds a formula. Please paste its value.',
  },
  rowHidden: {
    code: 'hiddenRow',
    module: 'claimDashboard',
    message: 'Row {{row}}: The row is hidden, by hand or by a filter. Please show it or delete it.',
  },
  rowUnknownValue: {
    code: 'unknownValue',
    module: 'claimDashboard',
    message: 'Row {{row}}: A value is not one of the list.',
  },
  rowLicense: {
    code: 'license',
    module: 'claimDashboard',
    message: 'Row {{row}}: A facility licence has 3 to 30 letters, digits and hyphens.',
  },
  rowOneLicense: {
    code: 'oneLicense',
    module: 'claimDashboard',
    message: 'Row {{row}}: This access type takes one facility licence.',
  },
  rowDuplicateGroups: {
    code: 'duplicate',
    module: 'claimDashboard',
    message: 'Row {{row}}: Duplicate group owner can not be added.',
  },
  rowDuplicateSubGroups: {
    code: 'duplicate',
    module: 'claimDashboard',
    message: 'Row {{row}}: Duplicate sub group can not be added.',
  },
  rowDuplicateFacilityLicenses: {
    code: 'duplicate',
    module: 'claimDashboard',
    message: 'Row {{row}}: Duplicate facility can not be added.',
  },
  codeNotValid: {
    code: 'notValid',
    module: 'authorization',
    message: '{{code}} is not a valid code on {{day}}.',
  },
  filesNeedLine: {
    code: 'filesNeedLine',
    module: 'authorization',
    message: 'Files go to the payer with an activity. Add an activity, or leave the files out.',
  },
  filesNotForRegulator: {
    code: 'filesNotForRegulator',
    module: 'authorization',
    message: "The regulator's post office takes PDF and JPEG files of 5 MB each and 10 MB together.",
  },
  replyTooLong: {
    code: 'replyTooLong',
    module: 'authorization',
    message: 'All answers together have at most {{most}} characters for this payer. Shorten them.',
  },
  patientNotSeen: {
    code: 'patientNotSeen',
    module: 'authorization',
    message: 'Your facility has not checked this patient yet. Check eligibility first.',
  },
  notThisPatient: {
    code: 'notThisPatient',
    module: 'authorization',
    message: 'The earlier record is about another patient or another payer.',
  },
  earlierNotPossible: {
    code: 'notInThisStatus',
    module: 'authorization',
    message: 'This cannot be asked about the earlier request in its present state.',
  },
  earlierIsOld: {
    code: 'isOld',
    module: 'authorization',
    message: 'A newer request follows this one already. Please open the newest.',
  },
  lineNotAsked: { code: 'lineNotAsked', module: 'authorizationDesk', message: 'The request has no such line.' },
  lineUndecided: { code: 'lineUndecided', module: 'authorizationDesk', message: 'Decide about every line.' },
  aboveAsked: { code: 'aboveAsked', module: 'authorizationDesk', message: 'No more than was asked can be approved.' },
  aboveApproved: {
    code: 'aboveApproved',
    module: 'authorizationDesk',
    message: 'The patient cannot pay more than the approved amount.',
  },
  screeningNotApproved: {
    code: 'screeningNotApproved',
    module: 'authorizationDesk',
    message: 'The screening of nationals is never authorised. Deny the request.',
  },
  validityPassed: {
    code: 'validityPassed',
    module: 'authorizationDesk',
    message: 'The approval would be over already.',
  },
  validityTooLong: {
    code: 'validityTooLong',
    module: 'authorizationDesk',
    message: 'An approval is valid for a year at most.',
  },
  tooManyFavourites: {
    code: 'tooMany',
    module: 'authorization',
    message: 'There can be at most {{most}} favourites.',
  },
  tooManyTemplates: {
    code: 'tooMany',
    module: 'authorizationDesk',
    message: 'There can be at most {{most}} templates.',
  },
  noFacilities: { code: 'required', module: 'circular', message: 'Choose the facilities.' },
  surveyTitleMissing: { code: 'required', module: 'survey', message: 'Enter the title in English and Arabic.' },
  surveyDueMissing: {
    code: 'required',
    module: 'survey',
    message: 'Enter a last day for answers that is still to come.',
  },
  surveyQuestionsMissing: { code: 'required', module: 'survey', message: 'Add at least one question.' },
  surveyTextMissing: {
    code: 'required',
    module: 'survey',
    message: 'Question {{number}}: enter the text in English and Arabic.',
  },
  surveyKeyTwice: {
    code: 'codeExists',
    module: 'survey',
    message: 'Question {{number}}: an earlier question has this code.',
  },
  surveyChoicesMissing: {
    code: 'required',
    module: 'survey',
    message: 'Question {{number}}: enter at least two answers.',
  },
  surveyChoiceTextMissing: {
    code: 'required',
    module: 'survey',
    message: 'Question {{number}}: enter each answer in English and Arabic.',
  },
  surveyBranchUnknown: {
    code: 'unknownChoice',
    module: 'survey',
    message: 'Question {{number}}: choose an earlier question and at least one of its answers.',
  },
  surveyQuestionUnknown: {
    code: 'unknownChoice',
    module: 'survey',
    message: 'This version of the survey has no such question.',
  },
  surveyQuestionHidden: {
    code: 'notAsked',
    module: 'survey',
    message: 'This question is not asked with these answers, so that it takes no answer.',
  },
  surveyAnswerMissing: { code: 'required', module: 'survey', message: 'Please answer this question.' },
  surveyAnswerUnknown: { code: 'unknownChoice', module: 'survey', message: 'Please choose one of the answers.' },
  surveyNumberInvalid: {
    code: 'notANumber',
    module: 'survey',
    message: 'Please enter a number of at most 12 digits and two decimals.',
  },
  rowTooLong: { code: 'tooLong', module: 'claimDashboard', message: 'Row {{row}}: A value is too long.' },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** The error of an answer that refuses a field: `values` fill the places of the message, in every language. */
export function fieldRefusal(field: string, name: RefusalName, values?: TextValues): ApiError {
  const { code, message, module }: Refusal = refusals[name];
  const textKey = keyIn(module, name);
  return {
    code,
    message: filledText(message, values),
    field,
    ...(textKey !== code && { textKey }),
    ...(values && { values }),
  };
}
