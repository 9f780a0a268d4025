import { eligibilityApi } from '../../shared/api/eligibility.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { answerRule } from './answerRule.ts';
import { exportEligibilityPdf } from './exportEligibilityPdf.ts';
import { getEligibility } from './getEligibility.ts';
import { getEligibilityDetails } from './getEligibilityDetails.ts';
import { getPendingCount } from './getPendingCount.ts';
import { searchEligibilityHistory } from './searchEligibilityHistory.ts';
import { submitEligibility } from './submitEligibility.ts';

export const handler = areaHandler(
  eligibilityApi,
  {
    answerRule,
    submitEligibility,
    getEligibility,
    getEligibilityDetails,
    searchEligibilityHistory,
    getPendingCount,
    exportEligibilityPdf,
  },
  wiring,
);
