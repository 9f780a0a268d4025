import { authorizationMeasureApi } from '../../../shared/authorizationMeasure/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to authorizationMeasure; all invented. */
export const authorizationMeasureSamples = samplesOf(authorizationMeasureApi, {
  getAuthorizationMeasures: { query: { months: 6, payerId: 518 } },
});
