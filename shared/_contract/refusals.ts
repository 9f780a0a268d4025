interface Refusal {
  /** What the answer carries; several rules may share one. */
  readonly code: string;
  /** The English text, and the key of the Arabic one in the texts `refusals`. */
  readonly message: string;
}

/** Every rule of the server that a schema cannot say: an operation refuses a field by the name of the rule (HTTP 400). */
export const refusals = {
  notACursor: { code: 'notACursor', message: 'Start the list again.' },
  unknownChoice: { code: 'unknownChoice', message: 'Choose one of the list.' },
  unknownFacility: { code: 'unknownFacility', message: 'No facility has this licence.' },
  facilityLicenseMissing: { code: 'required', message: 'Enter the licence of the facility.' },
  payerMissing: { code: 'required', message: 'Choose the payer.' },
  jobPayerMissing: { code: 'payerRequired', message: 'Please choose the payer.' },
  reasonMissing: { code: 'required', message: 'Choose why the Emirates ID card was not read.' },
  regulatorUsernameMissing: { code: 'custom', message: 'Regulator Username is required.' },
  facilityNotAllowed: { code: 'notAllowed', message: 'Only an administrator or a payer chooses a facility.' },
  otherPayerNotAllowed: { code: 'notAllowed', message: 'A payer reads its own requests.' },
  notForPayers: { code: 'notForPayers', message: 'A payer cannot search by the person who sent a request.' },
  invalidEmiratesId: { code: 'invalidEmiratesId', message: 'Enter a valid Emirates ID.' },
  ownEmiratesIdInvalid: { code: 'invalidEmiratesId', message: 'Valid Emirates ID Required' },
  tooShort: { code: 'tooShort', message: 'Enter at least two letters.' },
  bornInFuture: { code: 'inFuture', message: 'The date of birth lies in the future.' },
  beforeFrom: { code: 'beforeFrom', message: 'The last day lies before the first.' },
  summaryTooLong: { code: 'tooLong', message: 'A summary counts at most 92 days.' },
  noClaimForm: { code: 'noClaimForm', message: 'The claim form is for patients whom NAS has found eligible.' },
  notOnServiceDate: { code: 'notOnServiceDate', message: 'No cover is valid on the service date.' },
  currentSession: { code: 'currentSession', message: 'Log out to end this session.' },
  attachmentMissing: { code: 'uploadMissing', message: 'A file is missing. Please choose it again.' },
  notThisRecord: { code: 'notThisRecord', message: 'This insurer has no such request of your facility.' },
  notMergeable: { code: 'notMergeable', message: 'Choose another open query of the same provider.' },
  serviceInFuture: { code: 'inFuture', message: 'The service date lies in the future.' },
  serviceTooOld: { code: 'tooOld', message: 'The service date lies too far in the past.' },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;
