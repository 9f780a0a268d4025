import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Everybody who has signed in may open the section; the calls say who takes part. */
const row = {
  access: 'signedIn',
  section: '/providerempanelment',
  texts: ['empanelment', 'facility', 'regulator', 'case', 'conversation', 'attachment', 'ui'],
} as const;

const wizard = { ...row, isTask: true } as const;

/** A facility's way into an insurer's network. */
export const empanelmentScreens = {
  join: {
    ...wizard,
    path: '/providerempanelment/newrequest',
    title: 'joinNetwork',
    providerTile: 'joinNetwork',
    load: (): ScreenCode => import('./form/JoinScreen.tsx').then((file) => file.JoinScreen),
  },
  recontract: {
    ...wizard,
    path: '/providerempanelment/recontracting',
    title: 'recontracting',
    providerTile: 'recontracting',
    load: (): ScreenCode => import('./form/JoinScreen.tsx').then((file) => file.RecontractScreen),
  },
  addBranch: {
    ...wizard,
    path: '/providerempanelment/addbranch',
    title: 'addBranch',
    providerTile: 'addBranch',
    load: (): ScreenCode => import('./form/JoinScreen.tsx').then((file) => file.AddBranchScreen),
  },
  updateProfile: {
    ...wizard,
    path: '/providerempanelment/updateprofile',
    title: 'updateProfile',
    providerTile: 'updateProfile',
    texts: [...row.texts, 'factorProof'],
    load: (): ScreenCode => import('./profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  },
  contract: {
    ...row,
    section: '/updatecontract',
    path: '/updatecontract',
    title: 'updateContract',
    texts: [...row.texts, 'provider'],
    providerTile: 'updateContract',
    load: (): ScreenCode => import('./contract/ContractScreen.tsx').then((file) => file.ContractScreen),
  },
  updateContract: {
    ...wizard,
    section: '/updatecontract',
    path: '/updatecontract/change',
    title: 'contractChange',
    load: (): ScreenCode => import('./contract/ContractChangeScreen.tsx').then((file) => file.ContractChangeScreen),
  },
  section: {
    ...row,
    path: '/providerempanelment',
    title: 'empanelment',
    load: (): ScreenCode => import('./EmpanelmentListScreen.tsx').then((file) => file.EmpanelmentListScreen),
  },
  list: {
    ...row,
    path: '/providerempanelment/status',
    title: 'trackEmpanelment',
    providerTile: 'trackEmpanelment',
    tile: { name: 'empanelment', order: 46, access: moduleAccess.empanelmentDesk },
    load: (): ScreenCode => import('./EmpanelmentListScreen.tsx').then((file) => file.EmpanelmentListScreen),
  },
  record: {
    ...row,
    path: linkedScreens.empanelment,
    title: 'empanelmentRecord',
    load: (): ScreenCode => import('./EmpanelmentScreen.tsx').then((file) => file.EmpanelmentScreen),
  },
} as const satisfies Record<string, Screen>;
