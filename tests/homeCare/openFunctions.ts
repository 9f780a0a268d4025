import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'A worker reads the cases of all tenants whose deadlines are near or missed, and tells each case to its own sides.',
    functions: { 'homeCare/episode': ['episodes.listDue', 'episodes.listEnding'] },
  },
  {
    because: 'A device is with one patient of the whole portal: the answer is that it is lent, and not to whom.',
    functions: { 'homeCare/episode': ['isLent'] },
  },
  {
    because: 'What providers of home care offer is for all who move patients; it names no patient.',
    functions: { 'homeCare/careOffer': ['careAt', 'offerPut', 'loadChange', 'loadPut'] },
  },
];
