import type { RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';
import { type FormDraft, sessionDraft } from '../../parts/form/formDraft.ts';
import { type AnswersByCode, type AnswerValues, answersByCode, answersOf } from './useRuleAnswers.ts';

/** Answers that were not sent yet belong to one user and one request; they are kept by the codes of the questions. */
export function answerDraft(eligibilityId: string, questions: readonly RuleQuestion[]): FormDraft<AnswerValues> {
  const draft = sessionDraft<{ answers: AnswersByCode }>(`eligibility:answers:${eligibilityId}`);
  return {
    ...draft,
    read: () => {
      const { answers } = draft.read();
      return answers ? answersOf(questions, answers) : {};
    },
    keep: ({ answers }) => draft.keep({ answers: answersByCode(questions, answers) }),
  };
}
