import * as z from 'zod';
import { providerType } from '../model/providerTypes.ts';
import { isEmail } from '../rules/email.ts';
import { emiratesIdDigits, emiratesIdMessage, isEmiratesId } from '../rules/emiratesId.ts';
import { isStrongPassword } from '../rules/password.ts';

const required = (message: string, longest = 100) => z.string().trim().min(1, message).max(longest);
const optionalText = z.string().trim().max(100).optional();

/** An e-mail address that is asked for (REQ-REG-07, 08). */
export const emailField = required('Email is required.', 254).refine(isEmail, {
  message: 'Email is invalid.',
  params: { key: 'invalidEmail' },
});

/** A new password (REQ-REG-13, 14). */
export const newPassword = z
  .string()
  .min(1, 'Password is required.')
  .max(128)
  .refine(isStrongPassword, { message: 'Password not strong enough.', params: { key: 'invalidPassword' } });

/** An Emirates ID that is asked for, kept as digits. */
export const emiratesIdField = z
  .string()
  .max(20)
  .refine(isEmiratesId, { message: emiratesIdMessage, params: { key: 'invalidEmiratesId' } })
  .transform(emiratesIdDigits);

/** The id of a card reading the server has checked, instead of the card's data (REQ-REG-37..39). */
const cardReadId = z.string().max(100).optional();

/** The registration form and payload (REQ-REG-43). Regulator and provider type come whole and by id, as specified. */
export const registrationForm = z
  .strictObject({
    email: emailField,
    password: newPassword,
    confirmPassword: z.string().max(128),
    firstName: required('First name is required.'),
    lastName: required('Last name is required.'),
    regulator: z.strictObject({ regulatorId: z.int(), name: z.string().max(100) }).optional(),
    regulatorId: z.int('Regulator is required.').min(1, 'Regulator is required.').max(5),
    providerType: z.strictObject({ providerTypeId: z.int(), providerTypeDescription: z.string().max(100) }).optional(),
    providerTypeId: z.literal(Object.values(providerType), 'Type is required.'),
    facilityLicenseNumber: required('Facility License Number is required.', 30),
    regulatorUsername: optionalText,
    regulatorPassword: z.string().max(200).optional(),
    emiratesId: emiratesIdField,
    isEAuthorization: z.boolean(),
    isEligibility: z.boolean(),
    isControlMedicationPharmacy: z.boolean().default(false),
    isControlMedicationEAuth: z.boolean().default(false),
    isControlMedication: z.boolean().default(false),
    controlMedicationUsername: optionalText,
    controlMedicationPassword: z.string().max(200).optional(),
    clinicianLicenseNumber: z.string().trim().max(30).optional(),
    cardReadId,
    /** The human-verification solution. */
    token: z.string().max(4000).default(''),
  })
  .refine((form) => form.confirmPassword === form.password, {
    message: 'Passwords do not match.',
    path: ['confirmPassword'],
    params: { key: 'mismatchedPasswords' },
  })
  .superRefine((form, context) => {
    const wants = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const isMedical = form.providerTypeId === providerType.MedicalProvider;
    if (isMedical && !form.isEAuthorization && !form.isEligibility && !form.isControlMedication) {
      wants('isEligibility', 'Choose at least one of E-Authorization, Eligibility and Controlled Medication.');
    }
    if (form.isControlMedication) {
      if (!form.controlMedicationUsername)
        wants('controlMedicationUsername', 'Controlled Medication Username is required.');
      if (!form.controlMedicationPassword)
        wants('controlMedicationPassword', 'Controlled Medication Password is required.');
      if (!form.clinicianLicenseNumber) wants('clinicianLicenseNumber', 'Clinician License Number is required.');
    }
    // REQ-REG-36: optional for e-authorisation controlled medication, but one without the other is a slip.
    const isOptional = form.isControlMedicationEAuth && !form.regulatorUsername && !form.regulatorPassword;
    if (!isOptional && !form.regulatorUsername) wants('regulatorUsername', 'Regulator Username is required.');
    if (!isOptional && !form.regulatorPassword) wants('regulatorPassword', 'Regulator Password is required.');
  });
export type RegistrationForm = z.input<typeof registrationForm>;

/** A clinician's licence on offer in the picker 'Is this your license?'. */
export const licenseCandidate = z.strictObject({ licenseNo: z.string(), fullName: z.string() });
export type LicenseCandidate = z.infer<typeof licenseCandidate>;
