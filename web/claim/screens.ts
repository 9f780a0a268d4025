import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.claim, section: '/claim', texts: ['claim', 'job', 'ui'] } as const;

/** Claims of a facility, and files of claims that are checked. */
export const claimScreens = {
  section: {
    ...row,
    path: linkedScreens.claims,
    title: 'claims',
    tile: { name: 'claims', shortcut: 'C', order: 60 },
    load: (): ScreenCode => import('./ClaimSectionScreen.tsx').then((file) => file.ClaimSectionScreen),
  },
  files: {
    ...row,
    path: '/claim/files',
    title: 'claimFiles',
    load: (): ScreenCode => import('./ClaimFilesScreen.tsx').then((file) => file.ClaimFilesScreen),
  },
  file: {
    ...row,
    path: linkedScreens.claimFile,
    title: 'claimFile',
    load: (): ScreenCode => import('./ClaimFileScreen.tsx').then((file) => file.ClaimFileScreen),
  },
  record: {
    ...row,
    access: moduleAccess.claimBillers,
    path: '/claim/:claimId',
    title: 'claim',
    load: (): ScreenCode => import('./ClaimScreen.tsx').then((file) => file.ClaimScreen),
  },
  batches: {
    ...row,
    access: moduleAccess.claimBillers,
    path: '/claim/sent',
    title: 'claimBatches',
    load: (): ScreenCode => import('./sending/BatchListScreen.tsx').then((file) => file.BatchListScreen),
  },
  batch: {
    ...row,
    access: moduleAccess.claimBillers,
    path: linkedScreens.claimBatch,
    title: 'claimBatch',
    load: (): ScreenCode => import('./sending/BatchScreen.tsx').then((file) => file.BatchScreen),
  },
  newClaim: {
    ...row,
    access: moduleAccess.claimBillers,
    path: '/claim/new',
    title: 'newClaim',
    isTask: true,
    load: (): ScreenCode => import('./form/NewClaimScreen.tsx').then((file) => file.NewClaimScreen),
  },
  edit: {
    ...row,
    access: moduleAccess.claimBillers,
    path: '/claim/:claimId/edit',
    title: 'claimEdit',
    load: (): ScreenCode => import('./form/EditClaimScreen.tsx').then((file) => file.EditClaimScreen),
  },
} as const satisfies Record<string, Screen>;
