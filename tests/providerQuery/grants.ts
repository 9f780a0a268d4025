import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  items: [
    ['read a query of a provider', ['BatchGetItem', 'requests', 'QUERY#1'], ['sweepDeadlines']],
    ['remember the notice of a query', ['PutItem', 'requests', 'QUERY#1'], ['sweepDeadlines']],
  ],
};
