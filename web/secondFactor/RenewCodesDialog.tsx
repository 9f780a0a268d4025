import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OwnConfirmation, OwnProofDialog } from './OwnConfirmation.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type Confirming, confirmationIn, useOwnConfirmation } from './useOwnConfirmation.ts';

const nothingTyped: Confirming = { password: '' };

/** Makes new recovery codes, for a factor, and shows them. */
export function RenewCodesDialog({ onClose, onRenewed }: { onClose: () => void; onRenewed: () => void }) {
  const { t } = useTranslation('secondFactor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirming = useOwnConfirmation<Confirming>(() => ({ action: 'renewRecoveryCodes' }));
  const form = useContractForm({
    endpoint: secondFactorApi.endpoints.renewRecoveryCodes,
    initial: nothingTyped,
    bodyOf: confirmationIn,
    onChecked: confirming.onChecked,
    onDone: (renewed) => {
      setCodes(renewed?.recoveryCodes ?? []);
      onRenewed();
    },
  });
  if (codes) {
    return (
      <Dialog isOpen title={t('codes.title')} actions={null}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RecoveryCodes codes={codes} onDone={onClose} />
        </Box>
      </Dialog>
    );
  }
  return (
    <>
      <FormDialog form={form} title={t('codes.renewTitle')} submitText={t('codes.renew')} onClose={onClose}>
        <Typography>{t('codes.renewText')}</Typography>
        <OwnConfirmation control={form.control} confirming={confirming} />
      </FormDialog>
      <OwnProofDialog confirming={confirming} text={t('codes.renewTitle')} />
    </>
  );
}
