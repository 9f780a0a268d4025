import type { EligibilityQuestion } from '../../functions/_connect/payer/payer.ts';

/** What a payer is asked about a request, as the schema of its message accepts it. */
export const aQuestion = (changes: Partial<EligibilityQuestion> = {}): EligibilityQuestion => ({
  requestNumber: 'MF1234-01ARZ3NDEKTSV4RRFFQ69G5FAV',
  facilityLicense: 'MF1234',
  payerCode: 'A901',
  emiratesId: '784198500000017',
  cardNumber: null,
  serviceDate: '2026-11-20',
  serviceCategoryId: 1,
  encounterType: 1,
  consultationCategoryCode: null,
  eidReasonId: 1,
  clinicianLicense: null,
  referralClinicianLicense: null,
  mobileNumber: null,
  remarks: null,
  ruleId: null,
  ruleAnswers: [],
  sentAt: new Date('2026-11-21T09:05:00Z'),
  ...changes,
});
