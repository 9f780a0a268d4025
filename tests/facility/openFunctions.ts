import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'All payers see the same facilities.',
    functions: {
      'facility/facility': [
        'putFacility',
        'findFacilityByLicense',
        'facilityItems',
        'getFacility',
        'facilityChange',
        'newFacilityPuts',
      ],
      'facility/facilityUse': ['unusedFacilityDeletes', 'isInUse'],
      'facility/facilityEntries': [
        'facilityWords.entries',
        'facilityWords.changes',
        'facilityWords.find',
        'providerCodeKey',
        'facilityEntries',
        'entryChanges',
      ],
      'facility/facilitySearch': [
        'searchAllFacilities',
        'searchTheseFacilities',
        'listProviderCodes',
        'listHomeCare',
        'findProviderCode',
      ],
    },
  },
  {
    because:
      'Distributors ask for licences of any facility, and the portal decides; the calls read a request by the desk of the caller.',
    functions: {
      'portalLicense/portalLicense': [
        'newLicenseRequestPuts',
        'licenseRequestChange',
        'findLicenseRequest',
        'listLicenseRequests',
      ],
    },
  },
  {
    because: 'A seat says only that a person works for a facility; it is taken before a session has a tenant.',
    functions: {
      'seat/seat': ['countSeats', 'hasSeat', 'takeSeat', 'leaveSeat', 'seatedPeople', 'toldUpdate'],
    },
  },
];
