import type { JobKinds } from '../job/jobKind.ts';
import { linkedScreens } from '../linkedScreens.ts';

export const backgroundJobs = {
  /** Writes the history, as it is filtered, into a file. */
  eligibilityExport: {
    order: 3,
    queue: 'exports',
    access: ['Eligibility', 'PayerAdmin', 'SuperAdmin'],
    owner: 'user',
    upload: null,
    onlyReads: true,
    news: { done: 'exportDone', failed: 'exportFailed', link: linkedScreens.eligibilityExport },
  },
} as const satisfies JobKinds;
