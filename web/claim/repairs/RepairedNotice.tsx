import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ClaimRecord } from '../../../shared/claim/claimRecord.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { DateText } from '../../ui/DateText.tsx';
import { ChangeTable } from './ChangeTable.tsx';

/** The last repair of a claim: who accepted it, what it changed, and the way back. */
export function RepairedNotice({ record, onChanged }: { record: ClaimRecord; onChanged: () => void }) {
  const { t } = useTranslation('claim');
  const { send, isSending } = useApiMutation(claimApi.endpoints.undoRepair);
  const { claimId, version, repaired } = record;
  if (!repaired) return null;
  const undo = async () => {
    const { isDone } = await send({ body: { claimId, version } });
    if (isDone) alerts.success(t('repair.undone'));
    onChanged();
  };
  return (
    <Alert severity="success">
      <AlertTitle>{t('events.repair')}</AlertTitle>
      <bdi>{repaired.byName}</bdi> · <DateText value={repaired.at} withTime />
      <ChangeTable changes={repaired.changes} />
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        loading={isSending}
        onClick={() => void undo()}
        sx={{ mt: 1 }}
      >
        {t('repair.undo')}
      </Button>
    </Alert>
  );
}
