import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [['remember the notice of a newborn', ['PutItem', 'requests', 'NEWBORN#1'], ['sweepDeadlines']]],
};
