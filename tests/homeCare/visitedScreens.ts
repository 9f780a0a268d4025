import { demoEpisodeId } from '../../functions/homeCare/demo.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

/** Who asks insurers at the hospital whose nurses care for patients at home. */
const desk = 'desk@corniche-hospital.example';

export const visitedScreens: VisitedScreens = {
  visitor: { paths: /^\/homecare/, userName: 'homecare@portal.example' },
  records: async (api, outcome) => [
    ['new/:eligibilityId', await api.submit(await api.session(desk), await api.member(outcome))],
    [':episodeId', demoEpisodeId],
  ],
};
