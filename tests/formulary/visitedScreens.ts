import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

/** An administrator of the portal chooses the payer first; the screens’ tests look at a version. */
export const visitedScreens: VisitedScreens = {
  records: () => [[':versionId', '01J00000000000000000000000']],
};
