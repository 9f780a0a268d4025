import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.providerServices,
  section: '/authorizationquery',
  texts: ['authorizationQuery', 'ui'],
} as const;
const board = (): ScreenCode => import('./BoardScreen.tsx').then((file) => file.BoardScreen);

/** The authorisations that insurers gave: looked at and asked about. */
export const authorizationQueryScreens = {
  list: {
    ...row,
    path: linkedScreens.authorizationBoard,
    title: 'authorizationDashboard',
    providerTile: 'authorizationDashboard',
    load: board,
  },
  /** The address of the whole section shows the same board. */
  section: { ...row, path: '/authorizationquery', title: 'authorizationDashboard', load: board },
  record: {
    ...row,
    path: linkedScreens.authorizationFound,
    title: 'authorizationFound',
    texts: ['authorizationQuery', 'record', 'authorizationDesk', 'providerQuery', 'conversation', 'attachment', 'ui'],
    load: (): ScreenCode => import('./FoundScreen.tsx').then((file) => file.FoundScreen),
  },
} as const satisfies Record<string, Screen>;
