import { claimApi } from '../../shared/claim/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { changeClaim } from './changeClaim.ts';
import { discardClaim } from './discardClaim.ts';
import { getClaim } from './getClaim.ts';
import { getClaimBatch } from './getClaimBatch.ts';
import { getClaimBatches } from './getClaimBatches.ts';
import { getClaimFile } from './getClaimFile.ts';
import { makeClaim } from './makeClaim.ts';
import { makeClaimsReady } from './makeClaimsReady.ts';
import { moveClaim } from './moveClaim.ts';
import { printClaim } from './printClaim.ts';
import { repairClaim } from './repairClaim.ts';
import { searchClaims } from './searchClaims.ts';
import { sendClaims } from './sendClaims.ts';
import { tagClaims } from './tagClaims.ts';
import { undoRepair } from './undoRepair.ts';
import { validateClaim } from './validateClaim.ts';

const read = { validateClaim, searchClaims, getClaim, getClaimFile, printClaim, getClaimBatches, getClaimBatch };
const write = {
  makeClaim,
  changeClaim,
  repairClaim,
  undoRepair,
  moveClaim,
  makeClaimsReady,
  sendClaims,
  tagClaims,
  discardClaim,
};

export const handler = areaHandler(claimApi, { ...read, ...write }, wiring);
