import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { beginFactor } from './beginFactor.ts';
import { beginProof } from './beginProof.ts';
import { beginSignIn } from './beginSignIn.ts';
import { completeFactor } from './completeFactor.ts';
import { completeProof } from './completeProof.ts';
import { completeSignIn } from './completeSignIn.ts';
import { getFactors } from './getFactors.ts';
import { removeFactor } from './removeFactor.ts';
import { renameFactor } from './renameFactor.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { resetUserFactors } from './resetUserFactors.ts';

const operations = {
  getFactors,
  beginFactor,
  completeFactor,
  renameFactor,
  removeFactor,
  renewRecoveryCodes,
  beginSignIn,
  completeSignIn,
  beginProof,
  completeProof,
  resetUserFactors,
};

export const handler = areaHandler(secondFactorApi, operations, wiring);
