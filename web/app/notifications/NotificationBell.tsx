import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownKind, mostCountedUnread } from '../../../shared/notification/notificationKinds.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { lazyPart } from '../lazyPart.ts';
import { useArrivals } from './useArrivals.ts';

const NotificationMenu = lazyPart(() => import('./NotificationMenu.tsx').then((file) => file.NotificationMenu));

/** The notifications menu of the header (REQ-SHELL-01): how many are unread, and the last of them behind it. */
export function NotificationBell() {
  const { t } = useTranslation('notification');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { unread, latest } = useArrivals();
  const openedAt = useRef(new Date().toISOString());
  // What was there before the page was opened is counted; what comes now is said too.
  const arrived = latest && latest.createdAt > openedAt.current ? t(`kinds.${knownKind(latest.kind)}`) : null;
  const count = Math.min(unread, mostCountedUnread);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread > mostCountedUnread ? t('bellFull', { count }) : t('bell', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge
          badgeContent={unread}
          max={mostCountedUnread}
          color="error"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <NotificationsNone />
        </Badge>
      </IconButton>
      <div role="status" style={visuallyHidden}>
        {arrived ? t('arrived', { title: arrived }) : null}
      </div>
      {anchor ? (
        <Suspense fallback={null}>
          <NotificationMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
