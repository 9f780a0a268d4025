import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../parts/session/logOut.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Countdown } from './Countdown.tsx';
import { signInAgain } from './sayEnd.ts';
import { staySignedIn } from './staySignedIn.ts';

interface SessionWarningProps {
  /** Epoch milliseconds. */
  end: number;
  /** The end is absolute: activity does not extend the session. */
  isLast: boolean;
  onDismiss: () => void;
}

/** Asks before an idle session ends whether the user is still there. Before the absolute end it offers to sign in again. */
export function SessionWarning({ end, isLast, onDismiss }: SessionWarningProps) {
  const { t } = useTranslation('sessionEnd');
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const wait = (work: Promise<void>) => {
    setSending(true);
    work.catch(() => setFailed(true)).finally(() => setSending(false));
  };
  const stay = () => wait(staySignedIn());
  const kind = isLast ? 'absolute' : 'idle';
  return (
    <Dialog
      isOpen
      title={t(`${kind}.title`)}
      onClose={isLast ? onDismiss : stay}
      actions={
        isLast ? (
          <>
            <Button onClick={onDismiss}>{t('later')}</Button>
            <Button variant="contained" autoFocus loading={isSending} onClick={() => wait(signInAgain())}>
              {t('signInAgain')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => void logOut()}>{t('logOut')}</Button>
            <Button variant="contained" autoFocus loading={isSending} onClick={stay}>
              {t('stay')}
            </Button>
          </>
        )
      }
    >
      <Countdown end={end} />
      <Typography>{t(`${kind}.text`)}</Typography>
      <Box role="alert">{hasFailed ? <Typography color="error">{t('failed')}</Typography> : null}</Box>
    </Dialog>
  );
}
