import { linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.eauth, section: '/eauth' } as const;

/** A facility's requests for approval. */
export const authorizationScreens = {
  list: {
    ...row,
    path: linkedScreens.authorizations,
    title: 'eauth',
    tile: { name: 'eauth', shortcut: 'A', order: 50 },
    texts: ['record', 'authorizationDesk', 'case', 'ui'],
    load: (): ScreenCode => import('./record/AuthorizationListScreen.tsx').then((file) => file.AuthorizationListScreen),
  },
  new: {
    ...row,
    path: '/eauth/new',
    title: 'newAuthorization',
    access: ['MedicalProvider'],
    isTask: true,
    texts: ['authorization', 'authorizationDesk', 'attachment', 'cardReader', 'ui'],
    load: (): ScreenCode => import('./form/AuthorizationFormScreen.tsx').then((file) => file.AuthorizationFormScreen),
  },
  record: {
    ...row,
    path: linkedScreens.authorization,
    title: 'authorization',
    texts: ['record', 'authorizationDesk', 'case', 'conversation', 'attachment', 'ui'],
    load: (): ScreenCode => import('./record/AuthorizationScreen.tsx').then((file) => file.AuthorizationScreen),
  },
} as const satisfies Record<string, Screen>;
