import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'ForgotPasswordScreen.tsx': 'a visitor: nobody knows who types next',
  'ResetPasswordForm.tsx': 'a visitor with a password',
  'registration/useRegistration.ts': 'a draft of its own: tests/account/registering.test.tsx',
  'signin/ConfirmEmailScreen.tsx': 'a code and nothing else',
  'signin/EmiratesIdUpdateScreen.tsx': 'an Emirates ID and a password',
  'signin/ProfessionalLicenseUpdateScreen.tsx': [
    form(
      () => import('../../web/account/signin/ProfessionalLicenseUpdateScreen.tsx'),
      'ProfessionalLicenseUpdateScreen',
    ),
  ],
};
