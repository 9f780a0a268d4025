import type SvgIcon from '@mui/material/SvgIcon';
import type { ProviderTileName } from '../../shared/provider/providerTiles.ts';
import { authorizationDashboard } from '../authorizationQuery/providerTileIcons.ts';
import { circulars } from '../circular/providerTileIcons.ts';
import { manageClinician } from '../clinician/providerTileIcons.ts';
import { diseaseManagement } from '../diseaseManagement/providerTileIcons.ts';
import {
  addBranch,
  joinNetwork,
  recontracting,
  trackEmpanelment,
  updateContract,
  updateProfile,
} from '../empanelment/providerTileIcons.ts';
import { memberValidity } from '../member/providerTileIcons.ts';
import { newbornCard } from '../newborn/providerTileIcons.ts';
import { providerQuery } from '../providerQuery/providerTileIcons.ts';
import { providerSurvey } from '../survey/providerTileIcons.ts';
import { systemStatus } from '../systemStatus/providerTileIcons.ts';

/** The icon of each tile. `npm run modules` writes this file. */
export const providerTileIcons: Readonly<Record<ProviderTileName, typeof SvgIcon>> = {
  authorizationDashboard,
  circulars,
  manageClinician,
  diseaseManagement,
  addBranch,
  recontracting,
  updateProfile,
  joinNetwork,
  updateContract,
  trackEmpanelment,
  memberValidity,
  newbornCard,
  providerQuery,
  providerSurvey,
  systemStatus,
};
