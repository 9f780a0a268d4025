import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../base/LanguageButton.tsx';
import { pathTo } from '../base/screenPath.ts';
import { ExchangePanel } from './ExchangePanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LinkButton, TextLink } from './TextLink.ts';
import { accountScreens } from './visitorScreens.ts';

const AuthorisedPersonDialog = lazy(() =>
  import('./AuthorisedPersonDialog.tsx').then((file) => ({ default: file.AuthorisedPersonDialog })),
);

type DialogState = 'never' | 'open' | 'closed';

function OtherWays({ onClaimDashboard }: { onClaimDashboard: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TextLink to={pathTo(accountScreens.forgotPassword)}>{t('login.forgotPassword')}</TextLink>
      <TextLink to={pathTo(accountScreens.register)}>{t('login.register')}</TextLink>
      <LinkButton type="button" onClick={onClaimDashboard} aria-haspopup="dialog">
        {t('login.claimDashboard')}
      </LinkButton>
    </Box>
  );
}

export function LoginScreen() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<DialogState>('never');
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', px: { xs: 2, sm: 4 }, py: 4 }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ mb: 3, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="h1" tabIndex={-1} sx={{ fontSize: '1.75rem', outline: 0 }}>
              {t('screens.login')}
            </Typography>
            <LanguageButton />
          </Box>
          <LoginForm />
          <OtherWays onClaimDashboard={() => setDialog('open')} />
        </Box>
      </Box>
      <ExchangePanel />
      {dialog === 'never' ? null : (
        <Suspense fallback={null}>
          <AuthorisedPersonDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Box>
  );
}
