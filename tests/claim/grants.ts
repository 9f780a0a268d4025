import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [
    // migrateItems reads every item.
    [
      'read claims',
      ['GetItem', 'requests', 'CLAIM#1'],
      ['migrateItems', 'runClaimDrafts', 'runImports', 'sendAuthorizations'],
    ],
    [
      'make a claim or say what became of it',
      ['PutItem', 'requests', 'CLAIM#1'],
      ['runClaimDrafts', 'runImports', 'sendAuthorizations'],
    ],
    ['give a claim its number', ['PutItem', 'requests', 'CLAIMNUMBER#1'], ['runClaimDrafts', 'runImports']],
    // A draft of a sheet that is taken back.
    ['throw a claim away', ['DeleteItem', 'requests', 'CLAIM#1'], ['runImports', 'sendAuthorizations']],
    [
      'send the claims that were not refused once more',
      ['PutItem', 'requests', 'CLAIMBATCH#1'],
      ['sendAuthorizations'],
    ],
  ],
};
