import { worklistApi } from '../../shared/worklist/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** A document of the request that is named beside it. */
export const records = recordsOf(worklistApi, {
  owned: {},
  unowned: ['attachmentId'],
  patientLists: { by: 'payer' },
  ofDocuments: ['getDeskAttachment'],
});
