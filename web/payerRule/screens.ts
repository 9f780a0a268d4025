import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.eligibilityRuleReaders,
  section: '/eligibility',
  texts: ['payerRule', 'eligibility', 'ui'],
} as const;

export const payerRuleScreens = {
  list: {
    ...row,
    path: '/eligibility/rules',
    title: 'payerRules',
    load: (): ScreenCode => import('./RuleListScreen.tsx').then((file) => file.RuleListScreen),
  },
  rule: {
    ...row,
    path: '/eligibility/rules/:ruleName',
    title: 'payerRule',
    load: (): ScreenCode => import('./RuleScreen.tsx').then((file) => file.RuleScreen),
  },
} as const satisfies Record<string, Screen>;
