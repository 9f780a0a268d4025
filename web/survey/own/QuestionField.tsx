import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type SurveyQuestion, surveyLimits, yesNo } from '../../../shared/survey/surveyModel.ts';
import { MultiSelect } from '../../ui/MultiSelect.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { RadioField } from '../../ui/RadioChoice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { AnswerValues } from './answerValues.ts';

/** The field of one question, by its kind. */
export function QuestionField({ control, question }: { control: Control<AnswerValues>; question: SurveyQuestion }) {
  const { t, i18n } = useTranslation('survey');
  const { key, kind, options, isRequired } = question;
  const label = nameIn(i18n.language, question, 'text');
  const field = { control, name: `answers.${key}`, label, isRequired } as const;
  const nameOf = (option: (typeof options)[number]) => nameIn(i18n.language, option, 'text');
  if (kind === 'number') return <NumberInput {...field} min={0} decimals={2} />;
  if (kind === 'yesNo') return <RadioField {...field} options={yesNo.map((id) => ({ id, name: t(id) }))} />;
  if (kind === 'one') {
    return <RadioField {...field} isColumn options={options.map((each) => ({ id: each.key, name: nameOf(each) }))} />;
  }
  if (kind === 'several') {
    return <MultiSelect {...field} choices={options.map((each, id) => ({ id, name: nameOf(each) }))} />;
  }
  return <TextInput {...field} rows={2} maxLength={surveyLimits.answer} />;
}
