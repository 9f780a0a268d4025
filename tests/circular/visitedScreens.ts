import { demoCirculars } from '../../functions/circular/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: () => [
    ['publishing/:circularId/receipts', demoCirculars.published],
    ['publishing/:circularId', demoCirculars.draft],
    [':circularId', demoCirculars.published],
  ],
};
