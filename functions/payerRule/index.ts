import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { discardRuleDraft } from './discardRuleDraft.ts';
import { getRule } from './getRule.ts';
import { getRuleInfo } from './getRuleInfo.ts';
import { retireRule } from './retireRule.ts';
import { saveRuleDraft } from './saveRuleDraft.ts';
import { searchRuleHistory } from './searchRuleHistory.ts';
import { searchRules } from './searchRules.ts';
import { setRuleLive } from './setRuleLive.ts';

export const handler = areaHandler(
  payerRuleApi,
  { getRuleInfo, searchRuleHistory, searchRules, getRule, saveRuleDraft, discardRuleDraft, setRuleLive, retireRule },
  wiring,
);
