import { type FormRows, form } from '../formDraft/formRow.ts';

const facility = {
  ...{ facilityId: 'f-1', version: 1, isActive: true, facilityName: 'Palm Clinic', facilityNameArabic: 'النخلة' },
  integration: { isEnabled: false, connection: null },
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'EditFacilityScreen.tsx': 'its address names the record: tests/facility/facilityScreens.test.tsx',
  'DecideDialogs.tsx': [
    form(() => import('../../web/facility/DecideDialogs.tsx'), 'RefuseDialog', {
      request: { ...facility, licenseRequestId: 'l-1' },
    }),
  ],
  'StateDialog.tsx': [form(() => import('../../web/facility/StateDialog.tsx'), 'StateDialog', { facility })],
  'IntegrationDialog.tsx': [
    form(() => import('../../web/facility/IntegrationDialog.tsx'), 'IntegrationDialog', { facility }),
  ],
  'NewFacilityScreen.tsx': [form(() => import('../../web/facility/NewFacilityScreen.tsx'), 'NewFacilityScreen')],
  'NewLicenseScreen.tsx': [form(() => import('../../web/facility/NewLicenseScreen.tsx'), 'NewLicenseScreen')],
};
