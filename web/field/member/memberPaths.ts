export const membersPath = '/eligibility/members';
/** The number stands behind the `#`, where it never leaves the browser: no log has the numbers of people's cards. */
export const memberPath = (memberId: string): string => `${membersPath}#${encodeURIComponent(memberId)}`;
export const newMemberPath = `${membersPath}/new`;
export const uploadsPath = `${membersPath}/uploads`;
export const uploadPath = (jobId: string): string => `${uploadsPath}/${jobId}`;
