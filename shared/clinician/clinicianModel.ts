import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { sentence } from '../_field/sentence.ts';
import { clinicianLicensePattern } from './clinicians.ts';
import { licenseStates } from './licenseState.ts';

/** A specialty in both languages. */
export const specialty = z.strictObject({ code: z.string(), name: z.string(), nameArabic: z.string() });
export type SpecialtyOption = z.infer<typeof specialty>;

/** A clinician at one facility, as administrators see it. */
export const clinicianRow = z.strictObject({
  clinicianId: z.string(),
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  fullName: z.string(),
  fullNameArabic: z.string(),
  licenseNo: z.string(),
  /** The last four digits. */
  emiratesIdEnding: z.string().nullable(),
  specialty: z.string(),
  specialtyCode: z.string().nullable(),
  specialtyArabic: z.string().nullable(),
  isActive: z.boolean(),
  /** No request with this clinician is put to a payer. */
  isBlacklisted: z.boolean(),
  worksFrom: z.iso.date().nullable(),
  worksTo: z.iso.date().nullable(),
  verifiedUntil: z.iso.date().nullable(),
  /** What the regulator's list says of the licence today. */
  license: z.enum(licenseStates),
  version: z.int(),
});
export type ClinicianRow = z.infer<typeof clinicianRow>;

/** One clinician, and all of the caller's facilities where the licence works or worked. */
export const clinicianDetail = clinicianRow.extend({
  places: z.array(clinicianRow).max(100),
  /** The licence works at a facility of others too; at which, nobody is told. */
  worksElsewhere: z.boolean(),
});
export type ClinicianDetail = z.infer<typeof clinicianDetail>;

export const clinicianLicense = z
  .string()
  .trim()
  .regex(
    clinicianLicensePattern,
    sentence('clinician:licenseInvalid', 'Enter the licence as the regulator writes it.'),
  );

export const facilityId = z.string().min(1).max(40);

/** Both dates are included; without a last day the clinician works on. */
const dates = { worksFrom: z.iso.date().nullable().default(null), worksTo: z.iso.date().nullable().default(null) };

export const person = {
  fullName: z.string().trim().min(1, sentence('clinician:nameMissing', 'Enter the name.')).max(120),
  fullNameArabic: z.string().trim().max(120).default(''),
  specialtyCode: z.string().min(1, sentence('clinician:specialtyMissing', 'Choose a specialty.')).max(40),
};

/** A new clinician, at one facility or several of the caller's; without any at the one where the caller works. */
export const newClinician = z.strictObject({
  ...person,
  licenseNo: clinicianLicense,
  emiratesId: emiratesIdField.optional(),
  facilities: z
    .array(z.strictObject({ facilityId, ...dates }))
    .min(1)
    .max(20)
    .optional(),
});
export type NewClinicianBody = z.output<typeof newClinician>;

/** What was wrong with one place of a new clinician, as a code. */
export const placeOutcomes = ['added', 'same', 'exists'] as const;

/** What came of adding a clinician at a facility. */
export const addedPlace = z.strictObject({
  facilityId: z.string(),
  licenseNo: z.string(),
  clinicianId: z.string(),
  /** `same`: the facility has exactly this already; `exists`: it has the licence with other details, which stay. */
  outcome: z.enum(placeOutcomes),
});
export type AddedPlace = z.infer<typeof addedPlace>;

/** A change of a clinician at one facility; the licence stays. Left out, the Emirates ID stays; null removes it. */
export const changedClinician = z.strictObject({
  clinicianId: z.string().min(1).max(40),
  facilityId: facilityId.optional(),
  version: z.int().positive(),
  ...person,
  emiratesId: emiratesIdField.nullable().optional(),
  ...dates,
  isActive: z.boolean(),
});

/** Who is looked for: among those who work there, or those who have left. */
export const clinicianCriteria = {
  /** One of the caller's facilities; without it the one where the caller works. */
  facilityId: facilityId.optional(),
  /** The facility of an administrator of the portal, who has none. */
  facilityLicense: z.string().trim().min(1).max(30).optional(),
  searchText: z.string().trim().max(100).default(''),
  clinicianLicense: z.string().trim().max(30).optional(),
  emiratesId: emiratesIdField.optional(),
  isActive: z.boolean().default(true),
};
