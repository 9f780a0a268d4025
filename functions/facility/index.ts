import { facilityApi } from '../../shared/facility/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { acknowledgeBankUpdate } from './acknowledgeBankUpdate.ts';
import { changeFacilityState } from './changeFacilityState.ts';
import { changeUserFacility } from './changeUserFacility.ts';
import { approveRequestedLicense, refuseRequestedLicense } from './decideLicense.ts';
import { enableIntegrationForFacility } from './enableIntegrationForFacility.ts';
import { findFacility } from './findFacility.ts';
import { getCurrentUserFacilities } from './getCurrentUserFacilities.ts';
import { getFacilityById } from './getFacilityById.ts';
import { getHipProviderStatus } from './getHipProviderStatus.ts';
import { getHomeCareFacility } from './getHomeCareFacility.ts';
import { getLicenseRequest, getNumberOfLicensedUsersOption, searchFacilityLicense } from './licenseRequests.ts';
import { getAllProviderCodes, getCurrentUserProviderCode } from './providerCodes.ts';
import { refreshProvider } from './refreshProvider.ts';
import { requestLicense } from './requestLicense.ts';
import { saveFacility } from './saveFacility.ts';
import {
  getAllActiveAndInactiveFacilities,
  getAllActiveFacilities,
  getAllFacilities,
  searchFacilities,
} from './searches.ts';

export const handler = areaHandler(
  facilityApi,
  {
    getAllActiveFacilities,
    getAllFacilities,
    getAllActiveAndInactiveFacilities,
    searchFacilities,
    findFacility,
    getAllProviderCodes,
    getCurrentUserProviderCode,
    getHomeCareFacility,
    getFacilityById,
    getHipProviderStatus,
    saveFacility,
    changeFacilityState,
    enableIntegrationForFacility,
    getNumberOfLicensedUsersOption,
    searchFacilityLicense,
    getLicenseRequest,
    requestLicense,
    approveRequestedLicense,
    refuseRequestedLicense,
    getCurrentUserFacilities,
    changeUserFacility,
    acknowledgeBankUpdate,
    refreshProvider,
  },
  wiring,
);
