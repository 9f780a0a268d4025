import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.formulary,
  section: '/admin',
  texts: ['formulary', 'versionedList', 'job', 'ui'],
} as const;

/** A payer's list of drugs. */
export const formularyScreens = {
  list: {
    ...row,
    path: '/admin/formulary',
    title: 'formulary',
    load: (): ScreenCode => import('./FormularyScreen.tsx').then((file) => file.FormularyScreen),
    tile: { name: 'formulary', order: 35 },
  },
  version: {
    ...row,
    path: linkedScreens.formularyVersion,
    title: 'formularyVersion',
    load: (): ScreenCode => import('./VersionScreen.tsx').then((file) => file.VersionScreen),
  },
} as const satisfies Record<string, Screen>;
