import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { listPastIncidents } from '../_data/systemStatus/incident.ts';
import type { Operation } from '../_kit/context.ts';

export const searchIncidents: Operation<typeof systemStatusApi.endpoints.searchIncidents> = ({ body }, { store }) =>
  listPastIncidents(store, body);
