import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type Query, type QueryMove } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { AttachmentList } from '../parts/attachment/AttachmentList.tsx';
import { Conversation } from '../parts/conversation/Conversation.tsx';
import { eventEntries } from '../parts/life/eventEntries.ts';
import { MoveButtons, type MoveLook } from '../parts/life/MoveButtons.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { Due, QueryChip } from './queryState.tsx';
import { queryScreens } from './screens.ts';

const { getQuery, getQueryMessages, getQueryAttachment, markQueryRead } = providerQueryApi.endpoints;
const mainMoves: readonly QueryMove[] = ['answer', 'reply'];

function QueryFacts({ query }: { query: Query }) {
  const { t, i18n } = useTranslation('providerQuery');
  const screenPath = usePathTo();
  const { side, about, satisfaction } = query;
  const isDesk = side === 'insurer';
  const facts = [
    { label: t('column.number'), value: <Identifier value={query.queryNumber} /> },
    { label: t('column.category'), value: t(`categories.${query.category}`) },
    isDesk
      ? { label: t('column.facility'), value: <bdi>{nameIn(i18n.language, query, 'facilityName')}</bdi> }
      : { label: t('column.payer'), value: <bdi>{nameIn(i18n.language, query, 'payerName')}</bdi> },
    { label: t('column.openedBy'), value: <bdi>{query.openedByName}</bdi> },
    { label: t('column.opened'), value: <DateText value={query.openedAt} withTime /> },
    { label: t('column.holder'), value: isDesk ? <bdi>{query.holder?.name ?? t('nobody')}</bdi> : null },
    {
      label: t('record.about'),
      value: about && (
        <Link to={screenPath('eligibilityDetail', { eligibilityId: about.id })}>
          <Identifier value={about.id.slice(-8)} />
        </Link>
      ),
    },
    {
      label: t('record.satisfaction'),
      value: satisfaction && t('record.satisfactionOf', { score: satisfaction as never }),
    },
  ];
  return <Facts facts={facts} />;
}

/** The state of a query, what is due, and whose turn it is. */
function Head({ query }: { query: Query }) {
  const { t } = useTranslation('providerQuery');
  const { waitsFor: side } = stateRow(queryLife, query.state);
  return (
    <>
      <QueryChip state={query.state} size="medium" />
      {query.dueAt !== null && (
        <Typography component="span">
          {t(query.isFirstResponse ? 'due.first' : 'due.last')} <Due row={query} />
        </Typography>
      )}
      {side && (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t(`next.${side === query.side ? 'you' : side}`)}
        </Typography>
      )}
    </>
  );
}

function Body({ query, onChanged }: { query: Query; onChanged: () => void }) {
  const { t } = useTranslation('providerQuery');
  const { queryId, side, readMarks, attachments, moves } = query;
  const [move, setMove] = useState<QueryMove | null>(null);
  const messages = useEndpointPages(getQueryMessages, { query: { queryId } });
  const { send: ask } = useApiMutation(getQueryAttachment);
  const { send: mark } = useApiMutation(markQueryRead, { showsErrors: true });
  const onSeen = useCallback((messageId: string) => void mark({ body: { queryId, messageId } }), [mark, queryId]);
  const addressOf = async (attachmentId: string) => (await ask({ query: { queryId, attachmentId } })).data?.url ?? null;
  const lookOf = (name: QueryMove): MoveLook => ({ openDialog: () => setMove(name), isMain: mainMoves.includes(name) });
  const looks = Object.fromEntries(moves.map((name) => [name, lookOf(name)])) as Record<QueryMove, MoveLook>;
  return (
    <>
      <Section title={query.subject} isPlain>
        <QueryFacts query={query} />
      </Section>
      <Section title={t('record.conversation')} isPlain>
        <Conversation pages={messages} {...{ side, readMarks, onSeen, addressOf }} />
        <div style={{ marginTop: 16 }}>
          <MoveButtons label={t('record.actions')} moves={moves} looks={looks} textOf={(name) => t(`moves.${name}`)} />
        </div>
      </Section>
      <Section title={t('record.documents')} isPlain>
        {attachments.length === 0 && <Typography color="textSecondary">{t('record.noDocuments')}</Typography>}
        <AttachmentList attachments={attachments} addressOf={addressOf} />
      </Section>
      {move && (
        <MoveDialog
          query={query}
          move={move}
          onClose={() => setMove(null)}
          onMoved={() => {
            onChanged();
            void messages.store.restart();
          }}
        />
      )}
    </>
  );
}

/** One question with its conversation, its documents, its course, and what its reader may do next. */
export function QueryScreen() {
  const { t } = useTranslation('providerQuery');
  const { queryId = '' } = useParams();
  const read = useApi(getQuery, { query: { queryId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(queryScreens.list), text: t('record.back') }}
      head={(query) => <Head query={query} />}
      notices={({ mergedInto }) =>
        mergedInto && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button
                component={Link}
                size="small"
                color="inherit"
                to={pathTo(queryScreens.record, { queryId: mergedInto.queryId })}
              >
                <bdi dir="ltr">{mergedInto.queryNumber}</bdi>
              </Button>
            }
          >
            {t('record.mergedInto')}
          </Alert>
        )
      }
      timeline={({ events }) => ({
        title: t('record.course'),
        entries: eventEntries(events, {
          titleOf: ({ event }) => t(`events.${event}`),
          detailOf: () => null,
          toneOf: ({ event }) => (event === 'answer' ? 'success' : event === 'escalate' ? 'warning' : undefined),
        }),
      })}
    >
      {(query) => <Body key={query.queryId} query={query} onChanged={read.refresh} />}
    </RecordScreen>
  );
}
