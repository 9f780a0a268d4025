import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../shared/_field/bilingual.ts';
import type { RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';
import { ruleLimits } from '../../../shared/payerRule/ruleModel.ts';
import { DateField } from '../../ui/DateField.tsx';
import { RadioField } from '../../ui/RadioChoice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ruleTexts } from './ruleTexts.ts';
import type { AnswerValues } from './useRuleAnswers.ts';

interface QuestionProps {
  question: RuleQuestion;
  at: number;
  control: Control<AnswerValues>;
  language: string;
}

/** One of a few answers, all of them in sight. */
function Choice({ question, at, control, language }: QuestionProps) {
  const { t } = useTranslation('payerRule', { lng: language });
  const texts = ruleTexts(language);
  const options =
    question.kind === 'yesNo'
      ? (['yes', 'no'] as const).map((id) => ({ id, name: t(`answer.${id}`) }))
      : question.options.map((option) => ({ id: option.key, name: texts.words(option) }));
  return (
    <RadioField
      control={control}
      name={`answers.${at}`}
      label={texts.words(question)}
      options={options}
      isRequired
      isColumn={question.kind !== 'yesNo'}
    />
  );
}

function Question(props: QuestionProps) {
  const { question, at, control, language } = props;
  const texts = ruleTexts(language);
  const field = { control, name: `answers.${at}` as const, label: texts.words(question), isRequired: true };
  if (question.kind === 'text') return <TextInput {...field} maxLength={ruleLimits.answer} rows={2} />;
  if (question.kind === 'date') return <DateField {...field} />;
  return <Choice {...props} />;
}

/** A question stands above its field in all its words: inside the field's frame a long one would be cut off. */
const labelsAbove = {
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal', mb: 0.5 },
  '& .MuiInputLabel-root + div legend': { display: 'none' },
  '& .MuiInputLabel-root + div fieldset': { top: 0 },
  '& .MuiPickersInputBase-sectionsContainer': { opacity: 1 },
};

interface RuleQuestionFieldsProps {
  questions: readonly RuleQuestion[];
  control: Control<AnswerValues>;
  /** The reader's language; another one only where a payer tries its rule out. */
  language: string;
}

/** A payer's questions as a receptionist meets them. */
export function RuleQuestionFields({ questions, control, language }: RuleQuestionFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, ...labelsAbove }} dir={directionOf(language)} lang={language}>
      {questions.map((question, at) => (
        <Question
          key={`${question.key}-${question.kind}`}
          question={question}
          at={at}
          control={control}
          language={language}
        />
      ))}
    </Box>
  );
}
