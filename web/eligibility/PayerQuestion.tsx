import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../shared/_parts/conversation.ts';
import { type EligibilityRequest, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { MessageList } from '../parts/conversation/Conversation.tsx';
import { MessageFields } from '../parts/conversation/MessageFields.tsx';
import { emptyMessage, type MessageValues, messageBody } from '../parts/conversation/messageBody.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useMaySubmit } from './useMaySubmit.ts';

const { answerPayerQuestion, getQuestionAttachment } = eligibilityApi.endpoints;

type Asked = EligibilityRequest & { readonly messages?: readonly Message[] | undefined };

function AnswerToPayer({ request, onAnswered }: { request: Asked; onAnswered: () => void }) {
  const { t } = useTranslation('eligibility');
  const [isBusy, setBusy] = useState(false);
  const { eligibilityId, payerQuestion } = request;
  const form = useContractForm({
    endpoint: answerPayerQuestion,
    initial: emptyMessage,
    bodyOf: (values: MessageValues) => ({
      eligibilityId,
      questionId: payerQuestion?.questionId ?? '',
      ...messageBody(values),
    }),
    onDone: () => {
      alerts.success(t('payerQuestion.sent'));
      onAnswered();
    },
  });
  return (
    <ContractForm form={form} label={t('payerQuestion.answer')}>
      <MessageFields control={form.control} label={t('payerQuestion.answer')} onBusy={setBusy} />
      <Box>
        <SubmitButton isSending={form.isSending} disabled={isBusy}>
          {t('payerQuestion.send')}
        </SubmitButton>
      </Box>
    </ContractForm>
  );
}

/** What the payer's reviewer asks about a request, and the answer of the facility's people. */
export function PayerQuestion({ request, onAnswered }: { request: Asked; onAnswered: () => void }) {
  const { t } = useTranslation('eligibility');
  const maySubmit = useMaySubmit();
  const { send } = useApiMutation(getQuestionAttachment);
  const { eligibilityId, messages = [], hasPayerQuestion, payerQuestion } = request;
  if (messages.length === 0) return null;
  const addressOf = async (attachmentId: string) =>
    (await send({ query: { eligibilityId, attachmentId } })).data?.url ?? null;
  return (
    <Section title={t('payerQuestion.title')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {hasPayerQuestion && payerQuestion && (
          <Alert severity="warning">
            {t('payerQuestion.due')} <DateText value={payerQuestion.answerBy} withTime />
          </Alert>
        )}
        <MessageList messages={messages} side="provider" addressOf={addressOf} />
        {hasPayerQuestion && maySubmit && <AnswerToPayer request={request} onAnswered={onAnswered} />}
      </Box>
    </Section>
  );
}
