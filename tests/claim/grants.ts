import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [
    // migrateItems reads every item.
    ['read claims', ['GetItem', 'requests', 'CLAIM#1'], ['migrateItems', 'runClaimDrafts', 'sendAuthorizations']],
    [
      'make a claim or say what became of it',
      ['PutItem', 'requests', 'CLAIM#1'],
      ['runClaimDrafts', 'sendAuthorizations'],
    ],
    ['give a claim its number', ['PutItem', 'requests', 'CLAIMNUMBER#1'], ['runClaimDrafts']],
    ['throw a claim away', ['DeleteItem', 'requests', 'CLAIM#1'], ['sendAuthorizations']],
    [
      'send the claims that were not refused once more',
      ['PutItem', 'requests', 'CLAIMBATCH#1'],
      ['sendAuthorizations'],
    ],
  ],
};
