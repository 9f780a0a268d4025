import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'ResolveDialog.tsx': [
    form(() => import('../../web/errorLog/ResolveDialog.tsx'), 'ResolveDialog', { fingerprint: 'abc' }),
  ],
};
