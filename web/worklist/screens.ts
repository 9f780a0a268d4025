import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.worklist,
  section: '/eligibility',
  texts: ['worklist', 'desk', 'eligibility', 'ui'],
} as const;

export const worklistScreens = {
  list: {
    ...row,
    path: linkedScreens.worklist,
    title: 'worklist',
    load: (): ScreenCode => import('./WorklistScreen.tsx').then((file) => file.WorklistScreen),
    tile: { name: 'worklist', order: 43 },
  },
  item: {
    ...row,
    path: linkedScreens.worklistItem,
    title: 'worklistItem',
    texts: [
      'worklist',
      'desk',
      'case',
      'eligibility',
      'lifecycle',
      'member',
      'provider',
      'conversation',
      'attachment',
      'ui',
    ],
    load: (): ScreenCode => import('./WorklistItemScreen.tsx').then((file) => file.WorklistItemScreen),
  },
} as const satisfies Record<string, Screen>;
