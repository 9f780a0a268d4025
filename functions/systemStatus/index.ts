import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addIncident } from './addIncident.ts';
import { getConnections } from './getConnections.ts';
import { getSystemStatus } from './getSystemStatus.ts';
import { getSystemStatusDetails } from './getSystemStatusDetails.ts';
import { lookAtConnection } from './lookAtConnection.ts';
import { reportIncident } from './reportIncident.ts';
import { searchIncidents } from './searchIncidents.ts';

export const handler = areaHandler(
  systemStatusApi,
  {
    getSystemStatus,
    getSystemStatusDetails,
    searchIncidents,
    addIncident,
    reportIncident,
    getConnections,
    lookAtConnection,
  },
  wiring,
);
