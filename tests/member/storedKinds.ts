/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'members PAYER#MEMBER CHANGE#MEMBER': 'memberChange',
  'members PAYER#MEMBER MEMBER': 'member',
  'members PAYER#MEMBER COVERAGE': 'coverage',
  'members PAYER#REGISTER STATE': 'registerState',
};
