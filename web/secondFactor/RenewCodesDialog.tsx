import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Makes new recovery codes, for the password, and shows them. */
export function RenewCodesDialog({ onClose, onRenewed }: { onClose: () => void; onRenewed: () => void }) {
  const { t } = useTranslation('secondFactor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useContractForm({
    endpoint: secondFactorApi.endpoints.renewRecoveryCodes,
    initial: { password: '' },
    bodyOf: (values) => values,
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
    <FormDialog form={form} title={t('codes.renewTitle')} submitText={t('codes.renew')} onClose={onClose}>
      <Typography>{t('codes.renewText')}</Typography>
      <OwnPasswordField control={form.control} />
    </FormDialog>
  );
}
