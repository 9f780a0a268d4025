import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PortalSettings } from '../../shared/_field/portalSettings.ts';
import { brand } from '../../shared/brand.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { useSession } from '../base/session.ts';
import { usePortalSettings } from '../parts/portalSettings/usePortalSettings.ts';
import { Dialog } from '../ui/Dialog.tsx';

type Distributor = PortalSettings['licenseDistributors'][number];

function Contact({ distributor: { name, phone, email } }: { distributor: Distributor }) {
  const { t } = useTranslation('dashboard');
  const ways = [
    { Icon: PhoneOutlined, label: t('pharmacyLicense.phone'), value: phone, href: `tel:${phone.replaceAll('-', '')}` },
    { Icon: MailOutlined, label: t('pharmacyLicense.email'), value: email, href: `mailto:${email}` },
  ];
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h3">
        <bdi>{name}</bdi>
      </Typography>
      {ways.map(({ Icon, label, value, href }) => (
        <Box key={href} sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Icon titleAccess={label} fontSize="small" color="action" />
          <Link href={href} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{value}</bdi>
          </Link>
        </Box>
      ))}
    </Box>
  );
}

/** Stands before the pharmacy section where the facility has a PF licence and its user no pharmacy role (REQ-RDASH-30). */
export function PharmacyLicenseDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['dashboard', 'app']);
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
        {t('pharmacyLicense.text', { facility: (user && facilityLabel(user, i18n.language)) ?? '' })}
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
