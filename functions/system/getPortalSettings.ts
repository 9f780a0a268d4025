import type { systemApi } from '../../shared/system/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';

/** The links and contacts of this environment. */
export const getPortalSettings: Operation<typeof systemApi.endpoints.getPortalSettings> = async () =>
  env('PORTAL_SETTINGS');
