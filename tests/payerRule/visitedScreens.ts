import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: () => [[':ruleName', '301-7-0']],
};
