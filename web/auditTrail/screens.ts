import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Whether anybody has rewritten the audit trail. */
export const auditTrailScreens = {
  state: {
    access: moduleAccess.auditState,
    section: '/auditstate',
    texts: ['auditTrail', 'ui'],
    path: '/auditstate',
    title: 'auditState',
    load: (): ScreenCode => import('./AuditStateScreen.tsx').then((file) => file.AuditStateScreen),
    tile: { name: 'auditState', order: 21 },
  },
} as const satisfies Record<string, Screen>;
