import { moduleAccess } from '../_field/moduleAccess.ts';
import { worklistApi } from './routes.ts';

/** Requests about eligibility at a payer's desk. */
export const deskKind = {
  order: 1,
  access: moduleAccess.worklist,
  screen: 'worklist',
  counts: worklistApi.endpoints.getWorklistCounts,
  views: { nobody: 'waiting', mine: 'mine', overdue: 'overdue', all: 'all' },
} as const;
