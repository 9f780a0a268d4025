import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { NextRequest } from '../parts/desk/useTakeNext.ts';
import { authorizationDeskScreens } from './screens.ts';

/** How the next request for approval is taken. */
export const nextRequest: NextRequest<{ authorizationId: string }> = {
  endpoint: authorizationDeskApi.endpoints.takeNextAuthorization,
  linkOf: (taken) => pathTo(authorizationDeskScreens.item, taken),
  list: pathTo(authorizationDeskScreens.list),
};
