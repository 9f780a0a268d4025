/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  claims: '/claim',
  claimFile: '/claim/files/:jobId',
  claimBatch: '/claim/sent/:batchId',
} as const;
