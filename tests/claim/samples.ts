import { claimApi } from '../../shared/claim/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { aClaim } from './support/claims.ts';

const claimId = '01K0000000000000000000000A';
const said = { claim: aClaim(), patientName: 'Sara Invented' };

/** What callers send to claim; all invented. */
export const samples = samplesOf(claimApi, {
  validateClaim: { body: { dialect: 'dha', claim: aClaim({ id: 'C-1', providerId: 'DHA-F-9000001' }) } },
  getClaims: { query: { state: 'draft', from: '2026-11-01', to: '2026-11-30' } },
  getClaim: { query: { claimId } },
  makeClaim: { body: said },
  changeClaim: { body: { claimId, version: 1, ...said } },
  moveClaim: { body: { claimId, version: 1, move: 'makeReady', reason: 'Looked at' } },
  sendClaims: { body: { claims: [{ claimId, version: 1 }] } },
  getClaimBatches: { query: {} },
  getClaimBatch: { query: { batchId: claimId } },
  discardClaim: { body: { claimId, version: 1 } },
  getClaimFile: { query: { claimId } },
  printClaim: { query: { claimId, language: 'both' } },
});
