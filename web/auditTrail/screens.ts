import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.auditState, texts: ['auditTrail', 'ui'] } as const;

/** What was done in the portal, and whether anybody has rewritten it. */
export const auditTrailScreens = {
  list: {
    ...row,
    section: '/audittrail',
    path: '/audittrail',
    title: 'auditTrail',
    load: (): ScreenCode => import('./AuditTrailScreen.tsx').then((file) => file.AuditTrailScreen),
    tile: { name: 'auditTrail', order: 21 },
  },
  entry: {
    ...row,
    section: '/audittrail',
    path: '/audittrail/:entryId',
    title: 'auditEntry',
    load: (): ScreenCode => import('./AuditEntryScreen.tsx').then((file) => file.AuditEntryScreen),
  },
  state: {
    ...row,
    section: '/auditstate',
    path: '/auditstate',
    title: 'auditState',
    load: (): ScreenCode => import('./AuditStateScreen.tsx').then((file) => file.AuditStateScreen),
  },
} as const satisfies Record<string, Screen>;
