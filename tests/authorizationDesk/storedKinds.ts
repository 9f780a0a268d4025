/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference PAYER#DECISIONTEMPLATES TEMPLATE': 'decisionTemplate',
  'requests PAYER#APPROVED PERSON#MEMBER': 'approvedToday',
};
