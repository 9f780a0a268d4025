/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests INSURERAUTHORIZATION INSURERAUTHORIZATION': 'insurerAuthorization',
  'requests INSURERAUTHORIZATION LISTED#FACILITY#INSURERAUTHORIZATION#NUMBER': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#FACILITY#INSURERAUTHORIZATION#PATIENT': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#FACILITY#INSURERAUTHORIZATION#PAYER': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#FACILITY#INSURERAUTHORIZATION#STATUS': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#PAYER#INSURERAUTHORIZATION#NUMBER': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#PAYER#INSURERAUTHORIZATION#PATIENT': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION LISTED#PAYER#INSURERAUTHORIZATION#STATUS': 'insurerAuthorizationEntry',
  'requests INSURERAUTHORIZATION VERSION': 'insurerAuthorizationVersion',
  'requests INSURERCOUNT#FACILITY PAYER': 'insurerAuthorizationCount',
  'requests INSURERCOUNT#PAYER ALL': 'insurerAuthorizationCount',
};
