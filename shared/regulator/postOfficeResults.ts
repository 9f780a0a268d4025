/** The result codes of the regulators' post offices, DHPO and Shafafiya alike. Our adapter of Riayati gives its answers the same codes. */
export const postOfficeResults = {
  accepted: 0,
  acceptedWithWarnings: 1,
  nothingNew: 2,
  loginFailed: -1,
  rejected: -2,
  wrongParameter: -3,
  unexpectedFault: -4,
  fileNotFound: -6,
  notSupported: -7,
} as const;
