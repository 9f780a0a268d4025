import { shownRequest } from '../authorization/support/shownRequest.ts';
import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'ApproveManyDialog.tsx': 'two days: tests/web/parts/contractForm.test.tsx',
  'useDecisionForm.ts': 'a draft of its own: tests/authorizationDesk/desk.journey.ts',
  'AskDialog.tsx': [
    form(() => import('../../web/authorizationDesk/AskDialog.tsx'), 'AskDialog', { record: shownRequest }),
  ],
  'ProposalPart.tsx': [
    form(
      () => import('../../web/authorizationDesk/ProposalPart.tsx'),
      'ProposalPart',
      {
        record: shownRequest,
        proposal: { isOwn: false, makerName: 'Hind', netFils: 0, answer: { lines: [] } },
      },
      'Return the decision',
    ),
  ],
  'TemplatesDialog.tsx': [form(() => import('../../web/authorizationDesk/TemplatesDialog.tsx'), 'TemplatesDialog')],
};
