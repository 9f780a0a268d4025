import { type FormRows, form } from '../formDraft/formRow.ts';

const factor = { factorId: 's-1', name: 'Phone', kind: 'app', createdAt: '2026-11-20T06:00:00.000Z', lastUsedAt: null };

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'RenewCodesDialog.tsx': 'a password',
  'useAddFactor.ts': 'a code of an app; the name of a new factor is typed beside a password',
  'FactorItem.tsx': [
    form(
      () => import('../../web/secondFactor/FactorItem.tsx'),
      'FactorItem',
      { factor, isLast: false },
      'Rename: Phone',
    ),
  ],
  'ResetFactorScreen.tsx': [form(() => import('../../web/secondFactor/ResetFactorScreen.tsx'), 'ResetFactorScreen')],
};
