import { emptyClaim } from '../../web/claim/form/claimValues.ts';
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { type FormRows, form } from '../formDraft/formRow.ts';

const common = { label: 'Claim', dialect: 'dha', licence: 'DHA-F-9000003', patientName: null, claim: emptyClaim };

const row = { claimId: 'c-1', version: 1, claimNumber: 'C-1', tags: [] };

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'TagButton.tsx': [
    form(() => import('../../web/claim/TagButton.tsx'), 'TagButton', { claims: [row] }, english.tags.open),
  ],
  'form/ClaimForm.tsx': [
    form(() => import('../../web/claim/form/ClaimForm.tsx'), 'MakeForm', { ...common, found: null }),
    form(() => import('../../web/claim/form/ClaimForm.tsx'), 'ChangeForm', {
      ...{ ...common, found: [], claimId: 'c-1', version: 1 },
    }),
  ],
};
