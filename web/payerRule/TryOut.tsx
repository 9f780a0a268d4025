import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languageOf } from '../../shared/_field/bilingual.ts';
import type { RuleQuestion } from '../../shared/payerRule/ruleModel.ts';
import { RuleQuestionFields } from '../field/payerRule/RuleQuestionFields.tsx';
import { answersOf, useAnswersResolver, useSaidAnew } from '../field/payerRule/useRuleAnswers.ts';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

function Sample({ questions, language }: { questions: readonly RuleQuestion[]; language: Language }) {
  const { t } = useTranslation('payerRule');
  const resolver = useAnswersResolver(questions, language);
  const form = useForm({ defaultValues: answersOf(questions), resolver, mode: 'onTouched' });
  useSaidAnew(form, resolver);
  const [fits, setFits] = useState(false);
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('tryOut.title')}
      onChange={() => setFits(false)}
      onSubmit={(event: FormEvent) => {
        setFits(false);
        void form.handleSubmit(() => setFits(true))(event);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <RuleQuestionFields questions={questions} control={form.control} language={language} />
      <Box role="status">{fits && <Alert severity="success">{t('tryOut.fits')}</Alert>}</Box>
      <SubmitButton variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('tryOut.check')}
      </SubmitButton>
    </Box>
  );
}

/** An unfinished draft: a question or choice without text shows its number, so that no field is without a label. */
function useWorded(questions: readonly RuleQuestion[]): RuleQuestion[] {
  const { t } = useTranslation('payerRule');
  const worded = <Words extends { text: string; textArabic: string }>(words: Words, stand: string): Words =>
    words.text.trim() || words.textArabic.trim() ? words : { ...words, text: stand, textArabic: stand };
  return questions.map((question, at) => ({
    ...worded(question, t('tryOut.noWords', { number: at + 1 })),
    options: question.options.map((option, place) => worded(option, t('edit.option', { number: place + 1 }))),
  }));
}

/** What a receptionist would see of the rule as it stands, and whether sample answers fit: nothing is sent anywhere. */
export function TryOut({ questions: drafted }: { questions: readonly RuleQuestion[] }) {
  const { t, i18n } = useTranslation('payerRule');
  const questions = useWorded(drafted);
  const [language, setLanguage] = useState<Language>(languageOf(i18n.language));
  return (
    <Section title={t('tryOut.title')} isPlain>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('tryOut.text')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('tryOut.language')}
        onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        sx={{ mb: 2 }}
      >
        {Object.entries(languageNames).map(([value, name]) => (
          <ToggleButton key={value} value={value} lang={value}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {questions.length === 0 ? (
        <Typography>{t('tryOut.empty')}</Typography>
      ) : (
        // Other questions are another form.
        <Sample
          key={questions.map(({ key, kind }) => `${key} ${kind}`).join()}
          questions={questions}
          language={language}
        />
      )}
    </Section>
  );
}
