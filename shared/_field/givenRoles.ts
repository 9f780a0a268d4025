import { roles as allRoles, type Role } from './roles.ts';
import { rolesBeyond } from './rolesBeyond.ts';

/** The roles of people whose work is at a facility (specification, section 6). Some may reach beyond it; those are taken out. */
const workRoles: readonly Role[] = [
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

/** What an administrator of facilities gives: no role with which a call answers records of others than the holder's facility. */
const facilityRoles: readonly Role[] = workRoles.filter((role) => !rolesBeyond.includes(role));

/** The roles that an administrator of facilities may give. Only a super admin gives all roles. */
const given: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  ProviderAdmin: facilityRoles,
  FacilityGroupAdmin: [...facilityRoles, 'FacilityGroupAdmin'],
  SetupAdmin: [...facilityRoles, 'FacilityGroupAdmin'],
};

/** The roles that somebody with these roles may give, in the order of the list of roles. */
export function givableRoles(administrator: readonly Role[]): readonly Role[] {
  if (administrator.includes('SuperAdmin')) return allRoles;
  const mayGive = new Set(administrator.flatMap((role) => given[role] ?? []));
  return allRoles.filter((role) => mayGive.has(role));
}

/**
 * Whether an administrator could have given every role of a person. Nobody acts on the account of a person (password, lock, roles)
 * whose rights they could not give: a new password is a way to these rights.
 */
export function couldGive(administrator: readonly Role[], roles: readonly Role[]): boolean {
  const mayGive = givableRoles(administrator);
  return roles.every((role) => mayGive.includes(role));
}
