import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EligibilityRequest, eligibilityApi } from '../../../shared/eligibility/routes.ts';
import type { RuleVersion } from '../../../shared/payerRule/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { dropAnswers, keepAnswers, readAnswers } from './answerDraft.ts';
import { RuleQuestionFields } from './RuleQuestionFields.tsx';
import { ruleTexts } from './ruleTexts.ts';
import { type AnswerValues, answersByCode, useRuleAnswers } from './useRuleAnswers.ts';

interface AnswerFormProps {
  request: EligibilityRequest;
  rule: RuleVersion;
  userId: string;
  /** Reads the request anew: it was answered, or changed by somebody else. */
  onChanged: () => void;
}

/** The payer's questions with their answers, kept until they are sent. */
export function AnswerForm({ request, rule, userId, onChanged }: AnswerFormProps) {
  const { t, i18n } = useTranslation('payerRule');
  const { eligibilityId } = request;
  const { questions, ruleId } = rule;
  const form = useRuleAnswers(questions, i18n.language, readAnswers(userId, eligibilityId));
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.answerRule, { showsErrors: true });
  const [fault, setFault] = useState<'kept' | 'changed' | null>(null);
  const isUnderWay = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepAnswers(userId, eligibilityId, answersByCode(questions, values.answers)),
      }),
    [form, userId, eligibilityId, questions],
  );

  const sendOnce = async (values: AnswerValues) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFault(null);
    try {
      const byCode = Object.entries(answersByCode(questions, values.answers));
      const answers = byCode.map(([question, answer]) => ({ question, answer }));
      const outcome = await send({ body: { eligibilityId, ruleId, answers } });
      if (outcome.isDone) dropAnswers(userId, eligibilityId);
      else setFault(outcome.errors.some(({ code }) => code === 'changedMeanwhile') ? 'changed' : 'kept');
      if (outcome.isDone || outcome.errors.some(({ code }) => code === 'changedMeanwhile')) onChanged();
    } finally {
      isUnderWay.current = false;
    }
  };
  const { errors, submitCount } = form.formState;
  const summary = questions.flatMap((question, at) => {
    const message = errors.answers?.[at]?.message;
    return message ? [{ name: `answers.${at}`, label: ruleTexts(i18n.language).words(question), message }] : [];
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('answer.title')}
      onSubmit={(event: FormEvent) => void form.handleSubmit(sendOnce)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {submitCount > 0 && (
        <ErrorSummary errors={summary} onGoTo={(name) => form.setFocus(name as `answers.${number}`)} />
      )}
      {fault && <Alert severity="warning">{t(`answer.${fault}`)}</Alert>}
      <RuleQuestionFields questions={questions} control={form.control} language={i18n.language} />
      <Button
        type="submit"
        {...steadyClick}
        variant="contained"
        aria-disabled={isSending}
        sx={{ justifySelf: 'start' }}
      >
        {isSending ? t('answer.sending') : t('answer.send')}
      </Button>
    </Box>
  );
}
