import { unreadableFile } from '../../functions/authorization/demo/keptFiles.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(receptionist);
    const approved = { session, body: { state: 'approved' }, id: 'authorizationId' };
    return [
      [':authorizationId', await firstOf(api, '/api/authorization/searchauthorizations', approved)],
      ['eauth/exports/:jobId', await api.exportedRequests(session)],
      [':keptId', unreadableFile],
    ];
  },
};
