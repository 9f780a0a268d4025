import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getInsurerAuthorization } from './getInsurerAuthorization.ts';
import { getInsurerAuthorizationCounts } from './getInsurerAuthorizationCounts.ts';
import { printInsurerAuthorization } from './printInsurerAuthorization.ts';
import { searchInsurerAuthorizations } from './searchInsurerAuthorizations.ts';

export const handler = areaHandler(
  authorizationQueryApi,
  { searchInsurerAuthorizations, getInsurerAuthorizationCounts, getInsurerAuthorization, printInsurerAuthorization },
  wiring,
);
