import type { Refusals } from './messageRows.ts';

/** The rules of fields that several modules share. */
export const generalRefusals = {
  notACursor: { code: 'notACursor', message: 'Start the list again.' },
  unknownChoice: { code: 'unknownChoice', message: 'Choose one of the list.' },
  unknownFacility: { code: 'unknownFacility', message: 'No facility has this licence.' },
  facilityLicenseMissing: { code: 'required', message: 'Enter the licence of the facility.' },
  payerMissing: { code: 'required', message: 'Choose the payer.' },
  regulatorUsernameMissing: { code: 'custom', message: 'Regulator Username is required.' },
  invalidEmiratesId: { code: 'invalidEmiratesId', message: 'Enter a valid Emirates ID.' },
  ownEmiratesIdInvalid: { code: 'invalidEmiratesId', message: 'Valid Emirates ID Required' },
  dayInFuture: {
    code: 'inFuture',
    message: 'The day is in the future. Enter today or an earlier day.',
  },
  beforeFrom: { code: 'beforeFrom', message: 'The end date is before the start date.' },
  importColumnsMissing: { code: 'required', message: 'The sheet lacks these columns: {{columns}}.' },
  importColumnTwice: { code: 'custom', message: 'Choose each column once.' },
  importValueUnknown: { code: 'unknownChoice', message: 'Choose a value of the column.' },
  unknownProperty: { code: 'unknownProperty', message: 'This property is not known.' },
  idempotencyKeyRequired: {
    code: 'idempotencyKeyRequired',
    message: 'Send an Idempotency-Key header of 8 to 100 characters.',
  },
  listReasonMissing: { code: 'required', module: 'versionedList', message: 'Enter the reason.' },
} as const satisfies Refusals;
