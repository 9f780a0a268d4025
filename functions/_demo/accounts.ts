import type { AccountRequestDesk } from '../../shared/_field/accountAccess.ts';
import { plans } from '../../shared/_field/plans.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { type Role, roles } from '../../shared/_field/roles.ts';
import { demoClinicians } from './clinicians.ts';
import { demoFacilities } from './facilities.ts';
import { crescent, pearl, sidra } from './payers.ts';

/** The password of every demonstration account. A deployed portal has none of these accounts. */
export const demoPassword = 'Demo#2026pass';

/** A person who may sign in. Facilities are given by id; the first is the current one. */
export interface AccountPlan {
  readonly userName: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly facilityIds: readonly string[];
  readonly payerId: number | null;
  readonly regulatoryId: number | null;
  /** Signs in as this clinician of the first facility. */
  readonly clinicianLicense: string | null;
  readonly hasEmiratesId: boolean;
  readonly hasAcceptedAgreement: boolean;
  readonly hasConfirmedEmail: boolean;
  readonly isLocked: boolean;
  readonly isResetPasswordRequired: boolean;
  /** Whose approval the account waits for; null for one that is open. */
  readonly waitsFor: AccountRequestDesk | null;
  readonly note: string;
}

/** The id under which the account of a plan is stored. */
export const demoUserId = (plan: AccountPlan): string =>
  `demo-user-${String(accountPlans.indexOf(plan) + 1).padStart(3, '0')}`;

type Given = Partial<AccountPlan> & Pick<AccountPlan, 'userName' | 'displayName' | 'note'>;

const account = (given: Given): AccountPlan => ({
  facilityIds: [],
  payerId: null,
  regulatoryId: null,
  clinicianLicense: needsLicence(given.roles ?? []) ? licenceOf(given.facilityIds?.[0] ?? '', given.displayName) : null,
  hasEmiratesId: true,
  hasAcceptedAgreement: true,
  hasConfirmedEmail: true,
  isLocked: false,
  isResetPasswordRequired: false,
  waitsFor: null,
  ...given,
  roles: ['Standard', ...(given.roles ?? [])],
});

/** The roles that are asked for a professional licence after signing in. */
const licensedRoles: ReadonlySet<Role> = new Set([
  'Pharmacy',
  'ControlMedicationPharmacy',
  'ControlMedicationMedicalProvider',
]);
const needsLicence = (held: readonly Role[]): boolean => held.some((role) => licensedRoles.has(role));

const atNoor = { facilityIds: ['noor-clinic'] } as const;
const reception = ['Eligibility', 'MedicalProvider'] as const;

/** The licence of the person at the facility; of its first clinician where no clinician has that name. */
function licenceOf(facilityId: string, name?: string): string | null {
  const staff = demoClinicians.filter((clinician) => clinician.facilityId === facilityId);
  return (staff.find(({ fullName }) => fullName === name) ?? staff[0])?.licenseNo ?? null;
}

/** The accounts to try first, and one for each special state of signing in. */
const people: readonly AccountPlan[] = [
  account({
    userName: 'reception@noor-clinic.example',
    displayName: 'Priya Nair',
    roles: reception,
    ...atNoor,
    note: 'Start here: the receptionist of a Dubai clinic checks the eligibility of patients',
  }),
  account({
    userName: 'doctor@noor-clinic.example',
    displayName: 'Dr. Anita Verghese',
    roles: reception,
    ...atNoor,
    clinicianLicense: licenceOf('noor-clinic'),
    note: 'A clinician with a professional licence',
  }),
  account({
    userName: 'admin@noor-clinic.example',
    displayName: 'Fatma Al Blooshi',
    roles: ['ProviderAdmin', ...reception],
    ...atNoor,
    note: 'Provider administrator of the same clinic',
  }),
  account({
    userName: 'pharmacist@palm-pharmacy.example',
    displayName: 'Nadia Rahimi',
    roles: ['Pharmacy'],
    facilityIds: ['palm-pharmacy'],
    note: 'Pharmacist in Dubai',
  }),
  account({
    userName: 'pharmacist@falcon-pharmacy.example',
    displayName: 'Suresh Pillai',
    roles: ['MedicalProvider'],
    facilityIds: ['falcon-pharmacy'],
    note: 'PF licence without the pharmacy role: the Pharmacy tile names licence distributors',
  }),
  account({
    userName: 'group@marina-hospital.example',
    displayName: 'Jamal Siddiqui',
    roles: ['FacilityGroupAdmin', ...reception],
    facilityIds: ['marina-hospital', 'noor-clinic', 'corniche-hospital'],
    note: 'Works at several facilities',
  }),
  account({
    userName: 'erx@corniche-hospital.example',
    displayName: 'Dr. Bilal Farooqi',
    roles: ['ControlMedicationMedicalProvider', ...reception],
    facilityIds: ['corniche-hospital', 'oasis-clinic'],
    note: 'Controlled medication at several facilities: facility selection after signing in',
  }),
  account({
    userName: 'erx@oasis-clinic.example',
    displayName: 'Dr. Rania Haddad',
    roles: ['ControlMedicationMedicalProvider'],
    facilityIds: ['oasis-clinic'],
    clinicianLicense: null,
    note: 'Controlled medication without a professional licence on record: asked for it after signing in',
  }),
  account({
    userName: 'no-emirates-id@dhow-pharmacy.example',
    displayName: 'Asma Karim',
    roles: ['ControlMedicationPharmacy', 'Pharmacy'],
    facilityIds: ['dhow-pharmacy'],
    hasEmiratesId: false,
    note: 'Controlled medication without an Emirates ID on record: asked for it once after signing in',
  }),
  account({
    userName: 'no-licence@dhow-pharmacy.example',
    displayName: 'Hessa Al Ketbi',
    roles: ['Pharmacy'],
    facilityIds: ['dhow-pharmacy'],
    clinicianLicense: null,
    note: 'Pharmacist in Abu Dhabi without a professional licence on record: that screen has a text of its own',
  }),
  account({
    userName: 'new@noor-clinic.example',
    displayName: 'Liezel Garcia',
    roles: reception,
    ...atNoor,
    hasAcceptedAgreement: false,
    note: 'New: has not accepted the licence agreement',
  }),
  account({
    userName: 'reset@noor-clinic.example',
    displayName: 'Ahmed Saleh',
    roles: reception,
    ...atNoor,
    isResetPasswordRequired: true,
    note: 'Has to change the password after signing in',
  }),
  account({
    userName: 'locked@noor-clinic.example',
    displayName: 'Peter Novak',
    roles: reception,
    ...atNoor,
    isLocked: true,
    note: 'Locked: cannot sign in',
  }),
  account({
    userName: 'nofacility@portal.example',
    displayName: 'Hind Salem',
    roles: ['Eligibility'],
    note: 'Has the role but no facility: cannot send a request',
  }),
  account({
    userName: 'guest@portal.example',
    displayName: 'Sami Guest',
    note: 'Standard role only: no tile but its own',
  }),
  account({
    userName: 'superadmin@portal.example',
    displayName: 'Maha Al Hosani',
    roles: ['SuperAdmin'],
    note: 'Sees every facility (by its licence) and every tile',
  }),
  account({
    userName: 'payeradmin@crescent.example',
    displayName: 'Karthik Raman',
    roles: ['PayerAdmin'],
    payerId: crescent,
    note: 'Sees the requests sent to Crescent National Health Insurance',
  }),
  account({
    userName: 'payeradmin@nas.example',
    displayName: 'Leen Masri',
    roles: ['PayerAdmin'],
    payerId: plans.NAS,
    note: 'Sees the requests sent to NAS Administration',
  }),
  account({
    userName: 'payeradmin@sidra.example',
    displayName: 'Amal Darwish',
    roles: ['PayerAdmin'],
    payerId: sidra,
    note: 'Sidra Takaful answers requests from the member register that it keeps in the portal',
  }),
  account({
    userName: 'payeradmin@pearl.example',
    displayName: 'Tomasz Kowalski',
    roles: ['PayerAdmin'],
    payerId: pearl,
    note: "Pearl Mutual Health answers requests by its people's hands",
  }),
  account({
    userName: 'prices@pearl.example',
    displayName: 'Nadia Rahman',
    roles: ['PayerAdmin'],
    payerId: pearl,
    note: 'Brings the price lists of Pearl Mutual Health, which its other administrator decides about',
  }),
  account({
    userName: 'reviewer@pearl.example',
    displayName: 'Reem Al Shamsi',
    roles: ['InsurerUser'],
    payerId: pearl,
    note: 'Answers the requests on the work list of Pearl Mutual Health',
  }),
  account({
    userName: 'reviewer2@pearl.example',
    displayName: 'Omar Haddad',
    roles: ['InsurerUser'],
    payerId: pearl,
    note: 'Another reviewer of Pearl Mutual Health',
  }),
  account({
    userName: 'admin@sunrise-clinic.example',
    displayName: 'Dina Mansour',
    roles: ['ProviderAdmin'],
    facilityIds: ['sunrise-clinic'],
    note: 'Provider administrator who is asked for bank details',
  }),
  account({
    userName: 'admin@coral-clinic.example',
    displayName: 'Hamad Al Zaabi',
    roles: ['ProviderAdmin'],
    facilityIds: ['coral-clinic'],
    note: 'Provider administrator of a clinic in Sharjah, whose contract has expired',
  }),
];

/** A receptionist at each other facility, so that each contract status and each regulator has an account. */
const receptions: readonly AccountPlan[] = demoFacilities
  .filter(({ facilityId }) => facilityId !== 'noor-clinic')
  .map(({ facilityId, facilityName, kind, providerStatus, providerMode, providerNotes, isBankUpdateRequired }) =>
    account({
      userName: `desk@${facilityId}.example`,
      displayName: `Front desk, ${facilityName}`,
      roles: kind === 'pharmacy' && facilityId !== 'falcon-pharmacy' ? ['Pharmacy', 'Eligibility'] : reception,
      facilityIds: [facilityId],
      note: [
        providerStatus ? `Contract status ${providerStatus}, provider mode ${providerMode}` : 'No contract',
        ...(providerNotes ? ['provider notes are shown once'] : []),
        ...(isBankUpdateRequired ? ['bank update required'] : []),
      ].join('; '),
    }),
  );

const insurers: ReadonlySet<Role> = new Set([
  'InsurerUser',
  'InsurerAdminPayer',
  'PayerMOI',
  'ReallocationRequestInsurerUser',
]);
const ofAbuDhabi: ReadonlySet<Role> = new Set([
  'RegulatorAdmin',
  'ReallocationRequestDOHUser',
  'ReallocationApprovalUser',
]);
const ofDubai: ReadonlySet<Role> = new Set(['DHAInspector', 'DrugInventoryUser', 'IPTransferUser']);
const atFacilities: Readonly<Partial<Record<Role, string>>> = {
  EauthClaim: 'corniche-hospital',
  HomeCare: 'corniche-hospital',
  VaccinePCR: 'noor-clinic',
  DiseaseManagement: 'corniche-hospital',
  UltrasoundAgent: 'marina-hospital',
  DrugInventoryUser: 'palm-pharmacy',
  IPTransferUser: 'marina-hospital',
  DentalCapitationOptOut: 'noor-clinic',
  NetworkClaim: 'corniche-hospital',
  NonNetworkClaim: 'harbour-clinic',
};

function regulatorOf(role: Role): number | null {
  if (ofAbuDhabi.has(role)) return regulators.HAAD;
  return ofDubai.has(role) ? regulators.DHA : null;
}

/** One account for each role that no account above has. */
const specialists: readonly AccountPlan[] = roles
  .filter((role) => ![...people, ...receptions].some((plan) => plan.roles.includes(role)))
  .map((role) => {
    const facilityId = atFacilities[role];
    return account({
      userName: `${role.toLowerCase()}@portal.example`,
      displayName: `Demonstration ${role}`,
      roles: [role],
      facilityIds: facilityId ? [facilityId] : [],
      payerId: role === 'PayerMOI' ? sidra : role === 'CallCenterAgent' ? pearl : insurers.has(role) ? crescent : null,
      regulatoryId: regulatorOf(role),
      note: `Role ${role}`,
    });
  });

/** Registered, and not open yet. */
const waiting: readonly AccountPlan[] = [
  account({
    userName: 'waiting@noor-clinic.example',
    displayName: 'Mona Darwish',
    roles: reception,
    ...atNoor,
    waitsFor: 'facility',
    note: 'Registered, waits for the administrator of the clinic',
  }),
  account({
    userName: 'waiting@wadi-clinic.example',
    displayName: 'Jamal Idris',
    roles: reception,
    facilityIds: ['wadi-clinic'],
    waitsFor: 'portal',
    note: 'Registered at a facility without an administrator, waits for the portal',
  }),
  account({
    userName: 'unconfirmed@noor-clinic.example',
    displayName: 'Rosa Medina',
    roles: reception,
    ...atNoor,
    hasConfirmedEmail: false,
    note: 'Registered, has to confirm the e-mail address by a code',
  }),
];

/** Later ones stand at the end: an account has its place's number as id. */
const added: readonly AccountPlan[] = [
  account({
    userName: 'nurse@oasis-clinic.example',
    displayName: 'Grace Mwangi',
    roles: ['HomeCare'],
    facilityIds: ['oasis-clinic'],
    note: 'Nurse of another provider of home care, to whom patients go over',
  }),
];

export const accountPlans: readonly AccountPlan[] = [...people, ...receptions, ...specialists, ...waiting, ...added];

/** An account as /local/accounts shows it, so that anybody can try every state. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly facilities: readonly string[];
  readonly note: string;
}

const shownFacility = (facilityId: string): string => {
  const facility = demoFacilities.find((candidate) => candidate.facilityId === facilityId);
  return facility ? `${facility.facilityName} [${facility.facilityLicense}]` : facilityId;
};

export const demoAccounts: readonly DemoAccount[] = accountPlans.map(
  ({ userName, roles: held, facilityIds, note }) => ({
    userName,
    password: demoPassword,
    roles: held,
    facilities: facilityIds.map(shownFacility),
    note,
  }),
);
