import type { Grant } from './grants.ts';
import { moduleAccess } from './moduleAccess.ts';
import { roles as allRoles, type Role } from './roles.ts';

/** What people work with who may belong to a facility. */
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

/** Modules that read records of no facility: a role that opens one comes from a super admin. */
const readBeyondFacilities = [
  ...['ghq', 'adtc', 'payerMemberSearch', 'abm', 'memberRegisterReaders', 'logging', 'auditState', 'attention'],
  ...['deliveries', 'postOfficeFiles', 'failedJobs', 'lookupLists', 'systemIncidents', 'facilities'],
] as (keyof typeof moduleAccess)[];

const opensBeyond = (role: Role): boolean =>
  readBeyondFacilities.some((module) => (moduleAccess[module] as readonly Grant[]).includes(role));

/** What an administrator of facilities gives: none of it reaches beyond the facilities of the user who holds it. */
const facilityRoles: readonly Role[] = workRoles.filter((role) => !opensBeyond(role));

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
