import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: "What works and what does not is for everybody, and names no tenant's record.",
    functions: {
      'systemStatus/probe': ['keepProbe', 'probeShape.item'],
      'systemStatus/statusNow': ['readStatusNow'],
      'systemStatus/incident': [
        'newIncidentPut',
        'incidentChange',
        'incidentEnd',
        'getOpenIncident',
        'listPastIncidents',
        'incidentShape.item',
      ],
    },
  },
];
