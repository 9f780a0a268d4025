import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: () => [[':payerId/:authorizationRuleId', '301/01KBARE0000000000030100001']],
};
