import { moduleAccess } from '../_field/moduleAccess.ts';
import { fileFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';
import { backgroundJobs } from './backgroundJobs.ts';

const files = newsAt.anywhere('files', backgroundJobs.claimFile.access);
const drafts = newsAt.anywhere('files', backgroundJobs.claimTakeOver.access);

/** What is told of it, and to whom. */
export const news = {
  /** A file of claims was judged to its end, or could not be. */
  claimFileDone: { ...files, facts: fileFacts, icon: 'check', tone: 'primary' },
  claimFileFailed: { ...files, facts: fileFacts, icon: 'problem', tone: 'error' },
  /** The post office has not accepted claims of a file that its reader sent. */
  claimsNotAccepted: {
    ...newsAt.facility('answers', moduleAccess.claimBillers),
    facts: fileFacts,
    icon: 'problem',
    tone: 'error',
  },
  /** The claims of a file became drafts, or the file could not be read to its end. */
  claimTakeOverDone: { ...drafts, facts: fileFacts, icon: 'check', tone: 'primary' },
  claimTakeOverFailed: { ...drafts, facts: fileFacts, icon: 'problem', tone: 'error' },
} as const satisfies NewsKinds;
