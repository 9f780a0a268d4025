import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClaimRecord } from '../../../shared/claim/claimRecord.ts';
import type { OfferedRepair } from '../../../shared/claim/repairs/claimRepair.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { ChangeTable } from './ChangeTable.tsx';

interface RepairProps {
  record: ClaimRecord;
  repair: OfferedRepair;
  /** It was accepted, or the claim is another by now: read it again. */
  onChanged: () => void;
}

/** Shows what a repair changes before it is accepted. */
function RepairDialog({ record, repair, onChanged, onClose }: RepairProps & { onClose: () => void }) {
  const { t } = useTranslation('claim');
  const { send, isSending } = useApiMutation(claimApi.endpoints.repairClaim);
  const { claimId, version } = record;
  const accept = async () => {
    const { isDone } = await send({ body: { claimId, version, ...repair } });
    if (isDone) alerts.success(t('repair.done'));
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('repair.title')}
      action={t('repair.accept')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void accept()}
    >
      <Typography sx={{ mb: 2 }}>{t('repair.text')}</Typography>
      <ChangeTable changes={repair.changes} />
    </ConfirmDialog>
  );
}

/** Opens the repair of a finding. */
export function RepairButton(props: RepairProps) {
  const { t } = useTranslation('claim');
  return (
    <DialogButton text={t('repair.show')} variant="outlined" size="small">
      {(close) => <RepairDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
