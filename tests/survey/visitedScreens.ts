import { demoSurveys } from '../../functions/survey/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  visitor: { paths: /^\/providerempanelment\/survey($|\/)/, userName: 'admin@noor-clinic.example' },
  records: () => [
    ['surveys/:surveyId/edit', demoSurveys.draft],
    ['answers/:facilityId', 'creek-clinic'],
    [':surveyId', demoSurveys.asked],
  ],
};
