import { pearl } from '../../functions/_demo/payers.ts';
import { demoProposalId } from '../../functions/priceList/demo/proposals.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: () => [
    [':payerId/:proposalId', `${pearl}/${demoProposalId}`],
    [':facilityLicense', 'DHA-F-9000001'],
  ],
};
