import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [
    // migrateItems reads every item.
    ['read claims', ['GetItem', 'requests', 'CLAIM#1'], ['migrateItems', 'sendAuthorizations']],
    ['say what became of a claim', ['PutItem', 'requests', 'CLAIM#1'], ['sendAuthorizations']],
    [
      'send the claims that were not refused once more',
      ['PutItem', 'requests', 'CLAIMBATCH#1'],
      ['sendAuthorizations'],
    ],
  ],
};
