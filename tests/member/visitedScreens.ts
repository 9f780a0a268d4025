import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const insurer = await api.session('payeradmin@sidra.example');
    return [
      [':jobId', await api.takenIn(insurer, csvOf([aLine({ MemberID: 'SDR-AXE-1' }), aLine({ MemberID: '-' })]))],
      // A member of the payer that they belong to.
      ['payermembersearch', '#SDR-700001'],
    ];
  },
};
