import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'A stored answer that is read otherwise now: migrations look at the items of all tenants, who operates the portal lists them without a patient, and everybody else looks beside a request that was read by a proof.',
    functions: {
      'authorization/answerReviews': ['findReview', 'listReviews', 'listedKey'],
      'authorization/authorizationEntries': ['listedOf'],
      'postOfficeFile/postOfficeFile': ['fileOfItem'],
    },
  },
  {
    because:
      'A worker reads the cases of all tenants whose deadlines are near or missed, and tells each case to its own sides.',
    functions: {
      'authorization/authorization': ['authorizations.listDue', 'authorizations.listEnding'],
    },
  },
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      'postOfficeFile/postOfficeFile': ['listFilesInState', 'findListedFile'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'postOfficeFile/postOfficeFile': ['countFilesForPeople'],
    },
  },
];
