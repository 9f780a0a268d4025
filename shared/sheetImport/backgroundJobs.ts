import type { JobKinds } from '../job/jobKind.ts';

export const backgroundJobs = {
  /** Works on an import, whose own calls start, show and stop it: nobody reaches it as a job. */
  sheetImport: { order: 5, queue: 'imports', access: [], owner: 'user', upload: null },
} as const satisfies JobKinds;
