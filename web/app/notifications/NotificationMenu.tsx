import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notificationApi } from '../../../shared/notification/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { notificationScreens } from '../../notification/screens.ts';
import { NotificationList } from '../../parts/notification/NotificationList.tsx';
import { useNews } from '../../parts/notification/useNews.ts';
import { useReading } from '../../parts/notification/useReading.ts';

const shown = 6;

interface NotificationMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The last notifications below the bell. */
export function NotificationMenu({ anchor, onClose }: NotificationMenuProps) {
  const { t } = useTranslation('notification');
  const { unread, newest } = useNews();
  const { data, error, refreshInBackground } = useApi(notificationApi.endpoints.getNotifications, {
    query: { take: shown },
  });
  const { readOne, readAll, isReadingAll } = useReading(refreshInBackground);
  const newestId = newest[0]?.notificationId;
  const known = useRef(newestId);
  useEffect(() => {
    if (newestId !== known.current) void refreshInBackground();
    known.current = newestId;
  }, [newestId, refreshInBackground]);
  const items = data?.items ?? [];
  const first = items[0];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('title'),
          sx: { width: 'min(420px, 92vw)', display: 'flex', flexDirection: 'column', maxHeight: 'min(600px, 85vh)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, pb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        <Button
          size="small"
          loading={isReadingAll}
          disabled={unread === 0 || !first}
          onClick={() => first && void readAll(first.notificationId)}
        >
          {t('readAll')}
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        {data || error ? null : (
          <Skeleton variant="rectangular" height={160} role="progressbar" aria-label={t('loading')} />
        )}
        {error && !data ? <Typography sx={{ p: 2 }}>{t('failed')}</Typography> : null}
        {data && !first ? (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {t('none')}
          </Typography>
        ) : null}
        <NotificationList items={items} onRead={readOne} onOpen={onClose} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', m: 1 }}>
        <Button component={Link} to={pathTo(notificationScreens.list)} onClick={onClose}>
          {t('seeAll')}
        </Button>
        <Button component={Link} to={pathTo(notificationScreens.settings)} onClick={onClose}>
          {t('toSettings')}
        </Button>
      </Box>
    </Popover>
  );
}
