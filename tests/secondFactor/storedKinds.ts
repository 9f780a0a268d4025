/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users FACTORPROOF PROOF': 'factorProof',
  'users FACTORS CHALLENGE': 'factorChallenge',
  'users FACTORS ENROLMENT': 'factorEnrolment',
  'users FACTORS FACTOR': 'secondFactor',
  'users FACTORS RECOVERYCODES': 'recoveryCodes',
  'users FACTORS TRIES': 'factorTries',
};
