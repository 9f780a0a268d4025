import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const insurer = await api.session('payeradmin@sidra.example');
    return [['failedjobs/:jobId', await api.takenIn(insurer, 'Nothing,Of,This\n1,2,3\n')]];
  },
};
