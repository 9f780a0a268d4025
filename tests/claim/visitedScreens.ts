import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';

const biller = 'pharmacist@palm-pharmacy.example';

/** A file with a claim that cannot be sent and one that can. */
const content = claimsFile('dha', [claimNode('dha', 'AXE-1'), claimNode('dha', 'AXE-2')]).replace('105.50', '105.49');

export const visitedScreens: VisitedScreens = {
  records: async (api) => [['claim/files/:jobId', await api.checkedClaims(await api.session(biller), content)]],
  visitor: { paths: /^\/claim\/files\/:jobId$/, userName: biller },
};
