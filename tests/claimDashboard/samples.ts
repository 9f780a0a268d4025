import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const transactionNumber = '5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11';

/** What visitors and administrators send about the claim dashboard; all invented. */
export const samples = samplesOf(claimDashboardApi, {
  addRegistration: {
    body: {
      transactionNumber,
      requesterName: 'Huda Invented',
      title: 'Revenue manager',
      emailId: 'huda@clinic.example.ae',
      contactNumber: '0501234567',
      comments: 'For the billing office',
      users: [
        { userName: 'Omar Invented', emailId: 'omar@clinic.example.ae', accessType: 4, facilityLicenses: ['DHA-F-1'] },
      ],
      token: 'a-solved-puzzle',
    },
  },
  importMembersFromExcel: { body: { file: new File(['PK'], 'users.xlsx'), token: 'a-solved-puzzle' } },
  downloadBulkRegistrationTemplate: {},
  searchClaimDashboardRequests: { query: {} },
  getClaimDashboardRequest: { query: { transactionNumber } },
});
