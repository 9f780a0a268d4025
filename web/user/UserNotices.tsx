import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../shared/_field/dateText.ts';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { usePathTo } from '../base/screenPath.ts';
import { LinkNotice } from '../ui/LinkNotice.tsx';
import { useAct } from './useAct.ts';

interface UserPartProps {
  user: UserRecord;
  onChanged: () => void;
}

function RemovalNotice({ user, onChanged }: UserPartProps) {
  const { t } = useTranslation('user');
  const restore = useAct(userApi.endpoints.restoreUser, { done: t('done.restored'), onDone: onChanged });
  const { removal } = user;
  if (!removal) return null;
  const until = timeText(removal.undoUntil);
  return (
    <Alert
      severity="warning"
      action={
        user.isChangeable ? (
          <Button
            color="inherit"
            size="small"
            loading={restore.isSending}
            onClick={() => void restore.act({ body: { userId: user.id } })}
          >
            {t('undo')}
          </Button>
        ) : undefined
      }
    >
      {t('removed', { name: removal.byName, until })}
    </Alert>
  );
}

/** What the reader should know before anything else: it is their own account, another's to change, locked because nobody uses it, waiting, or removed. */
export function UserNotices({ user, onChanged }: UserPartProps) {
  const { t } = useTranslation('user');
  const screenPath = usePathTo();
  if (user.removal) return <RemovalNotice user={user} onChanged={onChanged} />;
  if (user.isOwn) return <Alert severity="info">{t('ownAccount')}</Alert>;
  if (!user.isChangeable) return <Alert severity="info">{t('notChangeable')}</Alert>;
  if (user.isUnused && user.state === 'locked') return <Alert severity="info">{t('unused')}</Alert>;
  if (user.state !== 'waiting') return null;
  return <LinkNotice text={t('waits')} to={screenPath('accountRequests')} link={t('toRequests')} />;
}
