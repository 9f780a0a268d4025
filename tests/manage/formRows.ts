import { type FormRows, form } from '../formDraft/formRow.ts';
import { aSignedInUser } from '../support/transport.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'useChangePassword.ts': 'passwords',
  'useRegulatoryDetails.ts': [
    form(() => import('../../web/manage/RegulatoryDialog.tsx'), 'RegulatoryDialog', {
      details: { facilityId: 'f-1', regulatorId: 1, facilityLicense: 'MF1001', version: 0, maskedUsername: null },
    }),
  ],
  'OwnDetailsForm.tsx': [
    form(() => import('../../web/manage/OwnDetailsForm.tsx'), 'OwnDetailsForm', {
      details: { firstName: 'Hind', lastName: 'Invented', mobileNumber: null, areShortcutsOn: true, version: 1 },
      user: aSignedInUser(),
    }),
  ],
};
