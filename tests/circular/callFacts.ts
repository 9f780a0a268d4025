import { circularApi } from '../../shared/circular/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(circularApi, { background: ['getDueCirculars'] });
