import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.imports, section: '/imports', texts: ['sheetImport', 'job', 'ui'] } as const;

/** Sheets that people bring, of every kind. `?kind=` names the kind whose imports are listed. */
export const importScreens = {
  list: {
    ...row,
    path: '/imports',
    title: 'imports',
    load: (): ScreenCode => import('./ImportListScreen.tsx').then((file) => file.ImportListScreen),
  },
  record: {
    ...row,
    path: '/imports/:importKind/:importId',
    title: 'import',
    load: (): ScreenCode => import('./ImportScreen.tsx').then((file) => file.ImportScreen),
  },
} as const satisfies Record<string, Screen>;
