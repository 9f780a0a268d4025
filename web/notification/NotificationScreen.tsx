import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type NotificationFilter, notificationFilters } from '../../shared/notification/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { NotificationList } from '../parts/notification/NotificationList.tsx';
import { useNews } from '../parts/notification/useNews.ts';
import { useReading } from '../parts/notification/useReading.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { notificationScreens } from './screens.ts';
import { useNotificationPages } from './useNotificationPages.ts';

/** All of the user's notifications, newest first. */
export function NotificationScreen() {
  const { t } = useTranslation('notification');
  const [filter, setFilter] = useSessionState<NotificationFilter>('notification:filter', 'all');
  const { unread } = useNews();
  const { rows, error, isLoading, hasMore, store } = useNotificationPages(filter);
  const { readOne, readAll, isReadingAll } = useReading(store.refresh);
  const newest = rows[0];
  const isEmpty = rows.length === 0;
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flex: '1 0 auto' }}>
          <ToggleChoice
            label={t('filter.label')}
            options={notificationFilters.map((id) => ({ id, name: t(`filter.${id}`) }))}
            value={filter}
            onChange={setFilter}
          />
        </Box>
        <Button component={Link} to={pathTo(notificationScreens.settings)}>
          {t('toSettings')}
        </Button>
        <Button
          loading={isReadingAll}
          disabled={unread === 0 || !newest}
          onClick={() => newest && void readAll(newest.notificationId)}
        >
          {t('readAll')}
        </Button>
      </Box>
      {error instanceof CallFailed && (
        <Box sx={{ mb: 2 }}>
          <LoadFailure error={error} onRetry={() => void store.refresh()} />
        </Box>
      )}
      {isEmpty && isLoading && <Arriving height={320} label={t('loading')} />}
      {isEmpty && !isLoading && !error && <EmptyState title={t(`empty.${filter}`)} nextStep={t('emptyNext')} />}
      {!isEmpty && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <NotificationList items={rows} onRead={readOne} hasReadButtons />
        </Paper>
      )}
      {hasMore && !isEmpty && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" loading={isLoading} onClick={() => void store.loadMore()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </ScreenBody>
  );
}
