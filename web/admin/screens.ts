import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

export const adminScreens = {
  landing: {
    path: '/admin',
    title: 'admin',
    access: moduleAccess.admin,
    section: '/admin',
    texts: ['admin'],
    load: (): ScreenCode => import('./AdminScreen.tsx').then((file) => file.AdminScreen),
    tile: { name: 'admin', shortcut: 'Shift+A', order: 10, access: moduleAccess.adminTile },
  },
} as const satisfies Record<string, Screen>;
