import { stepPaths } from '../../../shared/_field/routeGuard.ts';
import type { Screen, ScreenCode } from '../../base/screen.ts';

const row = { access: 'signedIn', texts: ['signin', 'ui'], isHome: true } as const;

/** The steps of sign-in. */
export const signInScreens = {
  confirmEmail: {
    ...row,
    path: stepPaths.confirmEmail,
    title: 'confirmEmail',
    load: (): ScreenCode => import('./ConfirmEmailScreen.tsx').then((file) => file.ConfirmEmailScreen),
  },
  licenseAgreement: {
    ...row,
    path: stepPaths.licenseAgreement,
    title: 'licenseAgreement',
    load: (): ScreenCode => import('./LicenseAgreementScreen.tsx').then((file) => file.LicenseAgreementScreen),
  },
  selectFacility: {
    ...row,
    path: stepPaths.selectFacility,
    title: 'selectFacility',
    load: (): ScreenCode => import('./SelectFacilityScreen.tsx').then((file) => file.SelectFacilityScreen),
  },
  emiratesId: {
    ...row,
    path: stepPaths.emiratesId,
    title: 'emiratesIdUpdate',
    load: (): ScreenCode => import('./EmiratesIdUpdateScreen.tsx').then((file) => file.EmiratesIdUpdateScreen),
  },
  professionalLicense: {
    ...row,
    path: stepPaths.professionalLicense,
    title: 'professionalLicenseUpdate',
    load: (): ScreenCode =>
      import('./ProfessionalLicenseUpdateScreen.tsx').then((file) => file.ProfessionalLicenseUpdateScreen),
  },
} as const satisfies Record<string, Screen>;
