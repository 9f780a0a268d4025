import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Details } from './details.ts';

interface LifeDialogProps {
  request: Details;
  readAgain: () => Promise<void>;
  onClose: () => void;
}

/** REQ-ELIG-06: cancels the request, with an optional reason. */
export function CancelDialog({ request, readAgain, onClose }: LifeDialogProps) {
  const { t } = useTranslation('lifecycle');
  const [reason, setReason] = useState('');
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.cancelEligibility, { showsErrors: true });
  const { eligibilityId } = request;
  return (
    <ActionDialog
      action="cancel"
      request={request}
      isSending={isSending}
      readAgain={readAgain}
      onClose={onClose}
      send={async (version) => {
        const outcome = await send({ query: { eligibilityId }, body: { version, reason } });
        if (outcome.isDone) await readAgain();
        return outcome;
      }}
    >
      <TextField
        label={t('cancel.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        fullWidth
        sx={{ mb: 2 }}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
    </ActionDialog>
  );
}
