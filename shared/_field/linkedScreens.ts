/**
 * The paths of screens that the server names as well: in notifications, mails, jobs and printed documents. The rows of these
 * screens take their paths from here, so that a link and its screen cannot part.
 */
export const linkedScreens = {
  accountRequest: '/accountrequests/:accountRequestId',
  accountSettings: '/manage',
  agreedPrices: '/agreedprices',
  authorization: '/eauth/:authorizationId',
  authorizations: '/eauth',
  authorizationBoard: '/authorizationquery/search',
  authorizationFound: '/authorizationquery/:authorizationId',
  authorizationExport: '/eauth/exports/:jobId',
  authorizationDeskItem: '/eauth/desk/:authorizationId',
  eligibilityBatchJob: '/eligibility/batch/:jobId',
  eligibilityDetail: '/eligibility/:eligibilityId',
  eligibilityExport: '/eligibility/exports/:jobId',
  clinicianMove: '/manageclinician/changes/:moveId',
  providerClinicians: '/manageclinician/searchclinician',
  clinicianBlacklists: '/facilityadmin/clinicianblacklists',
  manageClinicians: '/facilityadmin/manageclinicians',
  empanelment: '/providerempanelment/status/:empanelmentId',
  survey: '/providerempanelment/survey/:surveyId',
  surveyVersion: '/providerempanelment/surveys/:surveyId',
  circular: '/circular/circular/:circularId',
  formularyVersion: '/admin/formulary/:versionId',
  facility: '/facilities/:facilityId',
  licenseRequest: '/requestlicense/:licenseRequestId',
  newborn: '/newbornbaby/:newbornId',
  newsSettings: '/notification/settings',
  notifications: '/notification',
  priceListVersion: '/admin/pricelists/:facilityLicense/:versionId',
  priceProposal: '/updatecontract/prices/:payerId/:proposalId',
  providerQuery: '/providerquery/:queryId',
  secondFactors: '/manage/secondfactors',
  resetPassword: '/account/resetpassword',
  verifyDocument: '/verify/:code',
  verifyTypedCode: '/verify',
  worklist: '/eligibility/worklist',
  worklistItem: '/eligibility/worklist/:eligibilityId',
} as const;

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<`/${More}`>
    : Rest
  : never;

/** The values of a path's parameters as the arguments behind it: `[{ jobId: string }]`, or `[]` for a path without parameters. */
export type PathValues<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : [values: Readonly<Record<ParameterOf<Path>, string>>];

/** The path with its `:parameters` replaced by their values, each encoded. Throws where a value is missing. */
export function addressOf<Path extends string>(path: Path, ...[values]: PathValues<Path>): string {
  const known: Readonly<Record<string, string | undefined>> = values ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (!value) throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
