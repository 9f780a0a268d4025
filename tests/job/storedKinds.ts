/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'jobs FAILED': 'failedJob',
  'jobs JOB JOB': 'job',
  'jobs JOB PART': 'exportPart',
  'jobs JOB PROBLEM': 'jobProblems',
  'jobs LANE#PAYER LANE': 'jobLane',
  'jobs UPLOAD UPLOAD': 'upload',
};
