import type { DispositionFlag } from '../../_connect/postOffice/postOffice.ts';
import { env, isLocalStage } from '../../_kit/env.ts';

/** Whether what this environment sends counts. The simulators of one's own machine share nothing; other regulators' test systems only look at a test. */
export const dispositionFlag = (): DispositionFlag =>
  env('STAGE') === 'prod' || isLocalStage() ? 'PRODUCTION' : 'TEST';
