import { attachmentApi } from '../../shared/attachment/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to attachment; all invented. */
export const samples = samplesOf(attachmentApi, {
  beginAttachment: { body: { fileName: 'letter.pdf', bytes: 1000 } },
  checkAttachment: { body: { attachmentId: '01K0000000000000000000000A' } },
  removeAttachment: { body: { attachmentId: '01K0000000000000000000000A' } },
});
