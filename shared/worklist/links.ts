/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  worklist: '/eligibility/worklist',
  worklistItem: '/eligibility/worklist/:eligibilityId',
} as const;
