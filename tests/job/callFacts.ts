import { jobApi } from '../../shared/job/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(jobApi, { background: ['getJob', 'getBatchRows'] });
