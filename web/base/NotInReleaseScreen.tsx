import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { loginPath } from '../../shared/_field/routeGuard.ts';
import { brand } from '../../shared/brand.ts';
import { useSession } from './session.ts';

/** The target of links to screens of a later release. It says so instead of showing a missing page. */
export function NotInReleaseScreen() {
  const { t } = useTranslation('modules');
  const user = useSession();
  return (
    <Paper variant="outlined" sx={{ mx: { xs: 2, md: 'auto' }, mt: 3, p: 4, maxWidth: 640, alignSelf: 'center' }}>
      <Typography variant="h2" gutterBottom>
        {t('title')}
      </Typography>
      <Typography color="textSecondary">{t('text')}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 3, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={user ? dashboardPath : loginPath}>
          {t(user ? 'toDashboard' : 'toLogin')}
        </Button>
        <Button href={`mailto:${brand.supportEmail}`}>{t('support')}</Button>
      </Stack>
    </Paper>
  );
}
