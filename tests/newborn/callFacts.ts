import { newbornApi } from '../../shared/newborn/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(newbornApi, { afterAnswer: ['findMothers', 'getMother', 'registerNewborns'] });
