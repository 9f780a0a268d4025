import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { ownFacilityEndpoints } from '../../shared/facility/ownRoutes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { usePathTo } from '../base/screenPath.ts';
import { changeSession, currentSession } from '../base/session.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks for missing bank details (REQ-PDASH-36 to 40). It has two ways out and no third. */
export function BankUpdateDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('provider');
  const navigate = useNavigate();
  const screenPath = usePathTo();
  const { send, isSending } = useApiMutation(ownFacilityEndpoints.acknowledgeBankUpdate);

  const putOff = async () => {
    // Another tab may have answered already. If the call fails, the user still continues: the portal asks again later.
    const outcome = currentSession()?.isBankUpdateRequired ? await send({}) : null;
    if (outcome?.isDone && outcome.data) changeSession(outcome.data);
    void navigate(dashboardPath);
  };

  return (
    <Dialog
      isOpen={isOpen}
      title={t('bankUpdate.title')}
      actions={
        <>
          <Button loading={isSending} onClick={() => void putOff()}>
            {t('bankUpdate.back')}
          </Button>
          <Button variant="contained" disabled={isSending} onClick={() => void navigate(screenPath('updateProfile'))}>
            {t('bankUpdate.proceed')}
          </Button>
        </>
      }
    >
      <Typography>{t('bankUpdate.text')}</Typography>
    </Dialog>
  );
}
