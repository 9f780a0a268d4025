import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: "Lists of choices are the portal's: everybody chooses from them, and its administrators keep them.",
    functions: {
      'lookupList/keptList': [
        'readKeptList',
        'activeEntries',
        'headKey',
        'entryKey',
        'entryShape.item',
        'headShape.item',
      ],
      'lookupList/entryUse': ['beginningOfUse', 'endOfUse', 'isUnused', 'readUses'],
      'lookupList/keptChange': ['keptListPuts', 'listChanges'],
    },
  },
];
