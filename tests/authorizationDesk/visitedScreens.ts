import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session('payeradmin@pearl.example');
    return [
      [
        'desk/:authorizationId',
        await firstOf(api, '/api/authorizationdesk/getqueue?whose=all', { session, id: 'authorizationId' }),
      ],
    ];
  },
};
