import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(systemStatusApi, {
  background: ['getSystemStatus', 'getSystemStatusDetails', 'getConnections'],
});
