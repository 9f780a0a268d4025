/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  authorization: '/eauth/:authorizationId',
  authorizations: '/eauth',
  authorizationExport: '/eauth/exports/:jobId',
} as const;
