import Done from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { knownKind } from '../../../shared/notification/notificationKinds.ts';
import type { Notification } from '../../../shared/notification/routes.ts';
import { DateText } from '../../ui/DateText.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { lookOf } from './kindLook.ts';
import { NotificationText } from './NotificationText.tsx';

interface NotificationItemProps {
  item: Notification;
  hasReadButton: boolean;
  onRead: () => void;
  onOpen: () => void;
}

/** One notification: what happened, to which record, when. Its title opens the record; on a phone the whole row does. */
export function NotificationItem({ item, hasReadButton, onRead, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('notification');
  const isUnread = item.readAt === null;
  const { Icon, color } = lookOf(item.kind);
  const title = t(`kinds.${knownKind(item.kind)}`);
  const weight = isUnread ? 600 : 400;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.25,
        bgcolor: isUnread ? 'action.hover' : undefined,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:hover': item.link ? { bgcolor: 'action.selected' } : {},
      }}
    >
      <Icon color={color} fontSize="small" sx={{ mt: '2px' }} aria-hidden="true" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isUnread ? <span style={visuallyHidden}>{t('unread')} </span> : null}
        {item.link ? (
          <MuiLink
            component={Link}
            to={item.link}
            onClick={onOpen}
            color="textPrimary"
            underline="hover"
            // The link covers its row, so that a click anywhere on it works.
            sx={{ fontWeight: weight, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </MuiLink>
        ) : (
          <Typography component="span" sx={{ fontWeight: weight }}>
            {title}
          </Typography>
        )}
        <NotificationText item={item} />
        <Typography variant="caption" color="textSecondary" component="div">
          <DateText value={item.createdAt} withTime />
        </Typography>
      </Box>
      {hasReadButton && isUnread ? (
        <IconButton
          onClick={onRead}
          aria-label={t('readOneOf', { title })}
          title={t('readOne')}
          sx={{ position: 'relative', alignSelf: 'center', flexShrink: 0 }}
        >
          <Done fontSize="small" />
        </IconButton>
      ) : null}
      {isUnread && !hasReadButton ? (
        <Box
          aria-hidden="true"
          sx={{ alignSelf: 'center', width: 8, height: 8, borderRadius: 4, bgcolor: 'primary.main' }}
        />
      ) : null}
    </Box>
  );
}
