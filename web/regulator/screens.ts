import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

export const regulatorScreens = {
  lookup: {
    path: '/admin/regulators',
    title: 'regulatorLookup',
    access: moduleAccess.adminTile,
    section: '/admin',
    texts: ['regulator', 'ui'],
    load: (): ScreenCode => import('./RegulatorLookupScreen.tsx').then((file) => file.RegulatorLookupScreen),
  },
  errors: {
    path: '/regulatoryerrors',
    title: 'regulatoryErrors',
    access: moduleAccess.regulatoryErrors,
    texts: ['regulator', 'ui'],
    load: (): ScreenCode => import('./RegulatoryErrorsScreen.tsx').then((file) => file.RegulatoryErrorsScreen),
  },
} as const satisfies Record<string, Screen>;
