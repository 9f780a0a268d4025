import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import type { UserRecord } from '../../shared/user/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TemporaryPassword } from './TemporaryPassword.tsx';

const { resetUserPassword } = manageApi.endpoints;

/** Gives a person a temporary password, for one sign-in within a day. */
export function ResetPasswordDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const { t } = useTranslation('user');
  const { send, isSending } = useApiMutation(resetUserPassword);
  const [given, setGiven] = useState<Answer<typeof resetUserPassword> | null>(null);
  const reset = async () => {
    const outcome = await send({ body: { userId: user.id } });
    if (outcome.isDone) setGiven(outcome.data);
  };
  return (
    <Dialog
      isOpen
      title={t('reset.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(given ? 'close' : 'cancel')}</Button>
          {!given && (
            <Button variant="contained" loading={isSending} onClick={() => void reset()}>
              {t('reset.action')}
            </Button>
          )}
        </>
      }
    >
      {given ? (
        <TemporaryPassword password={given.temporaryPassword} expiresAt={given.expiresAt} />
      ) : (
        <Typography>{t('reset.text', { name: user.fullName })}</Typography>
      )}
    </Dialog>
  );
}
