import { userApi } from '../../shared/user/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const userid = 'demo-user-001';
const ofUser = { query: { userid } };
const withRole = { query: { userid, role: 'VaccinePCR' } } as const;
const withOwner = { query: { userid, groupownerid: 1001 } };
const withGroup = { query: { userid, subgroupid: 1001 } };

/** What administrators send about people; all invented. */
export const samples = samplesOf(userApi, {
  searchUsers: { body: { text: 'sara' } },
  lockUser: { body: { userId: userid, reason: 'On leave.' } },
  unlockUser: { body: { userId: userid } },
  forceLogoutUser: { query: { userId: userid } },
  listUsers: { query: {} },
  getUser: { params: { id: userid } },
  updateUser: {
    params: { id: userid },
    body: { firstName: 'Sara', lastName: 'Invented', facilityIds: ['another-facility'], version: 1 },
  },
  deleteUser: { params: { id: userid } },
  addUser: {
    body: {
      userName: 'new.colleague@clinic.example',
      firstName: 'Noor',
      lastName: 'Invented',
      facilityIds: ['another-facility'],
      roles: ['Standard', 'Eligibility'],
    },
  },
  updateUserClinician: { body: { userId: userid, clinicianLicense: null } },
  getFacilityUsers: { query: {} },
  getUserRoles: ofUser,
  removeUserRole: withRole,
  removeUser: ofUser,
  restoreUser: { body: { userId: userid } },
  getRolesToAdd: ofUser,
  addUserRole: withRole,
  addTemporaryRole: {
    body: { userId: userid, role: 'VaccinePCR', endsAt: '2026-12-01T00:00:00.000Z', reason: 'Covers a colleague.' },
  },
  getGroupOwnersByUserId: ofUser,
  addGroupOwnerToUser: withOwner,
  deleteGroupOwnerFromUser: withOwner,
  getSubGroupsByUserId: ofUser,
  addSubGroupToUser: withGroup,
  deleteSubGroupFromUser: withGroup,
  getFacilityChoices: { query: {} },
  getEffectiveRights: ofUser,
  getUserHistory: ofUser,
});
