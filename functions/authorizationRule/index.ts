import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addAuthorizationRule } from './addAuthorizationRule.ts';
import { discardAuthorizationRuleDraft } from './discardAuthorizationRuleDraft.ts';
import { getAuthorizationRule } from './getAuthorizationRule.ts';
import { getRulesFor } from './getRulesFor.ts';
import { refuseAuthorizationRuleChange } from './refuseAuthorizationRuleChange.ts';
import { retireAuthorizationRule } from './retireAuthorizationRule.ts';
import { saveAuthorizationRuleDraft } from './saveAuthorizationRuleDraft.ts';
import { searchAuthorizationRuleHistory } from './searchAuthorizationRuleHistory.ts';
import { searchAuthorizationRules } from './searchAuthorizationRules.ts';
import { sendAuthorizationRuleForApproval } from './sendAuthorizationRuleForApproval.ts';
import { setAuthorizationRuleLive } from './setAuthorizationRuleLive.ts';
import { tryAuthorizationRule } from './tryAuthorizationRule.ts';
import { tryRuleOnPastRequests } from './tryRuleOnPastRequests.ts';
import { withdrawAuthorizationRuleChange } from './withdrawAuthorizationRuleChange.ts';

export const handler = areaHandler(
  authorizationRuleApi,
  {
    getRulesFor,
    searchAuthorizationRules,
    searchAuthorizationRuleHistory,
    getAuthorizationRule,
    addAuthorizationRule,
    saveAuthorizationRuleDraft,
    discardAuthorizationRuleDraft,
    sendAuthorizationRuleForApproval,
    setAuthorizationRuleLive,
    refuseAuthorizationRuleChange,
    withdrawAuthorizationRuleChange,
    retireAuthorizationRule,
    tryAuthorizationRule,
    tryRuleOnPastRequests,
  },
  wiring,
);
