import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [
    // migrateItems puts the entries of its stages beside it.
    ['close a request to join a network', ['PutItem', 'requests', 'EMPANELMENT#1'], ['migrateItems', 'sweepDeadlines']],
    ['remove a request to join a network', ['DeleteItem', 'requests', 'EMPANELMENT#1'], ['sweepDeadlines']],
    [
      'make room for the next request to join',
      ['DeleteItem', 'requests', 'FACILITY#1#EMPANELMENT'],
      ['sweepDeadlines'],
    ],
  ],
};
