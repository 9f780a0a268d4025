import { moduleAccess } from '../../../shared/rules/moduleAccess.ts';
import type { Screen } from './screen.ts';

const eligibility = {
  access: moduleAccess.eligibility,
  section: '/eligibility',
  texts: ['eligibility', 'ui'],
} as const;

const history = () =>
  import('../../features/eligibility/EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen);

/** Eligibility requests and their answers. */
export const eligibilityScreens: readonly Screen[] = [
  { path: '/eligibility', title: 'eligibility', load: history, ...eligibility },
  {
    path: '/eligibility/summary',
    title: 'eligibilityHistory',
    load: history,
    tile: { name: 'eligibility', shortcut: 'E', order: 40 },
    ...eligibility,
  },
  {
    path: '/eligibility/new',
    title: 'newEligibility',
    load: () => import('../../features/eligibility/NewEligibilityScreen.tsx').then((file) => file.NewEligibilityScreen),
    ...eligibility,
    access: ['Eligibility'],
  },
  {
    path: '/eligibility/:eligibilityId',
    title: 'eligibilityDetail',
    load: () =>
      import('../../features/eligibility/EligibilityDetailScreen.tsx').then((file) => file.EligibilityDetailScreen),
    ...eligibility,
  },
];
