import type SvgIcon from '@mui/material/SvgIcon';
import { accountRequests } from '../accountRequest/tileIcons.ts';
import { admin } from '../admin/tileIcons.ts';
import {
  abm,
  adtc,
  claimDashboard,
  claimOffline,
  controlledMedication,
  drugInventory,
  performanceReport,
  pharmacy,
  thiqa,
  ultrasoundUpload,
  vaccinePcr,
} from '../app/screens/tileIcons.ts';
import { auditTrail } from '../auditTrail/tileIcons.ts';
import { eauth } from '../authorization/tileIcons.ts';
import { authorizationDesk } from '../authorizationDesk/tileIcons.ts';
import type { TileName } from '../base/screen.ts';
import { circulars } from '../circular/tileIcons.ts';
import { claims } from '../claim/tileIcons.ts';
import { claimDashboardConfiguration } from '../claimDashboard/tileIcons.ts';
import { clinicianMoves, clinicianVerification, manageClinicians } from '../clinician/tileIcons.ts';
import { eligibility } from '../eligibility/tileIcons.ts';
import { empanelment } from '../empanelment/tileIcons.ts';
import { logging } from '../errorLog/tileIcons.ts';
import { requestLicense } from '../facility/tileIcons.ts';
import { formulary } from '../formulary/tileIcons.ts';
import { homeCare } from '../homeCare/tileIcons.ts';
import { ghqMemberSearch, payerMemberSearch } from '../member/tileIcons.ts';
import { agreedPrices, priceLists } from '../priceList/tileIcons.ts';
import { providerServices } from '../provider/tileIcons.ts';
import { providerQuery } from '../providerQuery/tileIcons.ts';
import { surveys } from '../survey/tileIcons.ts';
import { facilityAdmin, manageUsers } from '../user/tileIcons.ts';
import { worklist } from '../worklist/tileIcons.ts';

/** The icon of each tile. `npm run modules` writes this file. */
export const tileIcons: Readonly<Record<TileName, typeof SvgIcon>> = {
  accountRequests,
  admin,
  auditTrail,
  eauth,
  authorizationDesk,
  circulars,
  claims,
  claimDashboardConfiguration,
  clinicianMoves,
  manageClinicians,
  clinicianVerification,
  eligibility,
  empanelment,
  logging,
  requestLicense,
  formulary,
  homeCare,
  ghqMemberSearch,
  payerMemberSearch,
  priceLists,
  agreedPrices,
  providerServices,
  providerQuery,
  surveys,
  facilityAdmin,
  manageUsers,
  worklist,
  performanceReport,
  abm,
  claimOffline,
  claimDashboard,
  ultrasoundUpload,
  drugInventory,
  adtc,
  pharmacy,
  controlledMedication,
  vaccinePcr,
  thiqa,
};
