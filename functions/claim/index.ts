import { claimApi } from '../../shared/claim/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { changeClaim } from './changeClaim.ts';
import { discardClaim } from './discardClaim.ts';
import { getClaim } from './getClaim.ts';
import { getClaimFile } from './getClaimFile.ts';
import { getClaims } from './getClaims.ts';
import { makeClaim } from './makeClaim.ts';
import { moveClaim } from './moveClaim.ts';
import { sendClaims } from './sendClaims.ts';
import { validateClaim } from './validateClaim.ts';

const ofRecord = { getClaims, getClaim, makeClaim, changeClaim, moveClaim, sendClaims, discardClaim, getClaimFile };

export const handler = areaHandler(claimApi, { validateClaim, ...ofRecord }, wiring);
