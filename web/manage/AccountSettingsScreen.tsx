import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePasswordPath } from '../../shared/_field/routeGuard.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { useSession } from '../base/session.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnProofs } from './OwnProofs.tsx';
import { PreferenceChoices } from './PreferenceChoices.tsx';
import { RegulatoryConnections } from './RegulatoryConnections.tsx';
import { SessionList } from './SessionList.tsx';

/** Account settings (REQ-PROFILE-26): what a user sees and changes of their own account. */
export function AccountSettingsScreen() {
  const { t } = useTranslation('manage');
  const user = useSession();
  if (!user) return null;
  return (
    <ScreenBody>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <OwnDetails user={user} />
          <OwnProofs />
          {user.payerId === null ? <RegulatoryConnections /> : null}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <PreferenceChoices />
          <Section title={t('password.title')} isPlain>
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              {t('password.text')}
            </Typography>
            <Button component={Link} to={changePasswordPath} variant="outlined">
              {t('password.change')}
            </Button>
          </Section>
          <Section title={t('secondFactor.title')} isPlain>
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              {t('secondFactor.text')}
            </Typography>
            <Button component={Link} to={linkedScreens.secondFactors} variant="outlined">
              {t('secondFactor.open')}
            </Button>
          </Section>
          <SessionList />
        </Box>
      </Box>
    </ScreenBody>
  );
}
