import { notificationApi } from '../../shared/notification/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(notificationApi, { background: ['getNews', 'markRead'] });
