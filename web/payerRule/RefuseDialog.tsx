import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks a second person for the reason of a refusal: without one nothing is sent. */
export function RefuseDialog({
  onClose,
  onRefuse,
}: {
  onClose: () => void;
  onRefuse: (reason: string) => Promise<void>;
}) {
  const { t } = useTranslation(['payerRule', 'ui']);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const refuse = () => {
    onClose();
    void onRefuse(reason.trim());
  };
  return (
    <Dialog
      isOpen
      title={t('approval.refuseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:confirm.cancel')}</Button>
          <Button variant="contained" color="error" disabled={isMissing} onClick={refuse}>
            {t('approval.refuse')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('approval.refuseText')}</Typography>
      <TextField
        label={t('approval.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        autoFocus
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    </Dialog>
  );
}
