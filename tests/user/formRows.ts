import { type FormRows, form } from '../formDraft/formRow.ts';

const user = {
  ...{ id: 'user-9', firstName: 'Hind', lastName: 'Invented', mobileNumber: null, version: 1, isChangeable: true },
  ...{ removal: null, identityProvenAt: null, emiratesIdEnding: null, clinicianLicense: null, facilities: [] },
  ...{ groupOwners: [], subGroups: [], roles: [], temporaryRoles: [] },
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'GiveRoleDialog.tsx': 'choices: tests/web/parts/contractForm.test.tsx',
  'UserFacilities.tsx': 'a choice: tests/web/parts/contractForm.test.tsx',
  'UserGroups.tsx': 'a choice: tests/web/parts/contractForm.test.tsx',
  'LicenseDialog.tsx': [form(() => import('../../web/user/LicenseDialog.tsx'), 'LicenseDialog', { user })],
  'ChangeUserDialog.tsx': [form(() => import('../../web/user/ChangeUserDialog.tsx'), 'ChangeUserDialog', { user })],
  'UserActions.tsx': [form(() => import('../../web/user/UserActions.tsx'), 'UserActions', { user }, 'Lock')],
  'AddUserScreen.tsx': [form(() => import('../../web/user/AddUserScreen.tsx'), 'AddUserScreen')],
};
