/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference REFERENCEPRICES DRUG': 'referencePrice',
  'reference FORMULARY CHANGE': 'formularyPart',
  'reference FORMULARY DRUG': 'formularyPart',
  'reference FORMULARY INFORCE': 'formularyPointer',
  'reference FORMULARY VERSION': 'formularyVersion',
  'reference FORMULARY WORD': 'formularyPart',
};
