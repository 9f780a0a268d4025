import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const words = { text: 'Answers take longer than usual.', textArabic: 'تستغرق الردود وقتًا أطول من المعتاد.' };

/** What people ask about the state of the system, and what administrators tell; all invented. */
export const samples = samplesOf(systemStatusApi, {
  getSystemStatus: {},
  getSystemStatusDetails: {},
  searchIncidents: { body: {} },
  addIncident: {
    body: {
      kind: 'incident',
      title: 'Slow answers',
      titleArabic: 'بطء في الردود',
      ...words,
      startsAt: '2026-11-25T06:00:00Z',
    },
  },
  getConnections: {},
  lookAtConnection: { body: { partId: 'dhpo' } },
  reportIncident: { body: { incidentId: '01J00000000000000000000000', edition: 1, ...words, isOver: true } },
});
