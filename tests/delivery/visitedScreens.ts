import { undeliveredMail } from '../../functions/delivery/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: () => [[':deliveryId', undeliveredMail]],
};
