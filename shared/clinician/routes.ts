import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';

export const clinicianOption = z.strictObject({
  clinicianId: z.string(),
  fullName: z.string(),
  licenseNo: z.string(),
  specialty: z.string(),
});
export type ClinicianOption = z.infer<typeof clinicianOption>;

/** A search box's query: the first letters of a word of the name or of the licence, and the choices already made. */
export const searchQuery = z.strictObject({
  searchFilter: z.string().trim().max(100).optional(),
  excludedItems: z.string().max(2000).optional(),
});

const access = ['Eligibility', 'MedicalProvider', 'Pharmacy', 'ProviderAdmin', 'SuperAdmin'] as const;
const options = z.array(clinicianOption).max(20);

export const clinicianApi = area('clinician', {
  getClinicians: endpoint({
    method: 'GET',
    path: '/api/clinician/GetClinicians',
    summary: "The caller's facility's active clinicians by the start of a name or licence",
    access,
    query: searchQuery,
    answer: options,
    requirements: ['REQ-CLIN-02'],
  }),
  getReferralClinicians: endpoint({
    method: 'GET',
    path: '/api/clinician/getreferalclinicians',
    summary: 'Those of them who refer patients: physicians and dentists',
    access,
    query: searchQuery,
    answer: options,
    requirements: ['REQ-CLIN-04'],
  }),
  checkMaternitySpecialty: endpoint({
    method: 'GET',
    path: '/api/clinician/checkSpecialityBelonToMaternity',
    summary: 'Whether a specialty belongs to maternity care',
    access,
    query: z.strictObject({ speciality: z.string().trim().min(1).max(100) }),
    answer: z.boolean(),
    requirements: ['REQ-CLIN-07'],
  }),
});
