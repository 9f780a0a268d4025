/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users USER FILTERS': 'savedFilters',
};
