/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests NEWBORN NEWBORN': 'newborn',
  'requests NEWBORNNUMBER NUMBER': 'newbornNumber',
  'requests NEWBORNMOTHER#CARD MOTHER': 'motherBirths',
  'requests NEWBORNMOTHER#EID MOTHER': 'motherBirths',
  'requests NEWBORNCARD#CARD CARD': 'newbornCard',
  'requests NEWBORNCARD#EID CARD': 'newbornCard',
};
