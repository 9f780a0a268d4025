import { moduleAccess } from '../_field/moduleAccess.ts';
import { authorizationDeskApi } from './routes.ts';

/** Requests for approval at a payer's desk. */
export const deskKind = {
  order: 2,
  access: moduleAccess.authorizationDesk,
  screen: 'authorizationDesk',
  counts: authorizationDeskApi.endpoints.getDeskCounts,
  views: { nobody: 'nobody', mine: 'mine', overdue: 'overdue', proposed: 'proposed', all: 'all' },
} as const;
