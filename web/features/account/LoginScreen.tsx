import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ExchangePanel } from './ExchangePanel.tsx';
import { LoginForm } from './LoginForm.tsx';

const AuthorisedPersonDialog = lazy(() =>
  import('./AuthorisedPersonDialog.tsx').then((file) => ({ default: file.AuthorisedPersonDialog })),
);

type DialogState = 'never' | 'open' | 'closed';

function OtherWays({ onClaimDashboard }: { onClaimDashboard: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Stack spacing={0.5} sx={{ mt: 3, alignItems: 'flex-start', '& > *': { py: 0.25 } }}>
      <Link component={RouterLink} to="/account/forgotpassword">
        {t('login.forgotPassword')}
      </Link>
      <Link component={RouterLink} to="/account/register">
        {t('login.register')}
      </Link>
      <Link component="button" type="button" variant="body1" onClick={onClaimDashboard} aria-haspopup="dialog">
        {t('login.claimDashboard')}
      </Link>
    </Stack>
  );
}

export function LoginScreen() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<DialogState>('never');
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', px: { xs: 2, sm: 4 }, py: 4 }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ mb: 3, fontSize: '1.75rem', outline: 0 }}>
            {t('screens.login')}
          </Typography>
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
