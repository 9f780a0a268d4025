import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.logging, section: '/logging', texts: ['errorLog', 'ui'] } as const;

/** The error log of the portal. */
export const errorLogScreens = {
  list: {
    ...row,
    path: '/logging',
    title: 'logging',
    load: (): ScreenCode => import('./ErrorLogScreen.tsx').then((file) => file.ErrorLogScreen),
    tile: { name: 'logging', shortcut: 'Shift+L', order: 20 },
  },
  entry: {
    ...row,
    path: '/logging/:logId',
    title: 'errorLogEntry',
    load: (): ScreenCode => import('./ErrorLogEntryScreen.tsx').then((file) => file.ErrorLogEntryScreen),
  },
} as const satisfies Record<string, Screen>;
