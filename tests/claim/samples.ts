import { claimApi } from '../../shared/claim/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { aClaim } from './support/claims.ts';

const claimId = '01K0000000000000000000000A';
const said = { claim: aClaim(), patientName: 'Sara Invented' };

const netChange = { field: 'Net', at: null, before: '89.99', after: '90.00' };

/** What callers send to claim; all invented. */
export const samples = samplesOf(claimApi, {
  validateClaim: { body: { dialect: 'dha', claim: aClaim({ id: 'C-1', providerId: 'DHA-F-9000001' }) } },
  searchClaims: { body: { state: 'draft', from: '2026-11-01', to: '2026-11-30' } },
  getClaim: { query: { claimId } },
  makeClaim: { body: said },
  changeClaim: { body: { claimId, version: 1, ...said } },
  repairClaim: { body: { claimId, version: 1, rule: 'price.netSum', changes: [netChange] } },
  undoRepair: { body: { claimId, version: 2 } },
  moveClaim: { body: { claimId, version: 1, move: 'makeReady', reason: 'Looked at' } },
  makeClaimsReady: { body: { claims: [{ claimId, version: 1 }] } },
  sendClaims: { body: { claims: [{ claimId, version: 1 }] } },
  getClaimBatches: { query: {} },
  getClaimBatch: { query: { batchId: claimId } },
  tagClaims: { body: { claims: [{ claimId, version: 1 }], add: ['Ask the clinician'], remove: [] } },
  discardClaim: { body: { claimId, version: 1 } },
  getClaimFile: { query: { claimId } },
  printClaim: { query: { claimId, language: 'both' } },
});
