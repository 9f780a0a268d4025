import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginField } from './LoginField.tsx';
import { useCapsLock } from './useCapsLock.ts';
import type { LoginRegistration } from './useLoginForm.ts';

/** The password with a switch that shows it and the Caps Lock warning. */
export function PasswordField({ registration, error }: { registration: LoginRegistration; error: string | null }) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const isCapsLockOn = useCapsLock();
  return (
    <LoginField
      registration={registration}
      label={t('login.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      error={error}
      hint={
        <Box role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {isCapsLockOn ? t('login.capsLock') : null}
        </Box>
      }
      button={
        <IconButton
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
