import { authorizationMeasureApi } from '../../shared/authorizationMeasure/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getAuthorizationMeasures } from './getAuthorizationMeasures.ts';

export const handler = areaHandler(authorizationMeasureApi, { getAuthorizationMeasures }, wiring);
