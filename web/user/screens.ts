import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.users, section: '/people', texts: ['user', 'ui'] } as const;
const list = (): ScreenCode => import('./UserListScreen.tsx').then((file) => file.UserListScreen);

/** The people of the portal, or of one's own facilities. */
export const userScreens = {
  manage: {
    path: '/admin/manageusers',
    title: 'manageUsers',
    access: [...moduleAccess.adminTile, ...moduleAccess.manageUsers],
    section: '/admin',
    texts: row.texts,
    load: list,
    tile: { name: 'manageUsers', shortcut: 'U', order: 80, access: moduleAccess.manageUsers },
  },
  facility: {
    path: '/facilityadmin',
    title: 'facilityAdmin',
    access: moduleAccess.facilityAdmin,
    section: '/facilityadmin',
    texts: row.texts,
    load: list,
    // A provider's administrator has tiles for both.
    tile: { name: 'facilityAdmin', order: 85, access: ['FacilityGroupAdmin', 'SuperAdmin'] },
  },
  add: {
    ...row,
    path: '/people/new',
    title: 'addUser',
    load: (): ScreenCode => import('./AddUserScreen.tsx').then((file) => file.AddUserScreen),
    isTask: true,
  },
  record: {
    ...row,
    path: '/people/:userId',
    title: 'user',
    load: (): ScreenCode => import('./UserScreen.tsx').then((file) => file.UserScreen),
  },
} as const satisfies Record<string, Screen>;
