import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.eauth, section: '/eauth' } as const;

const exports = {
  ...row,
  access: ['MedicalProvider', 'PayerAdmin'],
  texts: ['exports', 'record', 'authorizationDesk', 'job', 'ui'],
} as const;
const files = { access: moduleAccess.postOfficeFiles, section: '/admin', texts: ['postOfficeFile', 'ui'] } as const;

/** A facility's requests for approval, their exports, and the files of answers that an administrator has to look at. */
export const authorizationScreens = {
  list: {
    ...row,
    path: linkedScreens.authorizations,
    title: 'eauth',
    tile: { name: 'eauth', shortcut: 'A', order: 50 },
    texts: ['record', 'authorizationDesk', 'case', 'exports', 'ui'],
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
  exports: {
    ...exports,
    path: '/eauth/exports',
    title: 'authorizationExports',
    load: (): ScreenCode => import('./exports/ExportsScreen.tsx').then((file) => file.ExportsScreen),
  },
  export: {
    ...exports,
    path: linkedScreens.authorizationExport,
    title: 'authorizationExport',
    load: (): ScreenCode => import('./exports/ExportScreen.tsx').then((file) => file.ExportScreen),
  },
  record: {
    ...row,
    path: linkedScreens.authorization,
    title: 'authorization',
    texts: ['record', 'authorizationDesk', 'postOfficeFile', 'case', 'conversation', 'attachment', 'ui'],
    load: (): ScreenCode => import('./record/AuthorizationScreen.tsx').then((file) => file.AuthorizationScreen),
  },
  postOfficeFiles: {
    ...files,
    path: '/admin/postoffice',
    title: 'postOfficeFiles',
    load: (): ScreenCode =>
      import('./postOfficeFile/PostOfficeFilesScreen.tsx').then((file) => file.PostOfficeFilesScreen),
  },
  postOfficeFile: {
    ...files,
    path: '/admin/postoffice/:keptId',
    title: 'postOfficeFile',
    load: (): ScreenCode =>
      import('./postOfficeFile/PostOfficeFileScreen.tsx').then((file) => file.PostOfficeFileScreen),
  },
} as const satisfies Record<string, Screen>;
