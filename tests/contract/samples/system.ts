import { systemApi } from '../../../shared/system/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to system; all invented. */
export const systemSamples = samplesOf(systemApi, {
  getHealth: {},
  getPortalSettings: {},
  getOpenApi: {},
});
