import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(homeCareApi, {
  background: ['markEpisodeRead'],
  afterAnswer: ['findHomeCarePatients', 'getHomeCarePatient', 'openEpisode'],
});
