/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'errors ENTRY ENTRY': 'errorEntry',
  'errors GROUP GROUP': 'errorGroup',
  'errors GROUP PERSON': 'errorPerson',
};
