import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import type { Job } from '../job/jobTexts.ts';
import type { FilterWords } from './ExportFilters.tsx';

/** The exports of one list: what the screens about them need to know. */
export interface ExportPlace {
  readonly kind: Extract<JobKindName, `${string}Export`>;
  /** Puts what an export is narrowed by into words; must stay the same between renders. */
  readonly wordsOf: (job: Job) => readonly FilterWords[];
  readonly paths: {
    /** The exported list itself. */
    readonly source: string;
    readonly exports: string;
    readonly exportOf: (jobId: string) => string;
  };
}
