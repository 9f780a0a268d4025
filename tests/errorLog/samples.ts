import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to errorLog; all invented. */
export const samples = samplesOf(errorLogApi, {
  searchLogs: {
    body: {
      fingerprint: '0123456789abcdef0123456789abcdef',
      requestId: '01K0000000000000000000000B',
    },
  },
  getLogById: {
    body: {
      logId: '01K0000000000000000000000A',
    },
  },
  searchGroupedLogs: {
    body: {},
  },
  resolveErrorGroup: {
    body: {
      fingerprint: '0123456789abcdef0123456789abcdef',
      note: 'Mended',
    },
  },
  reportError: {
    body: {
      name: 'TypeError',
      frames: [],
      screen: '/eligibility',
      release: '0.1.0',
      language: 'en',
    },
  },
  reportVitals: {
    body: {
      screen: '/eligibility',
      vitals: [{ name: 'largestPaint', value: 800 }],
    },
  },
  reportVisitorError: {
    body: {
      name: 'TypeError',
      frames: [],
      screen: '/eligibility',
      release: '0.1.0',
      language: 'en',
    },
  },
});
