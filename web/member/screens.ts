import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.memberRegister, section: '/eligibility', texts: ['member', 'job', 'ui'] } as const;

/** The register of a payer's members. */
export const memberScreens = {
  list: {
    ...row,
    access: moduleAccess.memberRegisterReaders,
    path: '/eligibility/members',
    title: 'members',
    load: (): ScreenCode => import('./MembersScreen.tsx').then((file) => file.MembersScreen),
  },
  new: {
    ...row,
    path: '/eligibility/members/new',
    title: 'newMember',
    load: (): ScreenCode => import('./NewMemberScreen.tsx').then((file) => file.NewMemberScreen),
  },
  uploads: {
    ...row,
    path: '/eligibility/members/uploads',
    title: 'memberUploads',
    load: (): ScreenCode => import('./MemberUploadsScreen.tsx').then((file) => file.MemberUploadsScreen),
  },
  upload: {
    ...row,
    path: '/eligibility/members/uploads/:jobId',
    title: 'memberUpload',
    load: (): ScreenCode => import('./MemberUploadScreen.tsx').then((file) => file.MemberUploadScreen),
  },
} as const satisfies Record<string, Screen>;

const validity = {
  access: moduleAccess.providerServices,
  section: '/memberverification',
  title: 'memberValidity',
  texts: ['memberValidity', 'member', 'ui'],
  load: (): ScreenCode => import('./memberValidity/MemberValidityScreen.tsx').then((file) => file.MemberValidityScreen),
} as const;

/** Whether somebody is a valid member: a task of the provider dashboard. */
export const memberValidityScreens = {
  section: { ...validity, path: '/memberverification' },
  search: { ...validity, path: '/memberverification/search', providerTile: 'memberValidity' },
} as const satisfies Record<string, Screen>;

/** The searches for a member, each with a tile of its own. */
export const memberSearchScreens = {
  ofPayer: {
    path: '/payermember/payermembersearch',
    title: 'payerMemberSearch',
    access: moduleAccess.payerMemberSearch,
    section: '/payermember/payermembersearch',
    texts: ['member', 'ui'],
    load: (): ScreenCode => import('./PayerMemberSearchScreen.tsx').then((file) => file.PayerMemberSearchScreen),
    tile: { name: 'payerMemberSearch', order: 120 },
  },
  ofGhq: {
    path: '/ghq/membersearch',
    title: 'ghqMemberSearch',
    access: moduleAccess.ghq,
    texts: ['ghq', 'member', 'ui'],
    load: (): ScreenCode => import('./ghq/GhqMemberSearchScreen.tsx').then((file) => file.GhqMemberSearchScreen),
    tile: { name: 'ghqMemberSearch', order: 190 },
  },
} as const satisfies Record<string, Screen>;
