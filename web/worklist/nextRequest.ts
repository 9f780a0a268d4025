import { worklistApi } from '../../shared/worklist/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { NextRequest } from '../parts/desk/useTakeNext.ts';
import { worklistScreens } from './screens.ts';

/** How the next request of the work list is taken. */
export const nextRequest: NextRequest<{ eligibilityId: string }> = {
  endpoint: worklistApi.endpoints.takeNextRequest,
  linkOf: (taken) => pathTo(worklistScreens.item, taken),
  list: pathTo(worklistScreens.list),
};
