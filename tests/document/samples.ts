import { documentApi } from '../../shared/document/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to document; all invented. */
export const samples = samplesOf(documentApi, {
  verifyDocument: {
    body: {
      code: 'not-a-code',
    },
  },
});
