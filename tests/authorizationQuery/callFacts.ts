import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(authorizationQueryApi, { background: ['getInsurerAuthorizationCounts'] });
