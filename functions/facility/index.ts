import { facilityApi } from '../../shared/facility/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { acknowledgeBankUpdate } from './acknowledgeBankUpdate.ts';
import { changeUserFacility } from './changeUserFacility.ts';
import { getCurrentUserFacilities } from './getCurrentUserFacilities.ts';

export const handler = areaHandler(
  facilityApi,
  { getCurrentUserFacilities, changeUserFacility, acknowledgeBankUpdate },
  wiring,
);
