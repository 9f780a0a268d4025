import Box from '@mui/material/Box';
import type { Notification } from '../../../shared/notification/routes.ts';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationListProps {
  items: readonly Notification[];
  onRead: (notificationId: string) => Promise<void>;
  /** Its record is being opened. */
  onOpen?: () => void;
  /** With a button on each unread one to mark it without opening it. */
  hasReadButtons?: boolean;
}

export function NotificationList({ items, onRead, onOpen, hasReadButtons = false }: NotificationListProps) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <NotificationItem
          key={item.notificationId}
          item={item}
          hasReadButton={hasReadButtons}
          onRead={() => onRead(item.notificationId)}
          onOpen={() => {
            if (item.readAt === null) void onRead(item.notificationId);
            onOpen?.();
          }}
        />
      ))}
    </Box>
  );
}
