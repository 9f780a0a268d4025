import { moduleAccess } from '../../../shared/rules/moduleAccess.ts';
import { later, type Screen } from './screen.ts';

const empanelment = { access: 'signedIn', section: '/providerempanelment' } as const;

/** The insurer's provider dashboard and the tasks that its tiles lead to. */
export const providerScreens: readonly Screen[] = [
  later({
    path: '/daman',
    title: 'providerDashboard',
    access: 'signedIn',
    tile: { name: 'providerServices', order: 180, access: moduleAccess.providerServices },
  }),
  later({ path: '/providerquery', title: 'providerQuery', access: 'signedIn', section: '/providerquery' }),
  later({
    path: '/newbornbaby',
    title: 'newbornCard',
    access: moduleAccess.providerServices,
    section: '/newbornbaby',
  }),
  later({
    path: '/authorizationquery',
    title: 'authorizationDashboard',
    access: moduleAccess.providerServices,
    section: '/authorizationquery',
  }),
  later({
    path: '/authorizationquery/search',
    title: 'authorizationDashboard',
    access: moduleAccess.providerServices,
    section: '/authorizationquery',
  }),
  later({ path: '/circular', title: 'circulars', access: 'signedIn', section: '/circular' }),
  later({ path: '/circular/circular', title: 'circulars', access: 'signedIn', section: '/circular' }),
  later({ path: '/systemstatus', title: 'systemStatus', access: 'signedIn', section: '/systemstatus' }),
  later({ path: '/providerempanelment', title: 'empanelment', ...empanelment }),
  later({ path: '/providerempanelment/newrequest', title: 'joinNetwork', ...empanelment }),
  later({ path: '/providerempanelment/recontracting', title: 'recontracting', ...empanelment }),
  later({ path: '/providerempanelment/addbranch', title: 'addBranch', ...empanelment }),
  later({ path: '/providerempanelment/status', title: 'trackEmpanelment', ...empanelment }),
  later({ path: '/providerempanelment/updateprofile', title: 'updateProfile', ...empanelment }),
  later({ path: '/providerempanelment/survey', title: 'providerSurvey', ...empanelment }),
  later({
    path: '/memberverification',
    title: 'memberValidity',
    access: moduleAccess.providerServices,
    section: '/memberverification',
  }),
  later({
    path: '/memberverification/search',
    title: 'memberValidity',
    access: moduleAccess.providerServices,
    section: '/memberverification',
  }),
  later({ path: '/updatecontract', title: 'updateContract', access: 'signedIn', section: '/updatecontract' }),
  later({ path: '/manageclinician', title: 'manageClinician', access: 'signedIn', section: '/manageclinician' }),
  later({
    path: '/manageclinician/searchclinician',
    title: 'manageClinician',
    access: 'signedIn',
    section: '/manageclinician',
  }),
  later({
    path: '/diseasemanagement',
    title: 'diseaseManagement',
    access: moduleAccess.diseaseManagement,
    section: '/diseasemanagement',
  }),
  later({ path: '/notification', title: 'notifications', access: 'signedIn', section: '/notification' }),
];
