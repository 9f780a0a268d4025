import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

const refreshMs = 60_000;

/** The number of pending eligibility requests: of the facility, or of the payer that has to answer. Empty until it is known. */
export function PendingCount() {
  const { t } = useTranslation('dashboard');
  const user = useSession();
  const hasTenant = user !== null && (user.payerId !== null || user.facilityId !== null);
  const { data } = useApi(eligibilityApi.endpoints.getPendingCount, hasTenant ? {} : null, {
    isQuiet: true,
    refreshInterval: refreshMs,
    revalidateOnFocus: true,
  });
  if (!data || data.count === 0) return null;
  const { count, isMore } = data;
  return (
    <>
      <Box
        component="bdi"
        dir="ltr"
        aria-hidden="true"
        sx={{
          display: 'inline-block',
          minWidth: 28,
          px: 1,
          borderRadius: 4,
          textAlign: 'center',
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: '24px',
          bgcolor: 'warning.light',
          color: 'warning.dark',
        }}
      >
        {isMore ? `${count}+` : count}
      </Box>
      <span style={visuallyHidden}>{isMore ? t('pendingMore', { number: count }) : t('pending', { count })}</span>
    </>
  );
}
