/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  agreedPrices: '/agreedprices',
  priceListVersion: '/admin/pricelists/:facilityLicense/:versionId',
  priceProposal: '/updatecontract/prices/:payerId/:proposalId',
} as const;
