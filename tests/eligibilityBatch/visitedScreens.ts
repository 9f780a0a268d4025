import { receptionist } from '../journeys/support/portalApi.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';
import { aBatchLine, batchCsv } from './support/batchFiles.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => [
    ['batch/:jobId', await api.sheet(await api.session(receptionist), batchCsv([aBatchLine('88-1'), aBatchLine('')]))],
  ],
};
