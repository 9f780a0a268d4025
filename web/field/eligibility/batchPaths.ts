export const batchPath = '/eligibility/batch';
export const batchJobPath = (jobId: string): string => `${batchPath}/${jobId}`;
