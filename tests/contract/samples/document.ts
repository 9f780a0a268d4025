import { documentApi } from '../../../shared/document/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to document; all invented. */
export const documentSamples = samplesOf(documentApi, {
  verifyDocument: {
    body: {
      code: 'not-a-code',
    },
  },
});
