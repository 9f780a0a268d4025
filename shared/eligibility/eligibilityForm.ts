import * as z from 'zod';
import { cardNumberField } from '../_contract/cardNumberField.ts';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { isInternationalMobile, mobileMessage } from '../_field/mobile.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';
import { clinicianLicensePattern } from '../clinician/clinicians.ts';

/** What a request asks: a new one, or one that is corrected. */
export const eligibilityFormFields = {
  payerId: z.int().positive(),
  emiratesId: emiratesIdField.optional(),
  cardNumber: cardNumberField.optional(),
  eidReasonId: z.int().positive().optional(),
  /** The verified reading of the patient's card: with it no reason is needed, and the Emirates ID must be the card's. */
  cardReadId: z.string().min(1).max(100).optional(),
  serviceCategoryId: z.int().positive(),
  consultationCategoryId: z.int().positive().optional(),
  serviceDate: z.iso.date(),
  clinicianLicense: z.string().trim().min(1).max(30).optional(),
  /** Who referred the patient: of the facility, or of another one. */
  referralClinicianLicense: z
    .string()
    .trim()
    .regex(
      clinicianLicensePattern,
      sentence('eligibility:licenceForm', 'A licence has 3 to 30 letters, digits and hyphens.'),
    )
    .optional(),
  mobileNumber: z.string().refine(isInternationalMobile, keyedMessage('invalidMobileNumber', mobileMessage)).optional(),
  remarks: z.string().trim().max(500).optional(),
};

interface Identified {
  readonly emiratesId?: string | undefined;
  readonly cardNumber?: string | undefined;
  readonly eidReasonId?: number | undefined;
  readonly cardReadId?: string | undefined;
}

/** Either the Emirates ID or the card number is needed. */
export const hasIdentifier = ({ emiratesId, cardNumber }: Identified): boolean => Boolean(emiratesId || cardNumber);
export const identifierMissing = {
  ...keyedMessage(
    'emiratesIdRequired',
    sentence('eligibility:identifierMissing', 'Enter the Emirates ID or the card number.'),
  ),
  path: ['emiratesId'],
};

/** A typed Emirates ID comes with the reason why the card was not read. */
export const hasReason = ({ emiratesId, eidReasonId, cardReadId }: Identified): boolean =>
  Boolean(!emiratesId || eidReasonId || cardReadId);
export const reasonMissing = {
  message: sentence('eligibility:reasonMissing', 'Choose why the Emirates ID card was not read.'),
  path: ['eidReasonId'],
};
