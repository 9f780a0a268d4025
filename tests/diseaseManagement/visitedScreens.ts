import { demoEnrolmentId } from '../../functions/diseaseManagement/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

const userName = 'desk@corniche-hospital.example';

export const visitedScreens: VisitedScreens = {
  visitor: { paths: /^\/diseasemanagement/, userName },
  records: async (api, outcome) => [
    ['enrol/:eligibilityId', await api.submit(await api.session(userName), await api.member(outcome))],
    [':enrolmentId', demoEnrolmentId],
  ],
};
