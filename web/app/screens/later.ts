import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { later } from '../../base/later.ts';
import type { Screen } from '../../base/screen.ts';

const admin = { section: '/admin' } as const;

/**
 * The modules behind the tiles of the role-based dashboard that come with a later release, in the specification's order. The
 * rows of `web/<module>/screens.ts` replace them one by one.
 */
export const laterModuleScreens: readonly Screen[] = [
  later({ path: '/pharmacy', title: 'pharmacy', access: moduleAccess.pharmacy, section: '/pharmacy' }),
  later({
    path: '/pharmacy/pharmacy',
    title: 'pharmacy',
    access: moduleAccess.pharmacy,
    section: '/pharmacy',
    tile: { name: 'pharmacy', shortcut: 'P', order: 30 },
  }),
  later({
    path: '/prescription',
    title: 'controlledMedication',
    access: moduleAccess.controlledMedication,
    section: '/prescription',
  }),
  later({
    path: '/prescription/cmnotification',
    title: 'controlledMedication',
    access: moduleAccess.controlledMedication,
    section: '/prescription',
    tile: { name: 'controlledMedication', order: 90 },
  }),
  later({
    path: '/adtc',
    title: 'adtc',
    access: moduleAccess.adtc,
    section: '/adtc',
    tile: { name: 'adtc', order: 110 },
  }),
  later({
    path: '/admin/ultrasoundmember',
    title: 'ultrasoundUpload',
    access: moduleAccess.ultrasoundUpload,
    ...admin,
    tile: { name: 'ultrasoundUpload', order: 130 },
  }),
  later({
    path: '/abm',
    title: 'abm',
    access: moduleAccess.abm,
    section: '/abm',
    tile: { name: 'abm', order: 150 },
  }),
  later({
    path: '/claimdashboard',
    title: 'claimDashboard',
    access: moduleAccess.claimDashboard,
    section: '/claimdashboard',
    tile: { name: 'claimDashboard', order: 160 },
  }),
  later({
    path: '/vaccinepcr',
    title: 'vaccinePcr',
    access: moduleAccess.vaccinePcr,
    section: '/vaccinepcr',
    tile: { name: 'vaccinePcr', order: 200 },
  }),
  later({
    path: '/thiqa',
    title: 'thiqa',
    access: moduleAccess.thiqa,
    section: '/thiqa',
    tile: { name: 'thiqa', order: 210 },
  }),
  later({
    path: '/druginventory',
    title: 'drugInventory',
    access: moduleAccess.drugInventory,
    section: '/druginventory',
    tile: { name: 'drugInventory', order: 230 },
  }),
  later({
    path: '/downloadproviderfile',
    title: 'performanceReport',
    access: moduleAccess.performanceReport,
    section: '/downloadproviderfile',
    tile: { name: 'performanceReport', order: 240 },
  }),
  later({
    path: '/claimoffline',
    title: 'claimOffline',
    access: moduleAccess.claimOffline,
    section: '/claimoffline',
    tile: { name: 'claimOffline', order: 250 },
  }),
];
