import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginPath } from '../../shared/_field/routeGuard.ts';
import { sentence } from '../../shared/_field/sentence.ts';
import { fieldProblemText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { pathTo } from '../base/screenPath.ts';
import { NarrowForm } from '../ui/NarrowForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { TextLink } from './TextLink.ts';
import { accountScreens } from './visitorScreens.ts';

/** REQ-PWD-08 */
const redirectMs = 5000;
const noCode = sentence('resetCodeMissing', 'A code must be supplied for password reset.');

function codeOf(search: URLSearchParams): string {
  for (const [name, value] of search) if (name.toLowerCase() === 'resetcode') return value.trim();
  return '';
}

function Done() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(loginPath), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack spacing={2}>
      <Notice severity="success">
        <div role="status">{t('reset.done')}</div>
      </Notice>
      <TextLink to={loginPath}>{t('reset.goNow')}</TextLink>
    </Stack>
  );
}

export function ResetPasswordScreen() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const code = codeOf(search);
  const nothingToSend = (event: { preventDefault: () => void }) => event.preventDefault();
  if (isDone) {
    return (
      <NarrowForm onSubmit={nothingToSend}>
        <Done />
      </NarrowForm>
    );
  }
  if (code === '') {
    return (
      <NarrowForm onSubmit={nothingToSend}>
        <div role="alert">
          <Notice severity="error">{fieldProblemText(noCode)}</Notice>
        </div>
        <Button variant="contained" onClick={() => void navigate(pathTo(accountScreens.forgotPassword))}>
          {t('reset.askAgain')}
        </Button>
      </NarrowForm>
    );
  }
  return <ResetPasswordForm code={code} onDone={() => setDone(true)} />;
}
