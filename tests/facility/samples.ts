import { facilityApi } from '../../shared/facility/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const seen = { facilityId: 'a-facility', version: 1 };
const licenseRequestId = '01K0000000000000000000000A';
const search = { searchTerm: 'palm', regulatorId: 1, excludedItems: 'MF-1,MF-2' };

/** What callers send to facility; all invented. */
export const samples = samplesOf(facilityApi, {
  getCurrentUserFacilities: {},
  changeUserFacility: {
    query: {
      changedFacilityId: 'another-facility',
    },
  },
  acknowledgeBankUpdate: {},
  refreshProvider: {},
  getAllActiveFacilities: { query: search },
  getAllFacilities: { query: search },
  getAllActiveAndInactiveFacilities: { query: search },
  searchFacilities: { body: { ...search, kind: 'clinic', isActive: true } },
  findFacility: { body: { searchTerm: 'MF-1' } },
  getAllProviderCodes: { query: { searchTerm: 'PRV' } },
  getCurrentUserProviderCode: {},
  getHomeCareFacility: { query: {} },
  getFacilityById: { query: { facilityId: 'a-facility' } },
  getHipProviderStatus: { query: { regulatorId: 1, facilityLicense: 'MF-1' } },
  saveFacility: {
    body: {
      facilityName: 'Palm Clinic',
      facilityNameArabic: 'عيادة النخلة',
      facilityLicense: 'MF-77',
      regulatorId: 1,
      kind: 'clinic',
      emirate: 'Abu Dhabi',
      providerStatus: 'CONTRACTED',
      providerCode: 'PRV-77',
      providerMode: null,
      providerNotes: null,
      isBankUpdateRequired: false,
      hasDiseaseManagement: false,
      isHomeCare: true,
    },
  },
  changeFacilityState: { body: { ...seen, isActive: false, reason: 'The licence has expired.' } },
  enableIntegrationForFacility: {
    body: { ...seen, isEnabled: true, connection: { connectedOn: '2026-01-31', source: 'exchange', note: null } },
  },
  getNumberOfLicensedUsersOption: {},
  searchFacilityLicense: { body: { state: 'waiting' } },
  getLicenseRequest: { query: { licenseRequestId } },
  requestLicense: { body: { facilityLicense: 'MF-1', numberOfUsers: 10 } },
  approveRequestedLicense: { body: { licenseRequestId, version: 1 } },
  refuseRequestedLicense: { body: { licenseRequestId, version: 1, reason: 'The contract has not been signed.' } },
});
