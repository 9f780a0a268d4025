export const worklistPath = '/eligibility/worklist';
export const worklistItemPath = (eligibilityId: string): string => `${worklistPath}/${eligibilityId}`;
