import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { isIsoDay } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { EditedRule } from '../../shared/payerRule/routes.ts';
import { ruleProblems, tidyContent } from '../../shared/payerRule/ruleMatch.ts';
import type { RuleContent } from '../../shared/payerRule/ruleModel.ts';

/** What the editor begins with: the draft, else what the newest version asks, else nothing. */
export function contentOf({ draft, newest }: EditedRule): RuleContent {
  if (draft) return draft;
  if (!newest) return { title: '', titleArabic: '', holdsFrom: emiratesDateOf(new Date()), questions: [] };
  const { title, titleArabic, questions } = newest;
  return { title, titleArabic, holdsFrom: '', questions };
}

/** The part of a form that can be saved: an incomplete date is saved as empty. */
export const savedOf = (values: RuleContent): RuleContent =>
  tidyContent({ ...values, holdsFrom: isIsoDay(values.holdsFrom) ? values.holdsFrom : '' });

/** Fields with an error that belongs to the whole list. */
const lists = /(^|\.)(questions|options)$/;

/** Checks what a rule needs before it goes live, as the server will. */
export const ruleResolver =
  (lastHoldsFrom: string | null): Resolver<RuleContent> =>
  async (values) => {
    const problems = ruleProblems(savedOf(values), { today: emiratesDateOf(new Date()), lastHoldsFrom });
    const errors: FieldErrors<RuleContent> = {};
    for (const { field, problem } of problems) {
      set(errors, lists.test(field) ? `${field}.root` : field, {
        type: problem,
        message: `payerRule:needs.${problem}`,
      });
    }
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
