import { receptionist } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

/** An authorisation that an insurer's sheet of the demonstration brings. */
export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(receptionist);
    const isMeant = ({ source }: { source: string }) => source === 'insurer';
    const given = { session, body: {}, id: 'authorizationId', isMeant } as const;
    return [
      [
        'query/:authorizationId',
        await firstOf<{ authorizationId: string; source: string }>(api, '/api/authorizationquery/search', given),
      ],
    ];
  },
};
