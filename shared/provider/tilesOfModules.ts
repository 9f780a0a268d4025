import { tilesOfProvider as authorizationQuery } from '../authorizationQuery/tilesOfProvider.ts';
import { tilesOfProvider as circular } from '../circular/tilesOfProvider.ts';
import { tilesOfProvider as clinician } from '../clinician/tilesOfProvider.ts';
import { tilesOfProvider as diseaseManagement } from '../diseaseManagement/tilesOfProvider.ts';
import { tilesOfProvider as empanelment } from '../empanelment/tilesOfProvider.ts';
import { tilesOfProvider as member } from '../member/tilesOfProvider.ts';
import { tilesOfProvider as newborn } from '../newborn/tilesOfProvider.ts';
import { tilesOfProvider as providerQuery } from '../providerQuery/tilesOfProvider.ts';
import { tilesOfProvider as survey } from '../survey/tilesOfProvider.ts';
import { tilesOfProvider as systemStatus } from '../systemStatus/tilesOfProvider.ts';

/** The tiles of all modules. `npm run modules` writes this file. */
export const tilesOfModules = {
  ...authorizationQuery,
  ...circular,
  ...clinician,
  ...diseaseManagement,
  ...empanelment,
  ...member,
  ...newborn,
  ...providerQuery,
  ...survey,
  ...systemStatus,
};
