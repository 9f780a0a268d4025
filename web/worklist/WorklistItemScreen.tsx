import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { movesFor } from '../../shared/_parts/life.ts';
import { deskLife, isUnanswered, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { apiKey, useApi } from '../api/useApi.ts';
import { usePolling } from '../api/usePolling.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { AfterCancellation } from '../field/eligibility/AfterCancellation.tsx';
import { Answer } from '../field/eligibility/Answer.tsx';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { RequestFacts } from '../field/eligibility/RequestFacts.tsx';
import { StatusChip } from '../field/eligibility/StatusChip.tsx';
import { timelineEntries } from '../field/eligibility/timelineEntries.ts';
import { HandedOverNote, NotInHand } from '../parts/desk/DeskNotes.tsx';
import { DeskPlaces } from '../parts/desk/DeskPlaces.tsx';
import { deskKinds } from '../parts/desk/deskKinds.ts';
import { RequestSteps } from '../parts/desk/RequestSteps.tsx';
import { useTakeNext } from '../parts/desk/useTakeNext.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { DeskContextPanel } from './DeskContextPanel.tsx';
import { DeskMessages } from './DeskMessages.tsx';
import { DueChip, PausedChip } from './DueChip.tsx';
import { nextRequest } from './nextRequest.ts';
import { worklistScreens } from './screens.ts';
import { TakeBackNotice } from './TakeBackNotice.tsx';
import { type ItemProps, WorklistHolder } from './WorklistHolder.tsx';

const { getWorklistItem, getDeskContext } = worklistApi.endpoints;

const answerDelays = { firstMs: 5000, growth: 1.5, longestMs: 60_000 } as const;

function Head({ item }: { item: WorklistItem }) {
  const { t } = useTranslation('worklist');
  const { deskDueAt } = item;
  if (!isUnanswered(item)) return <AnswerChip request={item} size="medium" />;
  return (
    <>
      <StatusChip state={item.status} size="medium" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexGrow: 1 }}>
        <Typography component="span">
          {t('item.due')} <DateText value={deskDueAt} withTime />
        </Typography>
        {item.hasPayerQuestion ? <PausedChip state="paused" /> : <DueChip dueAt={deskDueAt} />}
      </Box>
    </>
  );
}

function AnswerPart({ item, onChanged, onOvertaken }: ItemProps) {
  const session = useSession();
  const { takeNext } = useTakeNext(nextRequest);
  const { deskHolder, eligibilityId } = item;
  const isAnswering = session !== null && movesFor(deskLife, requestAtDesk(item), session).includes('answer');
  const context = useApi(getDeskContext, isAnswering ? { query: { eligibilityId } } : null);
  if (!isUnanswered(item)) return <Answer request={item} />;
  if (isAnswering) {
    // The form begins with the covers of the register: without them, when they cannot be read.
    if (context.isLoading) return <Arriving height={160} />;
    const next = { onAnswered: onChanged, onOvertaken, onNext: () => void takeNext() };
    // After a question was sent the form begins anew.
    const asked = item.messages.filter(({ side }) => side === 'insurer').length;
    return <AnswerForm key={`${eligibilityId}:${asked}`} item={item} context={context.data ?? undefined} {...next} />;
  }
  return <NotInHand holder={deskHolder} />;
}

function ContextPart({ item }: { item: WorklistItem }) {
  const sending = isUnanswered(item) ? { query: { eligibilityId: item.eligibilityId } } : null;
  const { data, isLoading } = useApi(getDeskContext, sending);
  if (isLoading) return <Arriving height={160} />;
  return data ? <DeskContextPanel context={data} /> : null;
}

function Notices({ overtaken, ...changes }: ItemProps & { overtaken: WorklistItem | null }) {
  const { item } = changes;
  const { deskNote } = item;
  return (
    <>
      {overtaken?.eligibilityId === item.eligibilityId && overtaken.version !== item.version && (
        <ChangedNotice before={overtaken} after={item} />
      )}
      <AfterCancellation request={item} reader="payer" />
      <TakeBackNotice {...changes} />
      <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
        {isUnanswered(item) && deskNote && <HandedOverNote note={deskNote} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          {isUnanswered(item) && <WorklistHolder {...changes} />}
          <RequestSteps kind={deskKinds.worklist} />
        </Box>
      </Box>
    </>
  );
}

/** One request of the work list: a reviewer takes it, answers it, or assigns it to another. */
export function WorklistItemScreen() {
  const { t, i18n } = useTranslation(['worklist', 'desk', 'eligibility', 'ui']);
  const { eligibilityId = '' } = useParams();
  const { mutate } = useSWRConfig();
  const [overtaken, setOvertaken] = useState<WorklistItem | null>(null);
  const sending = { query: { eligibilityId } };
  const read = useApi(getWorklistItem, sending);
  // The facility's answer shows by itself.
  const poll = async () => {
    await read.refreshInBackground();
    return false;
  };
  usePolling(poll, read.data?.hasPayerQuestion === true, answerDelays);
  const changesOf = (item: WorklistItem): ItemProps => ({
    item,
    onChanged: (next) => {
      setOvertaken(null);
      void mutate(apiKey(getWorklistItem, sending), next, { revalidate: false });
    },
    onOvertaken: () => {
      setOvertaken(item);
      read.refresh();
    },
  });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('desk:item.missing'), nextStep: t('item.missingNext') }}
      back={{ to: pathTo(worklistScreens.list), text: t('desk:item.back') }}
      head={(item) => <Head item={item} />}
      notices={(item) => <Notices overtaken={overtaken} {...changesOf(item)} />}
    >
      {(item) => (
        <>
          <DeskPlaces
            request={
              <Section title={t('desk:item.request')} isPlain>
                <RequestFacts request={item} />
              </Section>
            }
            beside={
              <>
                <DeskMessages item={item} />
                <ContextPart item={item} />
              </>
            }
            decision={
              <Section title={t('item.answer')} isPlain>
                <AnswerPart {...changesOf(item)} />
              </Section>
            }
          />
          <Section title={t('item.timeline')} isPlain>
            <Timeline
              label={t('item.timeline')}
              entries={timelineEntries(item.timeline, t as never, i18n, (name) =>
                name === item.payerName ? nameIn(i18n.language, item, 'payerName') : name,
              )}
            />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
