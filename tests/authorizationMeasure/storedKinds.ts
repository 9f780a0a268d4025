/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests COUNT#FACILITY#AUTHORIZATIONMEASURE MONTH': 'authorizationMeasure',
  'requests COUNT#PAYER#AUTHORIZATIONMEASURE MONTH': 'authorizationMeasure',
};
