import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.facilityAdmin, section: '/facilityadmin', texts: ['clinician', 'ui'] } as const;

const verification = {
  access: moduleAccess.clinicianVerification,
  section: '/admin',
  texts: ['clinician', 'ui'],
} as const;

/** The clinicians of the facilities that somebody administers. */
export const clinicianScreens = {
  list: {
    ...row,
    path: linkedScreens.manageClinicians,
    title: 'manageClinicians',
    tile: { name: 'manageClinicians', shortcut: 'L', order: 70, access: moduleAccess.manageClinicians },
    load: (): ScreenCode => import('./ManageCliniciansScreen.tsx').then((file) => file.ManageCliniciansScreen),
  },
  record: {
    ...row,
    path: '/facilityadmin/manageclinicians/:facilityId/:clinicianId',
    title: 'clinician',
    load: (): ScreenCode => import('./ClinicianScreen.tsx').then((file) => file.ClinicianScreen),
  },
  blacklists: {
    ...row,
    path: linkedScreens.clinicianBlacklists,
    title: 'clinicianBlacklists',
    load: (): ScreenCode => import('./BlacklistScreen.tsx').then((file) => file.BlacklistScreen),
  },
  verification: {
    ...verification,
    path: '/admin/clinicianverificationsearch',
    title: 'clinicianVerification',
    tile: { name: 'clinicianVerification', order: 140 },
    load: (): ScreenCode => import('./VerificationSearchScreen.tsx').then((file) => file.VerificationSearchScreen),
  },
  verificationRecord: {
    ...verification,
    path: '/admin/clinicianverificationsearch/:facilityId/:clinicianId',
    title: 'clinician',
    load: (): ScreenCode => import('./VerificationScreen.tsx').then((file) => file.VerificationScreen),
  },
} as const satisfies Record<string, Screen>;
