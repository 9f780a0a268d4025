import { manageApi } from '../../shared/manage/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addRegulatoryDetails } from './addRegulatoryDetails.ts';
import { changePassword } from './changePassword.ts';
import { changeRegulatoryDetails } from './changeRegulatoryDetails.ts';
import { deleteFilter } from './deleteFilter.ts';
import { endSessions } from './endSessions.ts';
import { getRegulatoryDetails } from './getRegulatoryDetails.ts';
import { getSavedFilters } from './getSavedFilters.ts';
import { getSessions } from './getSessions.ts';
import { getUserDetails } from './getUserDetails.ts';
import { proveIdentity } from './proveIdentity.ts';
import { resetUserPassword } from './resetUserPassword.ts';
import { saveFilter } from './saveFilter.ts';
import { updateUserDetails } from './updateUserDetails.ts';

const operations = {
  changePassword,
  resetUserPassword,
  getUserDetails,
  updateUserDetails,
  proveIdentity,
  getRegulatoryDetails,
  addRegulatoryDetails,
  changeRegulatoryDetails,
  getSessions,
  endSessions,
  getSavedFilters,
  saveFilter,
  deleteFilter,
};

export const handler = areaHandler(manageApi, operations, wiring);
