import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(authorizationDeskApi, {
  background: ['getDeskCounts'],
  afterAnswer: ['getAuthorizationContext'],
});
