import { userApi } from '../../shared/user/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addGroupOwnerToUser } from './addGroupOwnerToUser.ts';
import { addSubGroupToUser } from './addSubGroupToUser.ts';
import { addTemporaryRole } from './addTemporaryRole.ts';
import { addUser } from './addUser.ts';
import { addUserRole } from './addUserRole.ts';
import { deleteGroupOwnerFromUser } from './deleteGroupOwnerFromUser.ts';
import { deleteSubGroupFromUser } from './deleteSubGroupFromUser.ts';
import { deleteUser } from './deleteUser.ts';
import { forceLogoutUser } from './forceLogoutUser.ts';
import { getEffectiveRights } from './getEffectiveRights.ts';
import { getFacilityChoices } from './getFacilityChoices.ts';
import { getFacilityUsers } from './getFacilityUsers.ts';
import { getGroupOwnersByUserId } from './getGroupOwnersByUserId.ts';
import { getRolesToAdd } from './getRolesToAdd.ts';
import { getSubGroupsByUserId } from './getSubGroupsByUserId.ts';
import { getUser } from './getUser.ts';
import { getUserHistory } from './getUserHistory.ts';
import { getUserRoles } from './getUserRoles.ts';
import { listUsers } from './listUsers.ts';
import { lockUser } from './lockUser.ts';
import { removeUser } from './removeUser.ts';
import { removeUserRole } from './removeUserRole.ts';
import { restoreUser } from './restoreUser.ts';
import { searchUsers } from './searchUsers.ts';
import { unlockUser } from './unlockUser.ts';
import { updateUser } from './updateUser.ts';
import { updateUserClinician } from './updateUserClinician.ts';

const operations = {
  searchUsers,
  lockUser,
  unlockUser,
  forceLogoutUser,
  listUsers,
  getUser,
  updateUser,
  deleteUser,
  addUser,
  updateUserClinician,
  getFacilityUsers,
  getUserRoles,
  removeUserRole,
  removeUser,
  restoreUser,
  getRolesToAdd,
  addUserRole,
  addTemporaryRole,
  getGroupOwnersByUserId,
  addGroupOwnerToUser,
  deleteGroupOwnerFromUser,
  getSubGroupsByUserId,
  addSubGroupToUser,
  deleteSubGroupFromUser,
  getFacilityChoices,
  getEffectiveRights,
  getUserHistory,
};

export const handler = areaHandler(userApi, operations, wiring);
