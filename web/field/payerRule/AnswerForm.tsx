import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EligibilityRequest, eligibilityApi } from '../../../shared/eligibility/routes.ts';
import type { RuleVersion } from '../../../shared/payerRule/routes.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { answerDraft } from './answerDraft.ts';
import { RuleQuestionFields } from './RuleQuestionFields.tsx';
import { ruleTexts } from './ruleTexts.ts';
import { type AnswerValues, answersByCode, answersOf, useAnswersResolver, useSaidAnew } from './useRuleAnswers.ts';

interface AnswerFormProps {
  request: EligibilityRequest;
  rule: RuleVersion;
  /** Reads the request again after it was answered, or changed by another user. */
  onChanged: () => void;
}

/** The payer's questions with their answers, kept until they are sent. */
export function AnswerForm({ request, rule, onChanged }: AnswerFormProps) {
  const { t, i18n } = useTranslation('payerRule');
  const { eligibilityId } = request;
  const { questions, ruleId } = rule;
  const resolver = useAnswersResolver(questions, i18n.language);
  const [draft] = useState(() => answerDraft(eligibilityId, questions));
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useContractForm({
    endpoint: eligibilityApi.endpoints.answerRule,
    initial: answersOf(questions),
    resolver,
    draft,
    bodyOf: (values: AnswerValues) => {
      const byCode = Object.entries(answersByCode(questions, values.answers));
      return { eligibilityId, ruleId, answers: byCode.map(([question, answer]) => ({ question, answer })) };
    },
    labelOf: (name) => {
      const question = questions[Number(name.split('.')[1])];
      return question ? ruleTexts(i18n.language).words(question) : '';
    },
    onDone: onChanged,
    onRefused: ({ errors }) => {
      const isChanged = errors.some(({ code }) => code === 'changedMeanwhile');
      setOvertaken(isChanged);
      if (!isChanged) return errors;
      onChanged();
      return [];
    },
  });
  useSaidAnew(form.form, resolver);
  const { isSending } = form;
  return (
    <ContractForm form={form} label={t('answer.title')} keptText={t('answer.kept')}>
      {isOvertaken && <Alert severity="warning">{t('answer.changed')}</Alert>}
      <RuleQuestionFields questions={questions} control={form.control} language={i18n.language} />
      <SubmitButton isSending={isSending} sx={{ justifySelf: 'start' }} busyText={t('answer.sending')}>
        {t('answer.send')}
      </SubmitButton>
    </ContractForm>
  );
}
