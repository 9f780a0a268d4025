import { authorizationApi } from '../../shared/authorization/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(authorizationApi, {
  background: ['getAuthorizationCounts', 'markAuthorizationRead'],
});
