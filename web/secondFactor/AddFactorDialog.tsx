import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '../../shared/secondFactor/routes.ts';
import { alerts } from '../base/alerts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { Added } from './useAddFactor.ts';

interface AddFactorDialogProps {
  kind: SecondFactor['kind'];
  hasFactor: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a factor; the recovery codes of the first one stay until the person has kept them. */
export function AddFactorDialog({ kind, hasFactor, onClose, onAdded }: AddFactorDialogProps) {
  const { t } = useTranslation('secondFactor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    alerts.success(t('add.done'));
    onClose();
  };
  const added = ({ recoveryCodes }: Added) => {
    onAdded();
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  };
  return (
    <Dialog
      isOpen
      title={t(kind === 'totp' ? 'add.titleTotp' : 'add.titlePasskey')}
      actions={codes ? null : <Button onClick={onClose}>{t('add.cancel')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={finish} />
        ) : (
          <AddFactor kind={kind} hasFactor={hasFactor} onAdded={added} />
        )}
      </Box>
    </Dialog>
  );
}
