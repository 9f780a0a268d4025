import { systemApi } from '../../shared/system/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to system; all invented. */
export const samples = samplesOf(systemApi, {
  getHealth: {},
  getPortalSettings: {},
  getOpenApi: {},
});
