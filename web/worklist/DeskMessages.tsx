import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { MessageList } from '../parts/conversation/Conversation.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';

/** What was asked of the facility and what it answered; while it is asked, that the payer's time stands still. */
export function DeskMessages({ item }: { item: WorklistItem }) {
  const { t } = useTranslation('worklist');
  const { send } = useApiMutation(worklistApi.endpoints.getDeskAttachment);
  const { eligibilityId, messages, payerQuestion, hasPayerQuestion } = item;
  if (messages.length === 0) return null;
  const addressOf = async (attachmentId: string) =>
    (await send({ query: { eligibilityId, attachmentId } })).data?.url ?? null;
  return (
    <Section title={t('item.messages')} isPlain>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {hasPayerQuestion && payerQuestion && (
          <Alert severity="info">
            {t('item.paused')} <DateText value={payerQuestion.answerBy} withTime />
          </Alert>
        )}
        <MessageList messages={messages} side="insurer" addressOf={addressOf} />
      </Box>
    </Section>
  );
}
