import { demoMoveId } from '../../functions/clinician/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  visitor: { paths: /^\/manageclinician\//, userName: 'admin@noor-clinic.example' },
  records: () => [
    [':facilityId/:clinicianId', 'noor-clinic/noor-clinic-1'],
    [':moveId', demoMoveId],
  ],
};
