import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand.ts';
import type { PortalSettings } from '../../../shared/model/portalSettings.ts';
import { facilityLabel } from '../../app/facilityLabel.ts';
import { useSession } from '../../app/session.ts';
import { usePortalSettings } from '../../app/usePortalSettings.ts';
import { Dialog } from '../../ui/Dialog.tsx';

type Distributor = PortalSettings['licenseDistributors'][number];

function Contact({ distributor: { name, phone, email } }: { distributor: Distributor }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h3" gutterBottom>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2">
        {t('pharmacyLicense.phone')}{' '}
        <Link href={`tel:${phone.replaceAll('-', '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('pharmacyLicense.email')}{' '}
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </Typography>
    </Box>
  );
}

/** Stands before the pharmacy section where the facility has a PF licence and its user no pharmacy role (REQ-RDASH-30). */
export function PharmacyLicenseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'app']);
  const user = useSession();
  const distributors = usePortalSettings()?.licenseDistributors ?? [];
  return (
    <Dialog
      isOpen
      title={t('pharmacyLicense.title')}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {t('app:close')}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>
        {t('pharmacyLicense.text', { facility: (user && facilityLabel(user)) ?? '' })}
      </Typography>
      {distributors.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('pharmacyLicense.distributors')}
          sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}
        >
          {distributors.map((distributor) => (
            <Contact key={distributor.name} distributor={distributor} />
          ))}
        </Box>
      ) : (
        <Link href={`mailto:${brand.supportEmail}`}>{t('pharmacyLicense.support')}</Link>
      )}
    </Dialog>
  );
}
