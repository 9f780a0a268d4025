import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(diseaseManagementApi, {
  afterAnswer: ['findCandidates', 'getCandidate', 'enrolMember'],
});
