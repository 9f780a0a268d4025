import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { contractStatusOf } from '../../shared/_field/contractStatus.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { ContractChip } from '../field/facility/ContractChip.tsx';
import { Identifier } from '../ui/Identifier.tsx';

/** The facility of this dashboard and the status of its contract. A user without a facility gets an explanation instead. */
export function ProviderSummary({ user }: { user: SignedInUser }) {
  const { t, i18n } = useTranslation('provider');
  const facility = facilityLabel(user, i18n.language);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('summary')}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{facility ?? t('noFacility.title')}</bdi>
        </Typography>
        {facility ? null : (
          <Typography variant="body2" color="textSecondary">
            {t('noFacility.text')}
          </Typography>
        )}
        {user.providerCode ? (
          <Typography variant="body2" color="textSecondary">
            {t('providerCode')} <Identifier value={user.providerCode} />
          </Typography>
        ) : null}
      </Box>
      {facility ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" component="span" color="textSecondary">
            {t('contractStatus')}
          </Typography>
          <ContractChip state={contractStatusOf(user.providerStatus)} size="medium" />
        </Box>
      ) : null}
    </Paper>
  );
}
