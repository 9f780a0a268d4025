import { authorizationMeasureApi } from '../../shared/authorizationMeasure/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to authorizationMeasure; all invented. */
export const samples = samplesOf(authorizationMeasureApi, {
  getAuthorizationMeasures: { query: { months: 6, payerId: 518 } },
});
