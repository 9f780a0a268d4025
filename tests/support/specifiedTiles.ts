import type { Role } from '../../shared/_field/roles.ts';

/**
 * The tiles of the role-based dashboard as the specification lists them (sections 2 and 6; decisions, Roles 1 to 4), written down
 * by hand: the portal is held to them.
 */
interface SpecifiedTile {
  /** One tile is ours: its decision stands in the place of a requirement. */
  readonly requirement:
    | `REQ-RDASH-${string}`
    | 'ADR 0024'
    | 'ADR 0105'
    | 'ADR 0107'
    | 'ADR 0125'
    | 'ADR 0132'
    | 'ADR 0110'
    | 'ADR 0034'
    | 'ADR 0042'
    | 'ADR 0050'
    | 'ADR 0057'
    | 'ADR 0069'
    | 'ADR 0077';
  readonly name: string;
  readonly shortcut?: string;
  readonly path: string;
  readonly roles: readonly Role[];
  /** Roles that count under the Dubai regulator only. */
  readonly inDubai?: readonly Role[];
  /** Every user with a current facility sees it too. */
  readonly withFacility?: true;
  /** Leads out of the portal. */
  readonly isExternal?: true;
}

const tile = (
  requirement: SpecifiedTile['requirement'],
  name: string,
  path: string,
  roles: readonly Role[],
  more: Pick<SpecifiedTile, 'shortcut' | 'inDubai' | 'withFacility' | 'isExternal'> = {},
): SpecifiedTile => ({ requirement, name, path, roles, ...more });

const providerServices = ['SuperAdmin', 'PayerAdmin', 'InsurerUser', 'ProviderAdmin', 'CallCenterAgent'] as const;

export const specifiedTiles: readonly SpecifiedTile[] = [
  tile('REQ-RDASH-02', 'Admin', '/admin', ['PayerAdmin', 'SuperAdmin', 'SetupAdmin', 'ERXAdmin'], {
    shortcut: 'Shift+A',
  }),
  tile('REQ-RDASH-03', 'Logging', '/logging', ['SuperAdmin', 'ErrorLog'], { shortcut: 'Shift+L' }),
  tile('ADR 0057', 'Audit trail', '/audittrail', ['SuperAdmin']),
  tile('REQ-RDASH-04', 'Pharmacy', '/pharmacy/pharmacy', ['Pharmacy', 'PayerAdmin', 'SuperAdmin'], { shortcut: 'P' }),
  tile('ADR 0069', 'Formulary', '/admin/formulary', ['PayerAdmin', 'SuperAdmin']),
  tile('ADR 0110', 'Price lists', '/admin/pricelists', ['PayerAdmin', 'SuperAdmin']),
  tile('ADR 0110', 'Agreed prices', '/agreedprices', [
    ...(['ProviderAdmin', 'FacilityGroupAdmin', 'MedicalProvider', 'Pharmacy', 'EauthClaim'] as const),
  ]),
  tile('REQ-RDASH-05', 'Eligibility', '/eligibility/summary', ['Eligibility', 'PayerAdmin', 'SuperAdmin'], {
    shortcut: 'E',
  }),
  tile('ADR 0024', 'Work list', '/eligibility/worklist', ['InsurerUser', 'PayerAdmin']),
  tile('ADR 0034', 'Provider queries', '/providerquery', ['InsurerUser', 'PayerAdmin', 'CallCenterAgent']),
  tile('ADR 0107', 'Provider empanelment', '/providerempanelment/status', ['InsurerUser', 'PayerAdmin']),
  tile('ADR 0042', 'Account requests', '/accountrequests', [
    ...(['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin', 'SuperAdmin'] as const),
  ]),
  tile('ADR 0105', 'Circulars', '/circular/publishing', ['InsurerUser', 'PayerAdmin', 'SuperAdmin']),
  tile('ADR 0132', 'Surveys of providers', '/providerempanelment/surveys', ['InsurerUser', 'PayerAdmin']),
  tile('ADR 0125', 'Changes of clinicians', '/manageclinician/changes', ['InsurerUser', 'PayerAdmin']),
  tile('REQ-RDASH-06', 'E-Authorization', '/eauth', ['MedicalProvider', 'PayerAdmin', 'SuperAdmin'], {
    shortcut: 'A',
  }),
  tile('ADR 0077', 'Approvals desk', '/eauth/desk', ['InsurerUser', 'PayerAdmin']),
  tile('REQ-RDASH-07', 'Claims', '/claim', ['Pharmacy', 'PayerAdmin', 'SuperAdmin', 'EauthClaim'], { shortcut: 'C' }),
  tile('REQ-RDASH-08', 'Manage Clinicians', '/facilityadmin/manageclinicians', ['ProviderAdmin'], { shortcut: 'L' }),
  tile('REQ-RDASH-09', 'Manage Users', '/admin/manageusers', ['ProviderAdmin'], { shortcut: 'U' }),
  tile('ADR 0050', 'Facility administration', '/facilityadmin', ['FacilityGroupAdmin', 'SuperAdmin']),
  tile('REQ-RDASH-10', 'Controlled Medication ERX', '/prescription/cmnotification', [
    'ControlMedicationMedicalProvider',
    'ControlMedicationPharmacy',
    'ERXAdmin',
    'RegulatorAdmin',
  ]),
  tile('REQ-RDASH-11', 'Request Licence', '/requestlicense', [
    'SuperAdmin',
    'SoftwareAllienceRepresentative',
    'SafeCareTechRepresentative',
  ]),
  tile('REQ-RDASH-12', 'ADTC', '/adtc', ['SuperAdmin', 'ADTC', 'CallCenterAgent']),
  tile('REQ-RDASH-13', 'Payer Member Search', '/payermember/payermembersearch', ['PayerMOI']),
  tile('REQ-RDASH-14', 'Ultrasound Member Upload', '/admin/ultrasoundmember', ['UltrasoundAgent']),
  tile('REQ-RDASH-15', 'Clinician Verification', '/admin/clinicianverificationsearch', ['SuperAdmin', 'ProviderAdmin']),
  tile('REQ-RDASH-16', 'ABM', '/abm', ['SuperAdmin', 'ABM', 'ABMAdmin', 'InsurerAdminPayer']),
  tile('REQ-RDASH-17', 'Claim Dashboard', '/claimdashboard', ['SuperAdmin', 'ClaimDashboard', 'PayerAdmin']),
  tile('REQ-RDASH-19', 'Provider services', '/daman', providerServices, { withFacility: true }),
  tile('REQ-RDASH-20', 'GHQ Member Search', '/ghq/membersearch', ['SuperAdmin', 'GHQ']),
  tile('REQ-RDASH-21', 'Vaccine & PCR', '/vaccinepcr', ['SuperAdmin', 'VaccinePCR']),
  tile('REQ-RDASH-22', 'Thiqa', '/thiqa', ['SuperAdmin', 'ThiqaEnrolment']),
  tile('REQ-RDASH-23', 'Home Care', '/homecare', [
    'SuperAdmin',
    'PayerAdmin',
    'HomeCare',
    'ReallocationApprovalUser',
    'ReallocationRequestInsurerUser',
    'ReallocationRequestDOHUser',
  ]),
  tile('REQ-RDASH-24', 'Drug Inventory', '/druginventory', ['SuperAdmin', 'DHAInspector'], {
    inDubai: ['DrugInventoryUser', 'IPTransferUser'],
  }),
  tile('REQ-RDASH-25', 'Performance Report', '/downloadproviderfile', ['FileDownload', 'FileDownloadAdmin']),
  tile('REQ-RDASH-26', 'Claim Offline', '/claimoffline', [
    'SuperAdmin',
    'ClaimOfflineAdmin',
    'NetworkClaim',
    'NonNetworkClaim',
  ]),
  tile('REQ-RDASH-27', 'Claim Dashboard Config', '/claimdashboardconfiguration', [
    'SuperAdmin',
    'ClaimDashboardConfigAdmin',
  ]),
  // The local environment's addresses (infra/environments.ts).
  tile('REQ-RDASH-18', 'D-Connect Provider Dashboard V2', 'https://d-connect.wasla.example/', providerServices, {
    withFacility: true,
    isExternal: true,
  }),
  tile('REQ-RDASH-28', 'Payer Online', 'https://payer-online.wasla.example/', ['PayerAdmin', 'InsurerUser'], {
    withFacility: true,
    isExternal: true,
  }),
];

interface Holder {
  readonly roles: readonly string[];
  readonly facilityRoles: readonly string[];
  readonly facilityId: string | null;
  readonly facilityLicense: string | null;
  readonly regulatoryId: number | null;
}

const dubai = 2;

/** The tile stands there, whatever it opens: a PF licence without the role shows the Pharmacy tile too (REQ-RDASH-30). */
export function isSpecifiedFor({ name, roles, inDubai, withFacility }: SpecifiedTile, user: Holder): boolean {
  const held: ReadonlySet<string> = new Set([...user.roles, ...user.facilityRoles]);
  if (name === 'Pharmacy' && user.facilityLicense?.startsWith('PF')) return true;
  if (withFacility && user.facilityId !== null) return true;
  if (user.regulatoryId === dubai && inDubai?.some((role) => held.has(role))) return true;
  return roles.some((role) => held.has(role));
}

export const namesSpecifiedFor = (user: Holder): string[] =>
  specifiedTiles.filter((each) => isSpecifiedFor(each, user)).map(({ name }) => name);
