/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests ENROLMENT ENROLMENT': 'enrolment',
  'requests ENROLMENT ENTRY': 'enrolmentEntry',
  'requests ENROLLEDMEMBER#EID DIABETES': 'activeEnrolment',
  'requests ENROLLEDMEMBER#EID CARDIOVASCULAR': 'activeEnrolment',
  'requests ENROLLEDMEMBER#EID ASTHMA': 'activeEnrolment',
  'requests ENROLLEDMEMBER#CARD DIABETES': 'activeEnrolment',
  'requests ENROLLEDMEMBER#CARD CARDIOVASCULAR': 'activeEnrolment',
  'requests ENROLLEDMEMBER#CARD ASTHMA': 'activeEnrolment',
};
