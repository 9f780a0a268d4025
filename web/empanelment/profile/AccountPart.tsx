import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { type Empanelment, empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Identifier } from '../../ui/Identifier.tsx';

const { showIban, stopAccount } = empanelmentApi.endpoints;

/** The whole IBAN, for the person who decides: it is asked for, and each look is on record. */
function WholeIban({ empanelmentId }: { empanelmentId: string }) {
  const { t } = useTranslation('empanelment');
  const { send, isSending } = useApiMutation(showIban);
  const [iban, setIban] = useState<string | null>(null);
  const show = async () => setIban((await send({ body: { empanelmentId } })).data?.iban ?? null);
  return (
    <Alert severity="warning">
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {t('profile.decider')}
        {iban === null ? (
          <Button variant="outlined" color="inherit" loading={isSending} onClick={() => void show()}>
            {t('profile.showIban')}
          </Button>
        ) : (
          <Box role="status">
            {t('field.iban')}: <Identifier value={iban} />
          </Box>
        )}
      </Box>
    </Alert>
  );
}

interface StopProps {
  empanelmentId: string;
  onClose: () => void;
  onStopped: () => void;
}

function StopDialog({ empanelmentId, onClose, onStopped }: StopProps) {
  const { t } = useTranslation('empanelment');
  const form = useContractForm({
    endpoint: stopAccount,
    initial: {},
    bodyOf: () => ({ empanelmentId }),
    onDone: () => {
      alerts.success(t('profile.stopped'));
      onClose();
      onStopped();
    },
  });
  return (
    <FormDialog form={form} title={t('profile.stop')} submitText={t('profile.stop')} isDangerous onClose={onClose}>
      {t('profile.stopText')}
    </FormDialog>
  );
}

/** What of a bank account the reader of a request should know: what waits for the decider, from when on it is paid to, or that it was stopped. */
export function AccountPart({ record, onStopped }: { record: Empanelment; onStopped: () => void }) {
  const { t } = useTranslation('empanelment');
  const { accountChange, empanelmentId, moves } = record;
  if (moves.includes('approveAccount')) return <WholeIban empanelmentId={empanelmentId} />;
  if (!accountChange) return null;
  const { effectiveAt, stopped, calledBack, mayStop } = accountChange;
  if (stopped) {
    return (
      <Alert severity="warning">
        {t('profile.wasStopped', { name: stopped.byName, at: dateTimeText(stopped.at) })}
      </Alert>
    );
  }
  return (
    <Alert severity="info">
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {t('profile.effective', { at: dateTimeText(effectiveAt) })}
        {calledBack && <span>{t(`callBacks.${calledBack}`)}</span>}
        {mayStop && (
          <DialogButton text={t('profile.stop')} variant="outlined">
            {(close) => <StopDialog empanelmentId={empanelmentId} onClose={close} onStopped={onStopped} />}
          </DialogButton>
        )}
      </Box>
    </Alert>
  );
}
