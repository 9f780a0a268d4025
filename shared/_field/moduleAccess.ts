import type { Grant } from './grants.ts';
import { regulators } from './regulator.ts';

const administrators = ['PayerAdmin', 'SuperAdmin'] as const satisfies readonly Grant[];

/** Who decides on requests reads what decides them, of the own payer, and changes none of it. */
const payerReaders = [...administrators, 'InsurerUser'] as const satisfies readonly Grant[];

const providerServices = [
  { hasFacility: true },
  'SuperAdmin',
  'PayerAdmin',
  'InsurerUser',
  'ProviderAdmin',
  'CallCenterAgent',
] as const satisfies readonly Grant[];

const adminTile = [...administrators, 'SetupAdmin', 'ERXAdmin'] as const satisfies readonly Grant[];
const clinicianVerification = ['SuperAdmin', 'ProviderAdmin'] as const satisfies readonly Grant[];

/**
 * THE list of who may use which module: the roles of its tile and of its guarded section (specification, section 6; decisions,
 * Routes 5 and Roles 1). Screens, tiles and the command palette read it.
 */
export const moduleAccess = {
  pharmacy: ['Pharmacy', ...administrators],
  eligibility: ['Eligibility', ...administrators],
  /** The history of requests and their answers: a payer's reviewers read it, and have no tile of it. */
  eligibilityHistory: ['Eligibility', ...payerReaders],
  eligibilityRules: administrators,
  /** What a payer's rules ask, its drafts among them. */
  eligibilityRuleReaders: payerReaders,
  /** What needs a payer's approval, and what is decided by itself. */
  authorizationRules: administrators,
  /** A payer's list of drugs with their prices. */
  formulary: administrators,
  /** The prices that a payer has agreed with each provider. */
  priceLists: administrators,
  /** The same prices, for the provider's own people. */
  agreedPrices: ['ProviderAdmin', 'FacilityGroupAdmin', 'MedicalProvider', 'Pharmacy', 'EauthClaim'],
  /** A payer's register of members. */
  memberRegister: administrators,
  /** Looking into it. */
  memberRegisterReaders: payerReaders,
  /** The payer's reviewers and their administrator (decisions, Roles 1); nobody else has a work list. */
  worklist: ['InsurerUser', 'PayerAdmin'],
  /** The insurer's people who answer providers' queries, and its call centre; a provider needs no role to ask. */
  providerQueryDesk: ['InsurerUser', 'PayerAdmin', 'CallCenterAgent'],
  /** The insurer's people who look at facilities that join its network, and decide; a facility needs no role to ask. */
  empanelmentDesk: ['InsurerUser', 'PayerAdmin'],
  /** Who changes what insurers know of a facility, its bank account among it: the facility's administrators. */
  providerProfile: ['ProviderAdmin', 'FacilityGroupAdmin'],
  /** Who reads the prices that providers propose: those who propose them, and the insurer's people who decide. */
  priceProposals: ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
  /** Who reads what providers tell of their clinicians: those who tell it, and the insurer's people who keep the network. */
  clinicianMoves: ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
  /** Who tells providers and payers by circulars: the insurer's people, and the portal. */
  circularPublishers: ['InsurerUser', 'PayerAdmin', 'SuperAdmin'],
  /** What could not be delivered to payers and readers of mail; none of it names a patient. */
  deliveries: ['SuperAdmin', 'SetupAdmin'],
  /** Sending it again, which changes requests. */
  redelivery: ['SuperAdmin'],
  /** What those who run the portal should look at. */
  attention: ['SuperAdmin', 'SetupAdmin'],
  eauth: ['MedicalProvider', ...administrators],
  /** How requests for approval go: a facility's own, and those that were sent to a payer. */
  authorizationMeasures: ['MedicalProvider', 'InsurerUser', 'PayerAdmin'],
  /** The payer's people who decide on requests for approval. */
  authorizationDesk: ['InsurerUser', 'PayerAdmin'],
  /** Who brings the sheets of authorisations that a payer made in its own system. */
  insurerAuthorizationSheets: ['PayerAdmin'],
  claim: ['Pharmacy', ...administrators, 'EauthClaim'],
  /** Who makes the claims of a facility. */
  claimBillers: ['Pharmacy', 'EauthClaim'],
  /** Those who send requests by way of a regulator's post office. */
  regulatoryErrors: ['MedicalProvider', 'Pharmacy', ...administrators],
  adminTile,
  /** The whole section: each of the further roles has pages of its own there. */
  admin: [...adminTile, 'ProviderAdmin', 'UltrasoundAgent'],
  manageUsers: ['ProviderAdmin'],
  ultrasoundUpload: ['UltrasoundAgent'],
  clinicianVerification,
  manageClinicians: ['ProviderAdmin'],
  facilityAdmin: ['ProviderAdmin', 'FacilityGroupAdmin', 'SuperAdmin'],
  /** The people of the portal, or of one's own facilities. */
  users: ['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin'],
  /** Sheets of any kind (shared/sheetImport/kindsByName.ts): each kind says who of these may bring it. */
  imports: [
    ...(['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'Eligibility'] as const),
    ...(['Pharmacy', 'EauthClaim'] as const),
  ],
  /** Accounts and licences that wait for an administrator. */
  accountRequests: ['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin', 'SuperAdmin'],
  /** Resetting a person's second factor. */
  secondFactorReset: ['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin', 'SuperAdmin'],
  logging: ['SuperAdmin', 'ErrorLog'],
  /** The files of post offices that could not be read or matched with a request. */
  postOfficeFiles: ['SuperAdmin', 'SetupAdmin'],
  /** The background jobs of all tenants that failed. */
  failedJobs: ['SuperAdmin', 'SetupAdmin'],
  /** The lists of choices that the portal's administrators keep. */
  lookupLists: ['SuperAdmin', 'SetupAdmin'],
  /** Who tells everybody of incidents and planned work. */
  systemIncidents: ['SuperAdmin', 'SetupAdmin'],
  /** Whether anybody has rewritten the audit trail. */
  auditState: ['SuperAdmin'],
  controlledMedication: ['ControlMedicationMedicalProvider', 'ControlMedicationPharmacy', 'ERXAdmin', 'RegulatorAdmin'],
  requestLicense: ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
  /** Giving or refusing the portal licences that were asked for. */
  approveLicense: ['SuperAdmin'],
  /** Adding and changing facilities. */
  facilities: ['SetupAdmin', 'SuperAdmin'],
  /** The codes by which the insurer's network knows its providers. */
  providerCodes: [...administrators, 'SetupAdmin', 'InsurerUser', 'CallCenterAgent'],
  adtc: ['SuperAdmin', 'ADTC', 'CallCenterAgent'],
  payerMemberSearch: ['PayerMOI'],
  abm: ['SuperAdmin', 'ABM', 'ABMAdmin', 'InsurerAdminPayer'],
  claimDashboard: ['SuperAdmin', 'ClaimDashboard', 'PayerAdmin'],
  ghq: ['SuperAdmin', 'GHQ'],
  vaccinePcr: ['SuperAdmin', 'VaccinePCR'],
  thiqa: ['SuperAdmin', 'ThiqaEnrolment'],
  homeCare: [
    ...administrators,
    'HomeCare',
    'ReallocationApprovalUser',
    'ReallocationRequestInsurerUser',
    'ReallocationRequestDOHUser',
  ],
  /** Who cares for patients at home: the people of a facility who hold this role, for the notes are clinical. */
  homeCareProvider: ['HomeCare'],
  /** The insurer's people who approve care at home. */
  homeCareDesk: ['PayerAdmin', 'ReallocationRequestInsurerUser', 'ReallocationApprovalUser'],
  /** The health authority's people who oversee care at home. */
  homeCareAuthority: ['ReallocationRequestDOHUser', 'ReallocationApprovalUser'],
  drugInventory: [
    'SuperAdmin',
    'DHAInspector',
    { role: 'DrugInventoryUser', regulatoryId: regulators.DHA },
    { role: 'IPTransferUser', regulatoryId: regulators.DHA },
  ],
  performanceReport: ['FileDownload', 'FileDownloadAdmin'],
  claimOffline: ['SuperAdmin', 'ClaimOfflineAdmin', 'NetworkClaim', 'NonNetworkClaim'],
  claimDashboardConfiguration: ['SuperAdmin', 'ClaimDashboardConfigAdmin'],
  providerServices,
  diseaseManagement: [...providerServices, 'DiseaseManagement'],
  /** The care team of a facility, who treats a member in a programme. */
  careTeam: ['DiseaseManagement', 'MedicalProvider'],
  /** Who reads of members in a programme: the care team, and the payer's people. */
  careReaders: ['DiseaseManagement', 'MedicalProvider', 'InsurerUser', 'PayerAdmin'],
  /** The external payer portal (decisions, Roles 2). */
  payerOnline: ['PayerAdmin', 'InsurerUser', { hasFacility: true }],
} as const satisfies Record<string, readonly Grant[]>;
