import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ActiveSession, manageApi } from '../../shared/manage/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { deviceOf } from './deviceOf.ts';

function SessionItem({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const { t } = useTranslation('manage');
  const { browser, system } = deviceOf(session.userAgent);
  const device = browser && system ? t('sessions.device', { browser, system }) : t('sessions.unknownDevice');
  const text = (
    <>
      {t('sessions.lastSeen')} <DateText value={session.lastSeenAt} withTime />
      {' · '}
      {t('sessions.from')} <Identifier value={session.sourceIp} />
    </>
  );
  return (
    <ActionItem title={device} text={text}>
      {session.isCurrent ? (
        <Chip size="small" color="primary" variant="outlined" label={t('sessions.current')} />
      ) : (
        <Button size="small" onClick={onEnd} aria-label={t('sessions.endOf', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </ActionItem>
  );
}

const sessionsAPage = 10;

/** Where the user is signed in, with the means to end it there. */
export function SessionList() {
  const { t } = useTranslation('manage');
  const { rows, hasMore, isLoading, error, store } = useEndpointPages(manageApi.endpoints.getSessions, {
    query: { take: sessionsAPage },
  });
  const { send, isSending } = useApiMutation(manageApi.endpoints.endSessions);
  const end = async (sessionId?: string) => {
    const outcome = await send({ body: sessionId ? { sessionId } : {} });
    void store.refresh();
    if (outcome.isDone) alerts.success(t('sessions.ended', { count: outcome.data?.ended ?? 0 }));
  };
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  const more = () => void store.loadMore();
  return (
    <Section title={t('sessions.title')} isPlain>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {t('sessions.text')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((session) => (
          <SessionItem key={session.sessionId} session={session} onEnd={() => void end(session.sessionId)} />
        ))}
      </Box>
      {error instanceof CallFailed && <LoadFailure error={error} onRetry={more} />}
      {rows.length === 0 && isLoading && <Arriving height={96} label={t('loading')} />}
      {hasMore && rows.length > 0 && (
        <Button disabled={isLoading} onClick={more}>
          {t('sessions.more')}
        </Button>
      )}
      {hasOthers ? (
        <Button variant="outlined" loading={isSending} onClick={() => void end()} sx={{ mt: 1.5 }}>
          {t('sessions.endOthers')}
        </Button>
      ) : null}
    </Section>
  );
}
