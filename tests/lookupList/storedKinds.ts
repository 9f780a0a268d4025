/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'reference LOOKUP CHANGE': 'lookupChange',
  'reference LOOKUP ENTRIES': 'lookupList',
  'reference LOOKUP ENTRY': 'lookupEntry',
  'reference LOOKUP USES': 'lookupUse',
};
