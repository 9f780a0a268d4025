import { fileFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';
import { jobKindFacts, jobKindNames } from './jobKinds.ts';

const exportKinds = jobKindNames.map(jobKindFacts).filter(({ news }) => news?.done === 'exportDone');
const exportFiles = newsAt.anywhere(
  'files',
  exportKinds.flatMap(({ access }) => access),
);

/** What is told of it, and to whom. */
export const news = {
  /** The history is ready to be fetched as a file, or could not be written. */
  exportDone: { ...exportFiles, facts: fileFacts, icon: 'check', tone: 'primary' },
  exportFailed: { ...exportFiles, facts: fileFacts, icon: 'problem', tone: 'error' },
} as const satisfies NewsKinds;
