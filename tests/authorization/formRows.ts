import { type FormRows, form } from '../formDraft/formRow.ts';
import { shownRequest } from './support/shownRequest.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'form/useAuthorizationForm.ts': 'a draft on the server: tests/authorization/form.test.tsx',
  'record/FollowDialog.tsx': [
    form(() => import('../../web/authorization/record/FollowDialog.tsx'), 'FollowDialog', {
      record: shownRequest,
      type: 'cancellation',
    }),
  ],
  'record/ReplyDialog.tsx': [
    form(() => import('../../web/authorization/record/ReplyDialog.tsx'), 'ReplyDialog', { record: shownRequest }),
  ],
};
