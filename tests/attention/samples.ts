import { attentionApi } from '../../shared/attention/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to the home of administrators; all invented. */
export const samples = samplesOf(attentionApi, {
  getAttention: {},
  getOverdue: { query: { payerId: 102 } },
});
