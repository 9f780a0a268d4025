import { attachmentApi } from '../../shared/attachment/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { fileContents, sentAttachment } from './support/sentFiles.ts';

/** Files that were sent, before a record names them. */
export const records = recordsOf(attachmentApi, {
  owned: {
    attachment: {
      make: async ({ clinic }) => (await sentAttachment(clinic, 'letter.pdf', fileContents.pdf)).attachmentId,
      owners: ['clinic'],
      fields: ['attachmentid'],
    },
  },
});
