import type { systemApi } from '../../shared/system/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';

/** That the portal serves, and which version of it. Nothing about its parts: the call is public. */
export const getHealth: Operation<typeof systemApi.endpoints.getHealth> = async () => ({
  version: env('VERSION'),
  environment: env('STAGE'),
});
