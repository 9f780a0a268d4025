import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.claim, section: '/claim', texts: ['claim', 'job', 'ui'] } as const;
const files = {
  ...row,
  load: (): ScreenCode => import('./ClaimFilesScreen.tsx').then((file) => file.ClaimFilesScreen),
} as const;

/** Claims before they are sent. */
export const claimScreens = {
  /** The tile leads to the files, as long as claims are made in other systems only. */
  section: { ...files, path: '/claim', title: 'claims', tile: { name: 'claims', shortcut: 'C', order: 60 } },
  files: { ...files, path: '/claim/files', title: 'claimFiles' },
  file: {
    ...row,
    path: linkedScreens.claimFile,
    title: 'claimFile',
    load: (): ScreenCode => import('./ClaimFileScreen.tsx').then((file) => file.ClaimFileScreen),
  },
} as const satisfies Record<string, Screen>;
