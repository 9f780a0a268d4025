export const membersPath = '/eligibility/members';
export const uploadsPath = `${membersPath}/uploads`;
export const uploadPath = (jobId: string): string => `${uploadsPath}/${jobId}`;
