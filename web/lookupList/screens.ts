import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** The lists of choices that the portal's administrators keep. */
export const lookupListScreens = {
  lists: {
    access: moduleAccess.lookupLists,
    section: '/admin',
    texts: ['lookupList', 'ui'],
    path: '/admin/lookups',
    title: 'lookupLists',
    load: (): ScreenCode => import('./LookupListScreen.tsx').then((file) => file.LookupListScreen),
  },
} as const satisfies Record<string, Screen>;
