import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { answerPayerQuestion } from './answerPayerQuestion.ts';
import { answerRule } from './answerRule.ts';
import { askPayers } from './askPayers.ts';
import { cancelEligibility } from './cancelEligibility.ts';
import { exportEligibilityPdf } from './exportEligibilityPdf.ts';
import { exportTransactionReport } from './exportTransactionReport.ts';
import { findAnsweredToday } from './findAnsweredToday.ts';
import { findPatientPayer } from './findPatientPayer.ts';
import { getAskedTogether } from './getAskedTogether.ts';
import { getEligibility } from './getEligibility.ts';
import { getEligibilityDetails } from './getEligibilityDetails.ts';
import { getEligibilitySenders } from './getEligibilitySenders.ts';
import { getLastChoices } from './getLastChoices.ts';
import { getNasClaimForm } from './getNasClaimForm.ts';
import { getOpenToday } from './getOpenToday.ts';
import { getPendingCount } from './getPendingCount.ts';
import { getQuestionAttachment } from './getQuestionAttachment.ts';
import { getUsualChoices } from './getUsualChoices.ts';
import { recheckEligibility } from './recheckEligibility.ts';
import { resubmitEligibility } from './resubmitEligibility.ts';
import { searchEligibilityHistory } from './searchEligibilityHistory.ts';
import { submitEligibility } from './submitEligibility.ts';
import { summarizeEligibility } from './summarizeEligibility.ts';
import { updateEligibility } from './updateEligibility.ts';

export const handler = areaHandler(
  eligibilityApi,
  {
    answerRule,
    answerPayerQuestion,
    getQuestionAttachment,
    submitEligibility,
    askPayers,
    getAskedTogether,
    getEligibility,
    getEligibilityDetails,
    searchEligibilityHistory,
    exportTransactionReport,
    getEligibilitySenders,
    getNasClaimForm,
    getPendingCount,
    getOpenToday,
    getLastChoices,
    getUsualChoices,
    findPatientPayer,
    summarizeEligibility,
    exportEligibilityPdf,
    cancelEligibility,
    updateEligibility,
    resubmitEligibility,
    recheckEligibility,
    findAnsweredToday,
  },
  wiring,
);
