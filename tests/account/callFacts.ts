import { accountApi } from '../../shared/account/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(accountApi, { background: ['getChatIdentity'] });
