import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../shared/_field/bilingual.ts';
import type { RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';
import { ruleLimits } from '../../../shared/payerRule/ruleModel.ts';
import { DateField } from '../../ui/DateField.tsx';
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
  const { field, fieldState } = useController({ control, name: `answers.${at}` });
  const id = useId();
  const error = fieldState.error?.message;
  const choices =
    question.kind === 'yesNo'
      ? (['yes', 'no'] as const).map((key) => ({ key, name: t(`answer.${key}`) }))
      : question.options.map((option) => ({ key: option.key, name: texts.words(option) }));
  return (
    <FormControl error={Boolean(error)} required>
      <FormLabel id={id}>
        <bdi>{texts.words(question)}</bdi>
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        row={question.kind === 'yesNo'}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {choices.map(({ key, name }, place) => (
          <FormControlLabel
            key={key}
            value={key}
            control={<Radio size="small" {...(place === 0 ? { slotProps: { input: { ref: field.ref } } } : {})} />}
            label={<bdi>{name}</bdi>}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
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
