import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** The section is open to those whom its tile is for; the calls say who is of the care team, and who reads. */
const row = {
  access: moduleAccess.diseaseManagement,
  section: '/diseasemanagement',
  texts: ['diseaseManagement', 'ui'],
} as const;

/** Programmes for people with a chronic disease. */
export const diseaseManagementScreens = {
  list: {
    ...row,
    path: '/diseasemanagement',
    title: 'diseaseManagement',
    providerTile: 'diseaseManagement',
    load: (): ScreenCode => import('./EnrolmentListScreen.tsx').then((file) => file.EnrolmentListScreen),
  },
  outcomes: {
    ...row,
    path: '/diseasemanagement/outcomes',
    title: 'diseaseOutcomes',
    access: moduleAccess.careReaders,
    load: (): ScreenCode => import('./OutcomesScreen.tsx').then((file) => file.OutcomesScreen),
  },
  enrol: {
    ...row,
    path: '/diseasemanagement/enrol/:eligibilityId',
    title: 'enrolMember',
    access: moduleAccess.careTeam,
    load: (): ScreenCode => import('./EnrolScreen.tsx').then((file) => file.EnrolScreen),
  },
  record: {
    ...row,
    path: '/diseasemanagement/members/:enrolmentId',
    title: 'enrolment',
    access: moduleAccess.careReaders,
    load: (): ScreenCode => import('./EnrolmentScreen.tsx').then((file) => file.EnrolmentScreen),
  },
} as const satisfies Record<string, Screen>;
