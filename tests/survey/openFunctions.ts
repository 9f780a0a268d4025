import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'The notices of surveys are read by the worker that gives them.',
    functions: {
      'survey/surveyNotice': ['surveyNotices.listDue'],
    },
  },
];
