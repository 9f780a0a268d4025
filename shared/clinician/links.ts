/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  clinicianMove: '/manageclinician/changes/:moveId',
  providerClinicians: '/manageclinician/searchclinician',
  clinicianBlacklists: '/facilityadmin/clinicianblacklists',
  manageClinicians: '/facilityadmin/manageclinicians',
} as const;
