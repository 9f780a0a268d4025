import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { movesFor } from '../../shared/_parts/life.ts';
import { deskLife, isUnanswered, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { apiKey, useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { Answer } from '../field/eligibility/Answer.tsx';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { RequestFacts } from '../field/eligibility/RequestFacts.tsx';
import { StatusChip } from '../field/eligibility/StatusChip.tsx';
import { timelineEntries } from '../field/eligibility/timelineEntries.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { DueChip } from './DueChip.tsx';
import { HolderBar } from './HolderBar.tsx';
import { worklistScreens } from './screens.ts';

const { getWorklistItem } = worklistApi.endpoints;

type ItemProps = Parameters<typeof HolderBar>[0];

function Head({ item, ...changes }: ItemProps) {
  const { t } = useTranslation('worklist');
  const { deskHolder, deskDueAt } = item;
  if (!isUnanswered(item)) return <AnswerChip request={item} size="medium" />;
  return (
    <>
      <StatusChip state={item.status} size="medium" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexGrow: 1 }}>
        <Typography component="span">
          {t('item.due')} <DateText value={deskDueAt} withTime />
        </Typography>
        <DueChip dueAt={deskDueAt} />
        <Typography component="span" color="textSecondary">
          {deskHolder ? t('item.holder') : t('item.unheld')} <bdi>{deskHolder?.name}</bdi>
        </Typography>
      </Box>
      <HolderBar item={item} {...changes} />
    </>
  );
}

function AnswerPart({ item, onChanged, onOvertaken }: ItemProps) {
  const { t } = useTranslation('worklist');
  const session = useSession();
  const { deskHolder } = item;
  if (!isUnanswered(item)) return <Answer request={item} />;
  if (session && movesFor(deskLife, requestAtDesk(item), session).includes('answer')) {
    return <AnswerForm item={item} onAnswered={onChanged} onOvertaken={onOvertaken} />;
  }
  return (
    <Alert severity="info">{deskHolder ? t('item.others', { name: deskHolder.name }) : t('item.takeFirst')}</Alert>
  );
}

/** One request of the work list: a reviewer takes it, answers it, or assigns it to another. */
export function WorklistItemScreen() {
  const { t, i18n } = useTranslation(['worklist', 'eligibility', 'ui']);
  const { eligibilityId = '' } = useParams();
  const { mutate } = useSWRConfig();
  const [overtaken, setOvertaken] = useState<WorklistItem | null>(null);
  const sending = { query: { eligibilityId } };
  const read = useApi(getWorklistItem, sending);
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
      missing={{ title: t('item.missing'), nextStep: t('item.missingNext') }}
      back={{ to: pathTo(worklistScreens.list), text: t('item.back') }}
      head={(item) => <Head {...changesOf(item)} />}
      notices={(item) =>
        overtaken && overtaken.version !== item.version ? <ChangedNotice before={overtaken} after={item} /> : null
      }
      timeline={({ timeline }) => ({
        title: t('item.timeline'),
        entries: timelineEntries(timeline, t as never, i18n),
      })}
    >
      {(item) => (
        <>
          <Section title={t('item.request')} isPlain>
            <RequestFacts request={item} />
          </Section>
          <Section title={t('item.answer')} isPlain>
            <AnswerPart {...changesOf(item)} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
