import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.eligibility,
  section: '/eligibility',
  texts: ['eligibility', 'lifecycle', 'ui'],
} as const;
const exports = { ...row, texts: ['exports', 'eligibility', 'job', 'ui'] } as const;
const change = () => import('./ChangeEligibilityScreen.tsx');

/** Eligibility requests and their answers. */
export const eligibilityScreens = {
  history: {
    ...row,
    texts: [...row.texts, 'exports'],
    path: '/eligibility',
    title: 'eligibility',
    load: (): ScreenCode => import('./EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen),
  },
  /** The same for those who decide: the specification opens the section itself to others (REQ-ROUTE-17). */
  decisions: {
    ...row,
    access: moduleAccess.worklist,
    texts: [...row.texts, 'exports'],
    path: '/eligibility/worklist/history',
    title: 'decisions',
    load: (): ScreenCode => import('./EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen),
  },
  summary: {
    ...row,
    path: '/eligibility/summary',
    title: 'eligibilitySummary',
    texts: ['summary', 'ui'],
    load: (): ScreenCode =>
      import('./summary/EligibilitySummaryScreen.tsx').then((file) => file.EligibilitySummaryScreen),
    tile: { name: 'eligibility', shortcut: 'E', order: 40 },
  },
  new: {
    ...row,
    path: '/eligibility/new',
    title: 'newEligibility',
    access: ['Eligibility'],
    isTask: true,
    texts: [...row.texts, 'cardReader'],
    load: (): ScreenCode => import('./NewEligibilityScreen.tsx').then((file) => file.NewEligibilityScreen),
  },
  correct: {
    ...row,
    path: '/eligibility/:eligibilityId/correct',
    title: 'correctEligibility',
    access: ['Eligibility'],
    load: (): ScreenCode => change().then((file) => file.CorrectEligibilityScreen),
  },
  resubmit: {
    ...row,
    path: '/eligibility/:eligibilityId/resubmit',
    title: 'resubmitEligibility',
    access: ['Eligibility'],
    load: (): ScreenCode => change().then((file) => file.ResubmitEligibilityScreen),
  },
  detail: {
    ...row,
    access: moduleAccess.eligibilityHistory,
    path: linkedScreens.eligibilityDetail,
    title: 'eligibilityDetail',
    texts: ['eligibility', 'payerRule', 'conversation', 'attachment', 'ui'],
    load: (): ScreenCode => import('./EligibilityDetailScreen.tsx').then((file) => file.EligibilityDetailScreen),
  },
} as const satisfies Record<string, Screen>;

/** The history as files. */
export const exportScreens = {
  list: {
    ...exports,
    path: '/eligibility/exports',
    title: 'eligibilityExports',
    load: (): ScreenCode => import('./exports/ExportsScreen.tsx').then((file) => file.ExportsScreen),
  },
  export: {
    ...exports,
    path: linkedScreens.eligibilityExport,
    title: 'eligibilityExport',
    load: (): ScreenCode => import('./exports/ExportScreen.tsx').then((file) => file.ExportScreen),
  },
} as const satisfies Record<string, Screen>;
