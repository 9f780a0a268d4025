import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePathTo } from '../base/screenPath.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks who subscribes a facility to the claim dashboard (REQ-LOGIN-06 to REQ-LOGIN-08). */
export function AuthorisedPersonDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const screenPath = usePathTo();
  return (
    <Dialog
      isOpen={isOpen}
      title={t('authorised.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('authorised.no')}</Button>
          <Button variant="contained" onClick={() => void navigate(screenPath('claimDashboardRequest'))}>
            {t('authorised.yes')}
          </Button>
        </>
      }
    >
      <Typography>{t('authorised.text')}</Typography>
    </Dialog>
  );
}
