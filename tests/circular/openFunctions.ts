import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      "A publisher's audience is every facility of a kind or an emirate: who is in it is counted, told and listed, and none of its records is read. The notices are read by the worker that gives them.",
    functions: {
      'facility/facility': ['facilityKey'],
      'circular/audiencePeople': ['audiencePage', 'wholeAudience'],
      'circular/notice': ['circularNotices.listDue'],
    },
  },
];
