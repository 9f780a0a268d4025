import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const queryId = '01K0000000000000000000000A';

/** What callers send to providerQuery; all invented. */
export const samples = samplesOf(providerQueryApi, {
  getQueries: { query: { state: 'active', category: 'claim', whose: 'all' } },
  getQuery: { query: { queryId } },
  getQueryMessages: { query: { queryId } },
  getQueryAttachment: { query: { queryId, attachmentId: '01K0000000000000000000000B' } },
  openQuery: {
    body: {
      payerId: 102,
      category: 'claim',
      subject: 'Denied consultation',
      text: 'Why was it denied?',
      attachmentIds: [],
    },
  },
  moveQuery: { body: { queryId, version: 1, move: 'add', text: 'One more thing', attachmentIds: [] } },
  markQueryRead: { body: { queryId, messageId: '01K0000000000000000000000C' } },
  getQueryStaff: {},
});
