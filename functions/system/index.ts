import { systemApi } from '../../shared/system/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getHealth } from './getHealth.ts';
import { getOpenApi } from './getOpenApi.ts';
import { getPortalSettings } from './getPortalSettings.ts';

export const handler = areaHandler(systemApi, { getHealth, getOpenApi, getPortalSettings }, wiring);
