import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuthorizationRecord } from '../../shared/authorizationQuery/routes.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { usePathTo } from '../base/screenPath.ts';
import { QueryChip } from '../field/providerQuery/QueryChip.ts';
import { MessageList } from '../parts/conversation/Conversation.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';

const { getQueryMessages, getQueryAttachment } = providerQueryApi.endpoints;
type Question = AuthorizationRecord['questions'][number];

function Messages({ queryId, isInsurer }: { queryId: string; isInsurer: boolean }) {
  const { data } = useApi(getQueryMessages, { query: { queryId } });
  const { send } = useApiMutation(getQueryAttachment);
  const addressOf = async (attachmentId: string) =>
    (await send({ query: { queryId, attachmentId } })).data?.url ?? null;
  if (!data) return null;
  return <MessageList messages={data.items} side={isInsurer ? 'insurer' : 'provider'} addressOf={addressOf} />;
}

function QuestionItem({ question, isInsurer }: { question: Question; isInsurer: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const screenPath = usePathTo();
  const [isOpen, setOpen] = useState(false);
  const { queryId, queryNumber, subject, state } = question;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <QueryChip state={state} />
        <Link to={screenPath('providerQueryRecord', { queryId })}>
          <Identifier value={queryNumber} />
        </Link>
        <bdi>{subject}</bdi>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'questions.hide' : 'questions.show')}
        </Button>
      </Box>
      {isOpen && <Messages queryId={queryId} isInsurer={isInsurer} />}
    </Box>
  );
}

/** What was asked about an authorisation, and what the insurer said (REQ-AUTHQ-04). */
export function QuestionsPart({ record, isInsurer }: { record: AuthorizationRecord; isInsurer: boolean }) {
  const { t } = useTranslation('authorizationQuery');
  const { questions } = record;
  return (
    <Section title={t('questions.title')} isPlain>
      {questions.length === 0 && <Typography color="textSecondary">{t('questions.none')}</Typography>}
      {questions.length > 0 && (
        <Box component="ul" aria-label={t('questions.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {questions.map((question) => (
            <QuestionItem key={question.queryId} question={question} isInsurer={isInsurer} />
          ))}
        </Box>
      )}
    </Section>
  );
}
