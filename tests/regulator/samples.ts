import { regulatorApi } from '../../shared/regulator/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to regulator; all invented. */
export const samples = samplesOf(regulatorApi, {
  getRegulators: {
    query: {},
  },
  testConnection: {
    body: {
      username: 'clinic',
      password: 'secret',
      regulatorId: 1,
      facilityLicense: 'MF1001',
      token: 'not solved',
    },
  },
  getEauthRegulatoryErrors: {
    query: {
      requestId: '01K0000000000000000000000B',
    },
  },
  getPharmacyRegulatoryErrors: {
    query: {
      requestId: '01K0000000000000000000000B',
    },
  },
});
