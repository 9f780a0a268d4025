import type { ClaimBatchRow } from '../../shared/claim/claimRecord.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';
import { madeClaim, wrongClaim } from './support/storedClaims.ts';

const biller = 'pharmacist@palm-pharmacy.example';

/** A file with a claim that cannot be sent and one that can. */
const content = claimsFile('dha', [claimNode('dha', 'AXE-1'), claimNode('dha', 'AXE-2')]).replace('105.50', '105.49');

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(biller);
    const claimId = await madeClaim(
      api,
      session,
      wrongClaim(`AXE-${crypto.randomUUID().slice(0, 8)}`),
      'Salem Invented',
    );
    return [
      ['claim/files/:jobId', await api.checkedClaims(session, content)],
      ['claim/:claimId', claimId],
      ['claim/sent/:batchId', await firstOf<ClaimBatchRow>(api, '/api/claim/getbatches', { session, id: 'batchId' })],
    ];
  },
  visitor: { paths: /^\/claim(\/|$)/, userName: biller },
};
