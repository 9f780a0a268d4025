import type { JobKinds } from '../job/jobKind.ts';
import { linkedScreens } from '../linkedScreens.ts';

export const backgroundJobs = {
  /** Writes a list of requests for approval, as it is filtered, into a file. */
  authorizationExport: {
    order: 4,
    queue: 'exports',
    access: ['MedicalProvider', 'PayerAdmin'],
    owner: 'user',
    upload: null,
    onlyReads: true,
    news: { done: 'exportDone', failed: 'exportFailed', link: linkedScreens.authorizationExport },
  },
} as const satisfies JobKinds;
