import { moduleAccess } from '../_field/moduleAccess.ts';
import { type JobKinds, megabyte } from '../job/jobKind.ts';
import { linkedScreens } from '../linkedScreens.ts';

// A hundred thousand claims are 120 MB as text, and 5 MB in an archive.
const upload = { types: ['xml', 'zip', 'gz'], mostBytes: 256 * megabyte } as const;

export const backgroundJobs = {
  /** Judges a file of claims before it is sent. */
  claimFile: {
    order: 6,
    queue: 'claims',
    access: moduleAccess.claim,
    owner: 'user',
    upload,
    onlyReads: true,
    news: { done: 'claimFileDone', failed: 'claimFileFailed', link: linkedScreens.claimFile },
  },
  /** Makes the claims of a file drafts of the facility. */
  claimTakeOver: {
    order: 7,
    // It writes claims, which the one that judges strangers' files must not.
    queue: 'drafts',
    access: moduleAccess.claimBillers,
    owner: 'user',
    upload,
    needsFacility: true,
    news: { done: 'claimTakeOverDone', failed: 'claimTakeOverFailed', link: linkedScreens.claimFile },
  },
} as const satisfies JobKinds;
