import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import type { Screen } from '../../base/screen.ts';

const eligibility = {
  access: moduleAccess.eligibility,
  section: '/eligibility',
  texts: ['eligibility', 'lifecycle', 'ui'],
} as const;

const rules = {
  ...eligibility,
  access: moduleAccess.eligibilityRules,
  texts: ['payerRule', 'eligibility', 'ui'],
} as const;
const members = {
  ...eligibility,
  access: moduleAccess.memberRegister,
  texts: ['member', 'job', 'ui'],
} as const;
const batch = { ...eligibility, access: ['Eligibility'], texts: ['eligibilityBatch', 'job', 'ui'] } as const;
const exports = { ...eligibility, texts: ['exports', 'eligibility', 'job', 'ui'] } as const;
const change = () => import('../../eligibility/ChangeEligibilityScreen.tsx');

/** Eligibility requests and their answers. */
export const eligibilityScreens: readonly Screen[] = [
  {
    path: '/eligibility',
    title: 'eligibility',
    load: () => import('../../eligibility/EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen),
    ...eligibility,
  },
  {
    path: '/eligibility/summary',
    title: 'eligibilitySummary',
    load: () =>
      import('../../eligibility/summary/EligibilitySummaryScreen.tsx').then((file) => file.EligibilitySummaryScreen),
    tile: { name: 'eligibility', shortcut: 'E', order: 40 },
    ...eligibility,
    texts: ['summary', 'ui'],
  },
  {
    path: '/eligibility/new',
    title: 'newEligibility',
    load: () => import('../../eligibility/NewEligibilityScreen.tsx').then((file) => file.NewEligibilityScreen),
    ...eligibility,
    access: ['Eligibility'],
  },
  {
    path: '/eligibility/batch',
    title: 'eligibilityBatch',
    load: () => import('../../eligibilityBatch/BatchScreen.tsx').then((file) => file.BatchScreen),
    ...batch,
  },
  {
    path: '/eligibility/batch/:jobId',
    title: 'eligibilityBatchJob',
    load: () => import('../../eligibilityBatch/BatchJobScreen.tsx').then((file) => file.BatchJobScreen),
    ...batch,
  },
  {
    path: '/eligibility/exports',
    title: 'eligibilityExports',
    load: () => import('../../eligibility/exports/ExportsScreen.tsx').then((file) => file.ExportsScreen),
    ...exports,
  },
  {
    path: '/eligibility/exports/:jobId',
    title: 'eligibilityExport',
    load: () => import('../../eligibility/exports/ExportScreen.tsx').then((file) => file.ExportScreen),
    ...exports,
  },
  {
    path: '/eligibility/rules',
    title: 'payerRules',
    load: () => import('../../payerRule/RuleListScreen.tsx').then((file) => file.RuleListScreen),
    ...rules,
  },
  {
    path: '/eligibility/rules/:ruleName',
    title: 'payerRule',
    load: () => import('../../payerRule/RuleScreen.tsx').then((file) => file.RuleScreen),
    ...rules,
  },
  {
    path: '/eligibility/members',
    title: 'members',
    load: () => import('../../member/MembersScreen.tsx').then((file) => file.MembersScreen),
    ...members,
  },
  {
    path: '/eligibility/members/new',
    title: 'newMember',
    load: () => import('../../member/NewMemberScreen.tsx').then((file) => file.NewMemberScreen),
    ...members,
  },
  {
    path: '/eligibility/members/uploads',
    title: 'memberUploads',
    load: () => import('../../member/MemberUploadsScreen.tsx').then((file) => file.MemberUploadsScreen),
    ...members,
  },
  {
    path: '/eligibility/members/uploads/:jobId',
    title: 'memberUpload',
    load: () => import('../../member/MemberUploadScreen.tsx').then((file) => file.MemberUploadScreen),
    ...members,
  },
  {
    path: '/eligibility/:eligibilityId/correct',
    title: 'correctEligibility',
    load: () => change().then((file) => file.CorrectEligibilityScreen),
    ...eligibility,
    access: ['Eligibility'],
  },
  {
    path: '/eligibility/:eligibilityId/resubmit',
    title: 'resubmitEligibility',
    load: () => change().then((file) => file.ResubmitEligibilityScreen),
    ...eligibility,
    access: ['Eligibility'],
  },
  {
    path: '/eligibility/worklist',
    title: 'worklist',
    ...eligibility,
    access: moduleAccess.worklist,
    texts: ['worklist', 'eligibility', 'ui'],
    load: () => import('../../worklist/WorklistScreen.tsx').then((file) => file.WorklistScreen),
    tile: { name: 'worklist', order: 45 },
  },
  {
    path: '/eligibility/worklist/:eligibilityId',
    title: 'worklistItem',
    ...eligibility,
    access: moduleAccess.worklist,
    texts: ['worklist', 'eligibility', 'ui'],
    load: () => import('../../worklist/WorklistItemScreen.tsx').then((file) => file.WorklistItemScreen),
  },
  {
    path: '/eligibility/:eligibilityId',
    title: 'eligibilityDetail',
    load: () => import('../../eligibility/EligibilityDetailScreen.tsx').then((file) => file.EligibilityDetailScreen),
    ...eligibility,
    texts: ['eligibility', 'payerRule', 'ui'],
  },
];
