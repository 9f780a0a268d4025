import { manageApi } from '../../shared/manage/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to manage; all invented. */
export const samples = samplesOf(manageApi, {
  changePassword: {
    body: {
      currentPassword: 'Wrong_Horse_6',
      newPassword: 'Wrong_Horse_7',
      confirmPassword: 'Wrong_Horse_7',
    },
  },
  resetUserPassword: {
    body: { userId: 'demo-user-001' },
  },
  getUserDetails: {},
  updateUserDetails: {
    body: {
      firstName: 'Sara',
      lastName: 'Invented',
      mobileNumber: '+971-50-123-4567',
      areShortcutsOn: true,
      version: 1,
    },
  },
  proveIdentity: { body: { cardReadId: 'no reading', version: 1 } },
  getRegulatoryDetails: {},
  addRegulatoryDetails: {
    body: {
      facilityId: 'another-facility',
      regulatorUsername: 'clinic',
      regulatorPassword: 'secret',
      version: 1,
    },
  },
  changeRegulatoryDetails: {
    body: {
      facilityId: 'another-facility',
      regulatorUsername: 'clinic',
      regulatorPassword: 'secret',
      version: 1,
    },
  },
  getSessions: {
    query: {},
  },
  endSessions: {
    body: {},
  },
  getSavedFilters: {
    query: {
      table: 'eligibility',
    },
  },
  saveFilter: {
    body: {
      table: 'eligibility',
      name: 'This month',
      values: {
        from: '2026-11-01',
      },
    },
  },
  deleteFilter: {
    body: {
      table: 'eligibility',
      name: 'This month',
    },
  },
});
