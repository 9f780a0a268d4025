export const exportsPath = '/eligibility/exports';
export const exportPath = (jobId: string): string => `${exportsPath}/${jobId}`;
