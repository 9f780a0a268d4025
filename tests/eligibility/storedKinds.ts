/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'eligibility COUNT#FACILITY DAY': 'eligibilityCount',
  'eligibility COUNT#PAYER DAY': 'eligibilityCount',
  'eligibility ELIG EVENT': 'eligibilityEvent',
  'eligibility ELIG OWNER': 'eligibilityPointer',
  'eligibility ELIG ELIG': 'eligibilityPointer',
  'eligibility FACILITY ELIG': 'eligibility',
  'eligibility FOUND#FACILITY SEARCH#REQUEST': 'eligibilityFound',
  'eligibility FOUND#PAYER SEARCH#REQUEST': 'eligibilityFound',
  'requests FIRSTANSWER DAY': 'firstAnswer',
};
