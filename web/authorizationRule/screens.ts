import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.authorizationRules, section: '/eauth', texts: ['authorizationRule', 'ui'] } as const;

export const authorizationRuleScreens = {
  list: {
    ...row,
    path: '/eauth/rules',
    title: 'authorizationRules',
    load: (): ScreenCode => import('./RuleListScreen.tsx').then((file) => file.RuleListScreen),
  },
  rule: {
    ...row,
    texts: ['authorizationRule', 'authorizationDesk', 'ui'],
    path: '/eauth/rules/:payerId/:authorizationRuleId',
    title: 'authorizationRule',
    load: (): ScreenCode => import('./RuleScreen.tsx').then((file) => file.RuleScreen),
  },
} as const satisfies Record<string, Screen>;
