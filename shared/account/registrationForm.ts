import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { isEmailOrEmpty } from '../_field/email.ts';
import { isStrongPassword } from '../_field/password.ts';
import { isPersonName } from '../_field/personName.ts';
import { providerType } from '../_field/providerTypes.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';

const required = (message: string, longest = 100) => z.string().trim().min(1, message).max(longest);
const optionalText = z.string().trim().max(100).optional();

/** A new password and its repetition differ (REQ-REG-15). */
export const passwordsNotMatching = sentence('passwordsNotMatching', 'Passwords do not match.');

/** A first or last name that is asked for: letters, so that it is no number and no formula. */
export const personName = (missing: string) =>
  required(missing).refine(
    (text) => text === '' || isPersonName(text),
    sentence('invalidName', 'Enter the name in letters.'),
  );

/** An e-mail address that is asked for (REQ-REG-07, 08). */
export const emailField = required(sentence('emailMissing', 'Email is required.'), 254).refine(
  isEmailOrEmpty,
  keyedMessage('invalidEmail', sentence('invalidEmail', 'Email is invalid.')),
);

/** A new password (REQ-REG-13, 14). */
export const newPassword = z
  .string()
  .min(1, sentence('passwordMissing', 'Password is required.'))
  .max(128)
  .refine(isStrongPassword, keyedMessage('invalidPassword', sentence('weakPassword', 'Password not strong enough.')));

/** The id of a card reading the server has checked, instead of the card's data (REQ-REG-37..39). */
const cardReadId = z.string().max(100).optional();

const regulatorMissing = sentence('regulatorMissing', 'Regulator is required.');

interface RelatedFields {
  password: string;
  confirmPassword: string;
  providerTypeId: number | null;
  isEAuthorization: boolean;
  isEligibility: boolean;
  isControlMedication: boolean;
  isControlMedicationEAuth: boolean;
  regulatorUsername?: string | undefined;
  regulatorPassword?: string | undefined;
  controlMedicationUsername?: string | undefined;
  controlMedicationPassword?: string | undefined;
  clinicianLicenseNumber?: string | undefined;
}

/** What is wrong between the fields of a registration, each at the field that asks for it (REQ-REG-15, 22, 23, 33, 34, 36). */
export function registrationProblems(form: RelatedFields): { path: keyof RelatedFields; message: string }[] {
  const problems: { path: keyof RelatedFields; message: string }[] = [];
  const wants = (path: keyof RelatedFields, message: string) => {
    if (!form[path]) problems.push({ path, message });
  };
  if (form.confirmPassword !== form.password) {
    problems.push({ path: 'confirmPassword', message: passwordsNotMatching });
  }
  const isMedical = form.providerTypeId === providerType.MedicalProvider;
  if (isMedical && !form.isEAuthorization && !form.isControlMedication) {
    wants(
      'isEligibility',
      sentence('serviceMissing', 'Choose at least one of E-Authorization, Eligibility and Controlled Medication.'),
    );
  }
  if (form.isControlMedication) {
    wants(
      'controlMedicationUsername',
      sentence('controlledMedicationUsernameMissing', 'Controlled Medication Username is required.'),
    );
    wants(
      'controlMedicationPassword',
      sentence('controlledMedicationPasswordMissing', 'Controlled Medication Password is required.'),
    );
    wants('clinicianLicenseNumber', sentence('clinicianLicenceMissing', 'Clinician License Number is required.'));
  }
  // REQ-REG-36: optional for e-authorisation controlled medication, but one without the other is a slip.
  const isOptional = form.isControlMedicationEAuth && !form.regulatorUsername && !form.regulatorPassword;
  if (!isOptional) {
    wants('regulatorUsername', sentence('regulatorUsernameMissing', 'Regulator Username is required.'));
    wants('regulatorPassword', sentence('regulatorPasswordMissing', 'Regulator Password is required.'));
  }
  return problems;
}

/** The registration form and payload (REQ-REG-43). Regulator and provider type come whole and by id, as specified. */
export const registrationForm = z
  .strictObject({
    email: emailField,
    password: newPassword,
    confirmPassword: z.string().max(128),
    firstName: personName(sentence('firstNameMissing', 'First name is required.')),
    lastName: personName(sentence('lastNameMissing', 'Last name is required.')),
    regulator: z.strictObject({ regulatorId: z.int(), name: z.string().max(100) }).optional(),
    regulatorId: z.int(regulatorMissing).min(1, regulatorMissing).max(5),
    providerType: z.strictObject({ providerTypeId: z.int(), providerTypeDescription: z.string().max(100) }).optional(),
    providerTypeId: z.literal(Object.values(providerType), sentence('providerTypeMissing', 'Type is required.')),
    facilityLicenseNumber: required(
      sentence('facilityLicenceNumberMissing', 'Facility License Number is required.'),
      30,
    ),
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
  .superRefine((form, context) => {
    for (const { path, message } of registrationProblems(form)) {
      const problem = path === 'confirmPassword' ? keyedMessage('mismatchedPasswords', message) : { message };
      context.addIssue({ code: 'custom', path: [path], ...problem });
    }
  });
export type RegistrationForm = z.input<typeof registrationForm>;

/** A clinician's licence on offer in the picker 'Is this your license?'. */
export const licenseCandidate = z.strictObject({ licenseNo: z.string(), fullName: z.string() });
export type LicenseCandidate = z.infer<typeof licenseCandidate>;
