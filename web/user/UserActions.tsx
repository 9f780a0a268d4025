import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ChangeUserDialog } from './ChangeUserDialog.tsx';
import { LicenseDialog } from './LicenseDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { useAct } from './useAct.ts';

interface ActionProps {
  user: UserRecord;
  onChanged: () => void;
}

function LockDialog({ user, onChanged, onClose }: ActionProps & { onClose: () => void }) {
  const { t } = useTranslation('user');
  const form = useContractForm({
    endpoint: userApi.endpoints.lockUser,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ userId: user.id, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t('done.locked'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t('lock.title')} submitText={t('lock.action')} isDangerous onClose={onClose}>
      <TextInput
        control={form.control}
        name="reason"
        label={t('field.reason')}
        hint={t('lock.hint')}
        maxLength={500}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}

function LockButton({ user, onChanged }: ActionProps) {
  const { t } = useTranslation('user');
  const unlock = useAct(userApi.endpoints.unlockUser, { done: t('done.unlocked'), onDone: onChanged });
  if (user.state === 'locked') {
    return (
      <Button
        variant="outlined"
        loading={unlock.isSending}
        onClick={() => void unlock.act({ body: { userId: user.id } })}
      >
        {t('unlock')}
      </Button>
    );
  }
  return (
    <DialogButton text={t('lock.action')} variant="outlined">
      {(close) => <LockDialog user={user} onChanged={onChanged} onClose={close} />}
    </DialogButton>
  );
}

/** What an administrator does with an account. A removal is undone on the same page, so nothing asks before it. */
export function UserActions({ user, onChanged }: ActionProps) {
  const { t } = useTranslation('user');
  const { id } = user;
  const logOut = useAct(userApi.endpoints.forceLogoutUser, { done: t('done.loggedOut'), onDone: onChanged });
  const remove = useAct(userApi.endpoints.deleteUser, { done: t('done.removed'), onDone: onChanged });
  return (
    <>
      <DialogButton text={t('change.action')} variant="contained">
        {(close) => <ChangeUserDialog user={user} onChanged={onChanged} onClose={close} />}
      </DialogButton>
      <DialogButton text={t('license.action')} variant="outlined">
        {(close) => <LicenseDialog user={user} onChanged={onChanged} onClose={close} />}
      </DialogButton>
      <DialogButton text={t('reset.action')} variant="outlined">
        {(close) => <ResetPasswordDialog user={user} onClose={close} />}
      </DialogButton>
      <LockButton user={user} onChanged={onChanged} />
      <Button variant="outlined" loading={logOut.isSending} onClick={() => void logOut.act({ query: { userId: id } })}>
        {t('logOut')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        loading={remove.isSending}
        onClick={() => void remove.act({ params: { id } })}
      >
        {t('remove')}
      </Button>
    </>
  );
}
