import { pearl } from '../../functions/_demo/payers.ts';
import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import { goLive as ruleLive, waitingRule } from './support/ruleCalls.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  authorizationRule: {
    files: ['authorizationRule/setAuthorizationRuleLive.ts', 'authorizationRule/refuseAuthorizationRuleChange.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl);
      const maker = await second(stored);
      const rule = await waitingRule(maker);
      return { maker, second, decide: (as) => ruleLive(as, rule) };
    },
  },
};
