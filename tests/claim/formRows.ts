import { emptyClaim } from '../../web/claim/form/claimValues.ts';
import { type FormRows, form } from '../formDraft/formRow.ts';

const common = { label: 'Claim', dialect: 'dha', licence: 'DHA-F-9000003', patientName: null, claim: emptyClaim };

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'form/ClaimForm.tsx': [
    form(() => import('../../web/claim/form/ClaimForm.tsx'), 'MakeForm', { ...common, found: null }),
    form(() => import('../../web/claim/form/ClaimForm.tsx'), 'ChangeForm', {
      ...{ ...common, found: [], claimId: 'c-1', version: 1 },
    }),
  ],
};
