import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { offeredBy } from '../../../shared/survey/surveyRules.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { MultiSelect } from '../../ui/MultiSelect.tsx';
import { answerText } from '../answerText.ts';
import type { EditValues } from './editValues.ts';

/** When a question or a section is asked: always, or only after certain answers to an earlier question. */
export function BranchFields({ control, at }: { control: Control<EditValues>; at: number }) {
  const { t, i18n } = useTranslation('survey');
  const { setValue } = useFormContext<EditValues>();
  const questions = useWatch({ control, name: 'questions' });
  const branchKey = useWatch({ control, name: `questions.${at}.branchKey` });
  const earlier = questions.slice(0, at).filter((question) => offeredBy(question).length > 0);
  if (earlier.length === 0 && branchKey === null) return null;
  const asked = earlier.find(({ key }) => key === branchKey);
  const nameOf = (question: (typeof questions)[number]) =>
    t('edit.numbered', {
      number: questions.indexOf(question) + 1,
      text: nameIn(i18n.language, question, 'text') || t('list.untitled'),
    });
  const answers = asked
    ? offeredBy(asked).map((value, id) => ({
        id,
        name:
          answerText(t, i18n.language, { ...asked, isRequired: false, shownWhen: null }, [
            { key: asked.key, values: [value] },
          ]) || t('list.untitled'),
      }))
    : [];
  return (
    <>
      <Dropdown
        control={control}
        name={`questions.${at}.branchKey`}
        label={t('edit.branchKey')}
        noneText={t('edit.always')}
        choices={earlier.map((question) => ({ id: question.key, name: nameOf(question) }))}
        onChosen={() => setValue(`questions.${at}.branchAnswers`, [])}
      />
      {branchKey !== null && (
        <MultiSelect
          control={control}
          name={`questions.${at}.branchAnswers`}
          label={t('edit.branchAnswers')}
          choices={answers}
        />
      )}
    </>
  );
}
