import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(errorLogApi, { background: ['reportError', 'reportVitals'] });
