import { worklistApi } from '../../shared/worklist/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(worklistApi, {
  background: ['getWorklistCounts'],
  afterAnswer: ['getDeskContext'],
});
