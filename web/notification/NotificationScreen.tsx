import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { type NotificationFilter, notificationFilters } from '../../shared/notification/routes.ts';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { useSessionState } from '../base/sessionState.ts';
import { NotificationList } from '../parts/notification/NotificationList.tsx';
import { useNews } from '../parts/notification/useNews.ts';
import { useReading } from '../parts/notification/useReading.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { useNotificationPages } from './useNotificationPages.ts';

/** All of the user's notifications, newest first. */
export function NotificationScreen() {
  const { t } = useTranslation('notification');
  const [filter, setFilter] = useSessionState<NotificationFilter>('notification:filter', 'all');
  const { unread } = useNews();
  const { items, error, isLoading, hasMore, loadMore, refresh } = useNotificationPages(filter);
  const { readOne, readAll, isReadingAll } = useReading(refresh);
  const newest = items?.[0];
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1 }}>
          <ToggleChoice
            label={t('filter.label')}
            options={notificationFilters.map((id) => ({ id, name: t(`filter.${id}`) }))}
            value={filter}
            onChange={setFilter}
          />
        </Box>
        <Button
          loading={isReadingAll}
          disabled={unread === 0 || !newest}
          onClick={() => newest && void readAll(newest.notificationId)}
        >
          {t('readAll')}
        </Button>
      </Box>
      {error ? (
        <Box role="alert" sx={{ mb: 2 }}>
          <Notice severity="error" action={<Button onClick={() => void refresh()}>{t('tryAgain')}</Button>}>
            {error.errors.map(errorText).join(' ')}
          </Notice>
        </Box>
      ) : null}
      {items === undefined && !error ? <Skeleton variant="rounded" height={320} aria-label={t('loading')} /> : null}
      {items?.length === 0 ? <EmptyState title={t(`empty.${filter}`)} nextStep={t('emptyNext')} /> : null}
      {items && items.length > 0 ? (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <NotificationList items={items} onRead={readOne} hasReadButtons />
        </Paper>
      ) : null}
      {hasMore ? (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" loading={isLoading} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        </Box>
      ) : null}
    </ScreenBody>
  );
}
