import { jobKinds } from '../job/jobKinds.ts';
import { jobFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const exportFiles = newsAt.anywhere('files', [
  ...jobKinds.eligibilityExport.access,
  ...jobKinds.authorizationExport.access,
]);

/** What is told of it, and to whom. */
export const news = {
  /** The history is ready to be fetched as a file, or could not be written. */
  exportDone: { ...exportFiles, facts: jobFacts, icon: 'check', tone: 'primary' },
  exportFailed: { ...exportFiles, facts: jobFacts, icon: 'problem', tone: 'error' },
} as const satisfies NewsKinds;
