import type { Role } from './roles.ts';

/** What people of a facility work with. None of these reaches beyond the facilities of the user who holds it. */
const facilityRoles: readonly Role[] = [
  'Standard',
  'Pharmacy',
  'MedicalProvider',
  'Eligibility',
  'EauthClaim',
  'ControlMedicationPharmacy',
  'ControlMedicationMedicalProvider',
  'GHQ',
  'VaccinePCR',
  'ThiqaEnrolment',
  'HomeCare',
  'DrugInventoryUser',
  'DentalCapitationOptOut',
  'DiseaseManagement',
  'NetworkClaim',
  'NonNetworkClaim',
  'ClaimDashboard',
  'FinancialAccountant',
  'FileDownload',
  'ProviderAdmin',
];

/** The roles that an administrator of facilities may give. Only a super admin gives all roles. */
const given: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  ProviderAdmin: facilityRoles,
  FacilityGroupAdmin: [...facilityRoles, 'FacilityGroupAdmin'],
  SetupAdmin: [...facilityRoles, 'FacilityGroupAdmin'],
};

/**
 * Whether an administrator could have given every role of a person. Nobody acts on the account of a person (password, lock, roles)
 * whose rights they could not give: a new password is a way to these rights.
 */
export function couldGive(administrator: readonly Role[], roles: readonly Role[]): boolean {
  if (administrator.includes('SuperAdmin')) return true;
  const mayGive = new Set(administrator.flatMap((role) => given[role] ?? []));
  return roles.every((role) => mayGive.has(role));
}
