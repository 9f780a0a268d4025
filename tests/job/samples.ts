import { jobApi } from '../../shared/job/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to job; all invented. */
export const samples = samplesOf(jobApi, {
  beginUpload: {
    body: {
      kind: 'memberRegister',
      fileName: 'members.csv',
      bytes: 1000,
    },
  },
  startJob: {
    body: {
      job: {
        kind: 'memberRegister',
        uploadId: '01K0000000000000000000000A',
        payerId: 102,
      },
    },
  },
  getJob: {
    query: {
      jobId: '01K0000000000000000000000A',
    },
  },
  getJobs: {
    query: {
      kind: 'memberRegister',
      payerId: 102,
    },
  },
  getJobProblems: {
    query: {
      jobId: '01K0000000000000000000000A',
    },
  },
  getTemplate: {
    query: {
      kind: 'memberRegister',
    },
  },
  getJobFile: {
    query: {
      jobId: '01K0000000000000000000000A',
      file: 'report',
    },
  },
  cancelJob: {
    body: {
      jobId: '01K0000000000000000000000A',
    },
  },
  getBatchRows: {
    query: {
      jobId: '01K0000000000000000000000A',
    },
  },
  getBatchResult: {
    query: {
      jobId: '01K0000000000000000000000A',
    },
  },
  askAgain: {
    body: {
      jobId: '01K0000000000000000000000A',
    },
  },
  getFailedJobs: {
    query: {
      kind: 'eligibilityExport',
    },
  },
  getFailedJob: {
    query: {
      jobId: '01K0000000000000000000000A',
    },
  },
  retryFailedJob: {
    body: {
      jobId: '01K0000000000000000000000A',
    },
  },
});
