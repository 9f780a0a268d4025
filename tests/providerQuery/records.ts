import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { opened } from './support/queries.ts';

/** Queries of a facility to its payer. */
export const records = recordsOf(providerQueryApi, {
  owned: {
    query: {
      make: (owner) => opened(owner.clinic, { payerId: payerOf(owner) }),
      owners: ['clinic', 'payer'],
      fields: ['queryid'],
    },
  },
  // Parts of the query that is named beside them.
  unowned: ['attachmentId', 'messageId'],
  ofDocuments: ['getQueryAttachment'],
  patientLists: { show: (owner) => opened(owner.clinic, { payerId: payerOf(owner) }) },
});
