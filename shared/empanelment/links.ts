/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  empanelment: '/providerempanelment/status/:empanelmentId',
} as const;
