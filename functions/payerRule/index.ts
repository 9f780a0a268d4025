import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { demandRuleApproval } from './demandRuleApproval.ts';
import { discardRuleDraft } from './discardRuleDraft.ts';
import { getRule } from './getRule.ts';
import { getRuleInfo } from './getRuleInfo.ts';
import { refuseRuleChange } from './refuseRuleChange.ts';
import { retireRule } from './retireRule.ts';
import { saveRuleDraft } from './saveRuleDraft.ts';
import { searchRuleHistory } from './searchRuleHistory.ts';
import { searchRules } from './searchRules.ts';
import { sendRuleForApproval } from './sendRuleForApproval.ts';
import { setRuleLive } from './setRuleLive.ts';
import { withdrawRuleChange } from './withdrawRuleChange.ts';

export const handler = areaHandler(
  payerRuleApi,
  {
    getRuleInfo,
    searchRuleHistory,
    searchRules,
    getRule,
    saveRuleDraft,
    discardRuleDraft,
    setRuleLive,
    retireRule,
    sendRuleForApproval,
    refuseRuleChange,
    withdrawRuleChange,
    demandRuleApproval,
  },
  wiring,
);
