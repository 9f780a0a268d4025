/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference PAYER#RULES RULE': 'rule',
  'reference PAYER#RULES VERSION': 'ruleVersion',
  'reference RULE VERSION': 'ruleVersionPointer',
};
