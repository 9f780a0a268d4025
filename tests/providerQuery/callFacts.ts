import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(providerQueryApi, { background: ['markQueryRead'] });
