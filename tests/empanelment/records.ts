import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { beginning, submitted } from './support/empanelments.ts';

/** Requests for empanelment. */
export const records = recordsOf(empanelmentApi, {
  owned: {
    empanelment: {
      // A facility has one unfinished request.
      make: async (owner) =>
        (await beginning(owner.clinic)).data?.open?.empanelmentId ??
        submitted(owner.clinic, { payerId: payerOf(owner) }),
      owners: ['clinic', 'payer'],
      fields: ['empanelmentid'],
    },
  },
  // Parts of the request that is named beside them.
  unowned: ['attachmentId', 'messageId'],
  ofDocuments: ['getEmpanelmentAttachment'],
});
