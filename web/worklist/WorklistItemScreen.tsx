import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { movesFor } from '../../shared/_parts/life.ts';
import { deskLife, isUnanswered, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { apiKey, useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { Answer } from '../field/eligibility/Answer.tsx';
import { RequestFacts } from '../field/eligibility/RequestFacts.tsx';
import { timelineEntries } from '../field/eligibility/timelineEntries.ts';
import { DateText } from '../ui/DateText.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { DueChip } from './DueChip.tsx';
import { HolderBar } from './HolderBar.tsx';
import { worklistScreens } from './screens.ts';

const { getWorklistItem } = worklistApi.endpoints;

function Item({ item, onChanged, onOvertaken }: Parameters<typeof HolderBar>[0]) {
  const { t, i18n } = useTranslation(['worklist', 'eligibility', 'ui']);
  const session = useSession();
  const { deskHolder } = item;
  const isOpen = isUnanswered(item);
  const mayAnswer = session !== null && movesFor(deskLife, requestAtDesk(item), session).includes('answer');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <StatusChip state={item.status} size="medium" />
        {isOpen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexGrow: 1 }}>
            <Typography component="span">
              {t('item.due')} <DateText value={item.deskDueAt} withTime />
            </Typography>
            <DueChip dueAt={item.deskDueAt} />
            <Typography component="span" color="textSecondary">
              {deskHolder ? t('item.holder') : t('item.unheld')} <bdi>{deskHolder?.name}</bdi>
            </Typography>
          </Box>
        )}
        {isOpen && <HolderBar item={item} onChanged={onChanged} onOvertaken={onOvertaken} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={t('item.request')} isPlain>
            <RequestFacts request={item} />
          </Section>
          <Section title={t('item.answer')} isPlain>
            {!isOpen && <Answer request={item} />}
            {mayAnswer && <AnswerForm item={item} onAnswered={onChanged} onOvertaken={onOvertaken} />}
            {isOpen && !mayAnswer && (
              <Alert severity="info">
                {deskHolder ? t('item.others', { name: deskHolder.name }) : t('item.takeFirst')}
              </Alert>
            )}
          </Section>
        </Box>
        <Section title={t('item.timeline')} isPlain>
          <Timeline label={t('item.timeline')} entries={timelineEntries(item.timeline, t as never, i18n.exists)} />
        </Section>
      </Box>
    </>
  );
}

/** One request of the work list: taken in hand, answered, or given on. */
export function WorklistItemScreen() {
  const { t } = useTranslation('worklist');
  const { eligibilityId = '' } = useParams();
  const { mutate } = useSWRConfig();
  const [overtaken, setOvertaken] = useState<WorklistItem | null>(null);
  const sending = { query: { eligibilityId } };
  const { data: item, isLoading, refresh } = useApi(getWorklistItem, sending);
  const back = (
    <Button component={Link} to={pathTo(worklistScreens.list)}>
      {t('item.back')}
    </Button>
  );
  if (!item) {
    return (
      <ScreenBody>
        {isLoading ? (
          <Skeleton variant="rounded" height={320} aria-label={t('loading')} />
        ) : (
          <EmptyState title={t('item.missing')} nextStep={t('item.missingNext')} action={back} />
        )}
      </ScreenBody>
    );
  }
  const changed = (next: WorklistItem) => {
    setOvertaken(null);
    void mutate(apiKey(getWorklistItem, sending), next, { revalidate: false });
  };
  const lookAgain = () => {
    setOvertaken(item);
    refresh();
  };
  return (
    <ScreenBody>
      {overtaken && overtaken.version !== item.version ? <ChangedNotice before={overtaken} after={item} /> : null}
      <Item item={item} onChanged={changed} onOvertaken={lookAgain} />
      <Box sx={{ mt: 2 }}>{back}</Box>
    </ScreenBody>
  );
}
