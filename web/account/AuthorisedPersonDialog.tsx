import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePathTo } from '../base/screenPath.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Asks who subscribes a facility to the claim dashboard (REQ-LOGIN-06 to REQ-LOGIN-08). */
export function AuthorisedPersonDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const screenPath = usePathTo();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('authorised.title')}
      keepText={t('authorised.no')}
      action={t('authorised.yes')}
      onClose={onClose}
      onConfirm={() => void navigate(screenPath('claimDashboardRequest'))}
    >
      <Typography>{t('authorised.text')}</Typography>
    </ConfirmDialog>
  );
}
