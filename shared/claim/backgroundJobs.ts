import { moduleAccess } from '../_field/moduleAccess.ts';
import { type JobKinds, megabyte } from '../job/jobKind.ts';
import { linkedScreens } from '../linkedScreens.ts';

export const backgroundJobs = {
  /** Judges a file of claims before it is sent. */
  claimFile: {
    order: 6,
    queue: 'claims',
    access: moduleAccess.claim,
    owner: 'user',
    // A hundred thousand claims are 120 MB as text, and 5 MB in an archive.
    upload: { types: ['xml', 'zip', 'gz'], mostBytes: 256 * megabyte },
    onlyReads: true,
    news: { done: 'claimFileDone', failed: 'claimFileFailed', link: linkedScreens.claimFile },
  },
} as const satisfies JobKinds;
