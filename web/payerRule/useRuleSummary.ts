import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RuleContent } from '../../shared/payerRule/ruleModel.ts';
import type { SummaryError } from '../ui/ErrorSummary.tsx';

interface NamedError {
  readonly name: string;
  readonly message: string;
}

/** The errors of a form with the paths of their fields, such as `questions.0.text`. */
function namedErrors(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, { message?: string } | undefined]) => {
    if (!error) return [];
    const name = `${path}${key}`;
    return typeof error.message === 'string' ? [{ name, message: error.message }] : namedErrors(error, `${name}.`);
  });
}

const labels = {
  title: 'edit.ruleTitle',
  titleArabic: 'edit.ruleTitleArabic',
  holdsFrom: 'edit.holdsFrom',
  text: 'edit.text',
  textArabic: 'edit.textArabic',
  key: 'edit.code',
} as const;

/** What a rule still needs, each with the way to its field; a list that is too short has no field of its own. */
export function useRuleSummary(errors: FieldErrors<RuleContent>): SummaryError[] {
  const { t } = useTranslation(['payerRule', 'eligibility']);
  return namedErrors(errors).map(({ name, message }) => {
    const [, question, option] = /^questions\.(\d+)(?:\.options\.(\d+))?/.exec(name) ?? [];
    const field = labels[name.split('.').at(-1) as keyof typeof labels];
    const place = [
      question && t('edit.question', { number: Number(question) + 1 }),
      option && t('edit.option', { number: Number(option) + 1 }),
      field && t(field),
    ];
    const label = place.filter(Boolean).join(t('eligibility:list.comma'));
    return { ...(field ? { name } : {}), label, message };
  });
}
