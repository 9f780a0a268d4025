import { administrators, providerServices, type SpecifiedTile, tile } from './specification.ts';
import { tilesOfModules } from './specifiedOfModules.ts';

/** The tiles of modules that come with a later release, and those that lead out of the portal. */
const others: readonly SpecifiedTile[] = [
  tile('REQ-RDASH-04', 'Pharmacy', '/pharmacy/pharmacy', ['Pharmacy', ...administrators], { order: 30, shortcut: 'P' }),
  tile(
    'REQ-RDASH-10',
    'Controlled Medication ERX',
    '/prescription/cmnotification',
    ['ControlMedicationMedicalProvider', 'ControlMedicationPharmacy', 'ERXAdmin', 'RegulatorAdmin'],
    { order: 90 },
  ),
  tile('REQ-RDASH-12', 'ADTC', '/adtc', ['SuperAdmin', 'ADTC', 'CallCenterAgent'], { order: 110 }),
  tile('REQ-RDASH-14', 'Ultrasound Member Upload', '/admin/ultrasoundmember', ['UltrasoundAgent'], { order: 130 }),
  tile('REQ-RDASH-16', 'ABM', '/abm', ['SuperAdmin', 'ABM', 'ABMAdmin', 'InsurerAdminPayer'], { order: 150 }),
  tile('REQ-RDASH-17', 'Claim Dashboard', '/claimdashboard', ['SuperAdmin', 'ClaimDashboard', 'PayerAdmin'], {
    order: 160,
  }),
  tile('REQ-RDASH-21', 'Vaccine & PCR', '/vaccinepcr', ['SuperAdmin', 'VaccinePCR'], { order: 200 }),
  tile('REQ-RDASH-22', 'Thiqa', '/thiqa', ['SuperAdmin', 'ThiqaEnrolment'], { order: 210 }),
  tile('REQ-RDASH-24', 'Drug Inventory', '/druginventory', ['SuperAdmin', 'DHAInspector'], {
    order: 230,
    inDubai: ['DrugInventoryUser', 'IPTransferUser'],
  }),
  tile('REQ-RDASH-25', 'Performance Report', '/downloadproviderfile', ['FileDownload', 'FileDownloadAdmin'], {
    order: 240,
  }),
  tile(
    'REQ-RDASH-26',
    'Claim Offline',
    '/claimoffline',
    ['SuperAdmin', 'ClaimOfflineAdmin', 'NetworkClaim', 'NonNetworkClaim'],
    { order: 250 },
  ),
  // The local environment's addresses (infra/environments.ts).
  tile('REQ-RDASH-18', 'D-Connect Provider Dashboard V2', 'https://d-connect.wasla.example/', providerServices, {
    order: 1000,
    withFacility: true,
    isExternal: true,
  }),
  tile('REQ-RDASH-28', 'Payer Online', 'https://payer-online.wasla.example/', ['PayerAdmin', 'InsurerUser'], {
    order: 1010,
    withFacility: true,
    isExternal: true,
  }),
];

/** The tiles of the role-based dashboard in their order, written by hand: the portal is held to them. */
export const specifiedTiles: readonly SpecifiedTile[] = [...others, ...tilesOfModules].toSorted(
  (one, other) => one.order - other.order,
);

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
