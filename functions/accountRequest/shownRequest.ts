import type { AccountRequest } from '../../shared/accountRequest/routes.ts';
import type { StoredAccountRequest } from '../_data/accountRequest/accountRequest.ts';

/** What administrators see of a request. */
export const shownRequest = ({ userId, clinicianName, specialty, ...request }: StoredAccountRequest): AccountRequest =>
  request;
