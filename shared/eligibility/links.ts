/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  eligibilityDetail: '/eligibility/:eligibilityId',
  eligibilityExport: '/eligibility/exports/:jobId',
} as const;
