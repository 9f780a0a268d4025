/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference PAYER#AUTHORIZATIONRULES AUTHORS': 'authorizationRuleAuthors',
  'reference PAYER#AUTHORIZATIONRULES RULE': 'authorizationRule',
  'reference PAYER#AUTHORIZATIONRULES STATE': 'authorizationRuleState',
  'reference PAYER#AUTHORIZATIONRULES VERSION': 'authorizationRuleVersion',
};
