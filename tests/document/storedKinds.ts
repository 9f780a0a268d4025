/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'eligibility DOCUMENT DOCUMENT': 'printedDocument',
  'requests DOCUMENT DOCUMENT': 'printedAuthorization',
  'requests DOCUMENT NEWBORN': 'printedNewborn',
};
