import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session('payeradmin@pearl.example');
    return [
      [
        'worklist/:eligibilityId',
        await firstOf(api, '/api/eligibilityworklist/getworklist?view=all', { session, id: 'eligibilityId' }),
      ],
    ];
  },
};
