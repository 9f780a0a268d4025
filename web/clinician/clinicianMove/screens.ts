import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../../base/screen.ts';

/** Everybody who has signed in may open the section; the calls say who manages clinicians, and who is told. */
const row = {
  access: 'signedIn',
  section: '/manageclinician',
  texts: ['clinicianMove', 'clinician', 'attachment', 'ui'],
} as const;
const loadList = (): ScreenCode =>
  import('./ProviderCliniciansScreen.tsx').then((file) => file.ProviderCliniciansScreen);

/** The clinicians that a provider tells its insurers of. */
export const clinicianMoveScreens = {
  section: { ...row, path: '/manageclinician', title: 'manageClinician', load: loadList },
  list: {
    ...row,
    path: linkedScreens.providerClinicians,
    title: 'manageClinician',
    providerTile: 'manageClinician',
    load: loadList,
  },
  join: {
    ...row,
    path: '/manageclinician/join',
    title: 'joinClinician',
    isTask: true,
    access: moduleAccess.providerProfile,
    load: (): ScreenCode => import('./JoinClinicianScreen.tsx').then((file) => file.JoinClinicianScreen),
  },
  record: {
    ...row,
    path: '/manageclinician/searchclinician/:facilityId/:clinicianId',
    title: 'clinician',
    load: (): ScreenCode => import('./ProviderClinicianScreen.tsx').then((file) => file.ProviderClinicianScreen),
  },
  changes: {
    ...row,
    path: '/manageclinician/changes',
    title: 'clinicianMoves',
    access: moduleAccess.clinicianMoves,
    tile: { name: 'clinicianMoves', order: 49, access: moduleAccess.empanelmentDesk },
    load: (): ScreenCode => import('./ClinicianMovesScreen.tsx').then((file) => file.ClinicianMovesScreen),
  },
  change: {
    ...row,
    path: linkedScreens.clinicianMove,
    title: 'clinicianMove',
    load: (): ScreenCode => import('./ClinicianMoveScreen.tsx').then((file) => file.ClinicianMoveScreen),
  },
} as const satisfies Record<string, Screen>;
