import { fileFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';
import { backgroundJobs } from './backgroundJobs.ts';

const facilityFiles = newsAt.facility('files', backgroundJobs.eligibilityBatch.access);

/** What is told of it, and to whom. */
export const news = {
  /** A sheet of requests has its results, or could not be read. */
  batchDone: { ...facilityFiles, facts: fileFacts, icon: 'check', tone: 'primary' },
  batchFailed: { ...facilityFiles, facts: fileFacts, icon: 'problem', tone: 'error' },
} as const satisfies NewsKinds;
