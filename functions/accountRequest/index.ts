import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { approveAccountRequest } from './approveAccountRequest.ts';
import { getAccountRequest } from './getAccountRequest.ts';
import { refuseAccountRequest } from './refuseAccountRequest.ts';
import { searchAccountRequests } from './searchAccountRequests.ts';

export const handler = areaHandler(
  accountRequestApi,
  { searchAccountRequests, getAccountRequest, approveAccountRequest, refuseAccountRequest },
  wiring,
);
