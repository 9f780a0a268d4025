import { choice, type FormRows, type FormsThatKeepNothing, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'card/CardDetails.tsx': 'one person is looked up',
  'useEligibilityForm.ts': 'a draft of its own: tests/eligibility/eligibility.journey.ts',
  'PayerQuestion.tsx': [
    form(() => import('../../web/eligibility/PayerQuestion.tsx'), 'PayerQuestion', {
      request: {
        ...{ eligibilityId: 'q-1', hasPayerQuestion: true },
        messages: [
          {
            messageId: 'm-1',
            at: '2026-11-20T06:00:00.000Z',
            by: 'Hind',
            side: 'payer',
            text: 'Which card?',
            attachments: [],
          },
        ],
        payerQuestion: { questionId: 'p-1', answerBy: '2026-11-20T06:00:00.000Z' },
      },
    }),
  ],
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'summary/EligibilitySummaryScreen.tsx': choice,
};
