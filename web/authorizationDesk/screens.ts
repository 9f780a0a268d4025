import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.authorizationDesk,
  section: '/eauth',
  texts: ['authorizationDesk', 'desk', 'case', 'conversation', 'attachment', 'ui'],
} as const;

/** The payer's desk of requests for approval. */
export const authorizationDeskScreens = {
  list: {
    ...row,
    path: '/eauth/desk',
    title: 'authorizationDesk',
    tile: { name: 'authorizationDesk', order: 51 },
    load: (): ScreenCode => import('./DeskQueueScreen.tsx').then((file) => file.DeskQueueScreen),
  },
  item: {
    ...row,
    path: linkedScreens.authorizationDeskItem,
    title: 'authorizationDeskItem',
    texts: [...row.texts, 'eligibility', 'lifecycle', 'member'],
    load: (): ScreenCode => import('./DeskItemScreen.tsx').then((file) => file.DeskItemScreen),
  },
} as const satisfies Record<string, Screen>;
