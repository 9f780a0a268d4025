import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const texts = ['facility', 'regulator', 'ui'] as const;
const admin = { access: moduleAccess.facilities, section: '/admin', texts } as const;
const license = { access: moduleAccess.requestLicense, section: '/requestlicense', texts } as const;

/** Facilities, for everybody who looks one up and for those who administer them. */
export const facilityScreens = {
  list: {
    ...admin,
    path: '/admin/facilities',
    title: 'facilities',
    load: (): ScreenCode => import('./FacilityListScreen.tsx').then((file) => file.FacilityListScreen),
  },
  new: {
    ...admin,
    path: '/admin/facilities/new',
    title: 'newFacility',
    load: (): ScreenCode => import('./NewFacilityScreen.tsx').then((file) => file.NewFacilityScreen),
  },
  edit: {
    ...admin,
    path: '/admin/facilities/:facilityId',
    title: 'editFacility',
    load: (): ScreenCode => import('./EditFacilityScreen.tsx').then((file) => file.EditFacilityScreen),
  },
  lookup: {
    path: '/facilities',
    title: 'facilityLookup',
    access: 'signedIn',
    section: '/facilities',
    texts,
    load: (): ScreenCode => import('./FacilityLookupScreen.tsx').then((file) => file.FacilityLookupScreen),
  },
  record: {
    path: linkedScreens.facility,
    title: 'facility',
    access: 'signedIn',
    section: '/facilities',
    texts,
    load: (): ScreenCode => import('./FacilityScreen.tsx').then((file) => file.FacilityScreen),
  },
} as const satisfies Record<string, Screen>;

/** Portal licences: asked for by distributors' representatives, decided by super admins. */
export const licenseScreens = {
  list: {
    ...license,
    path: '/requestlicense',
    title: 'requestLicense',
    tile: { name: 'requestLicense', order: 100 },
    load: (): ScreenCode => import('./LicenseListScreen.tsx').then((file) => file.LicenseListScreen),
  },
  new: {
    ...license,
    path: '/requestlicense/new',
    title: 'newLicense',
    load: (): ScreenCode => import('./NewLicenseScreen.tsx').then((file) => file.NewLicenseScreen),
  },
  record: {
    ...license,
    path: linkedScreens.licenseRequest,
    title: 'licenseRequest',
    load: (): ScreenCode => import('./LicenseScreen.tsx').then((file) => file.LicenseScreen),
  },
} as const satisfies Record<string, Screen>;
