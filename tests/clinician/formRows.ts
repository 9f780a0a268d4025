import { choice, type FormRows, type FormsThatKeepNothing, form } from '../formDraft/formRow.ts';

const clinician = {
  ...{ clinicianId: 'c-1', facilityId: 'f-1', version: 1, isActive: true, licenseNo: 'D-1', fullName: 'Rami Invented' },
  ...{ fullNameArabic: '', specialtyCode: null, specialtyName: null, worksFrom: null, worksTo: null },
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'UploadBlacklistDialog.tsx': 'a file',
  'AddClinicianDialog.tsx': [form(() => import('../../web/clinician/AddClinicianDialog.tsx'), 'AddClinicianDialog')],
  'EditClinicianDialog.tsx': [
    form(() => import('../../web/clinician/EditClinicianDialog.tsx'), 'EditClinicianDialog', { clinician }),
  ],
  'MarkVerifiedDialog.tsx': [
    form(() => import('../../web/clinician/MarkVerifiedDialog.tsx'), 'MarkVerifiedDialog', {
      clinician,
      check: { checkId: 'k-1', outcome: 'differs' },
    }),
  ],
  'clinicianMove/EndDialog.tsx': [
    form(() => import('../../web/clinician/clinicianMove/EndDialog.tsx'), 'EndDialog', { clinician }),
  ],
  'clinicianMove/MoveDialog.tsx': [
    form(() => import('../../web/clinician/clinicianMove/MoveDialog.tsx'), 'MoveDialog', { clinician }),
  ],
  'BlacklistDialog.tsx': [
    form(
      () => import('../../web/clinician/BlacklistDialog.tsx'),
      'BlacklistDialog',
      {
        list: {
          ...{ blacklistId: 'b-1', version: 1, state: 'waiting', lines: [], fileName: 'list.csv', fileHash: 'abc' },
          made: { isOwn: false, by: 'Hind', at: '2026-11-20T06:00:00.000Z' },
        },
      },
      'Refuse',
    ),
  ],
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'BlacklistScreen.tsx': choice,
};
