import { regulatorApi } from '../../shared/regulator/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getEauthRegulatoryErrors } from './getEauthRegulatoryErrors.ts';
import { getPharmacyRegulatoryErrors } from './getPharmacyRegulatoryErrors.ts';
import { getRegulators } from './getRegulators.ts';
import { testConnection } from './testConnection.ts';

export const handler = areaHandler(
  regulatorApi,
  { getRegulators, testConnection, getEauthRegulatoryErrors, getPharmacyRegulatoryErrors },
  wiring,
);
