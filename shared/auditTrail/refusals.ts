import type { Refusals } from '../_contract/messageRows.ts';

/** The rules of its fields that no schema can say. */
export const refusals = {
  recordKindMissing: {
    code: 'required',
    message: 'Enter the kind of record, as entries show it.',
  },
  patientOrRecord: { code: 'oneOnly', message: 'Enter a patient or a record, not both.' },
  auditPeriodTooLong: {
    code: 'tooLong',
    message: 'Without a person, a facility or a record, at most {{days}} days are shown.',
  },
} as const satisfies Refusals;
