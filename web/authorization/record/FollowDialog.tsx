import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { authorizationScreens } from '../screens.ts';

interface FollowDialogProps {
  record: Authorization;
  type: 'cancellation' | 'statusInquiry';
  onClose: () => void;
  /** The earlier request is another one now: what the page keeps of it is read again. */
  onChanged: () => void;
}

/** Cancels a request, or asks how it stands: a request of its own in the chain, which needs no more than a remark. */
export function FollowDialog({ record, type, onClose, onChanged }: FollowDialogProps) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const { authorizationId, payerId, emiratesId, cardNumber, patientName } = record;
  const form = useContractForm({
    endpoint: authorizationApi.endpoints.addAuthorizationRequest,
    initial: { remarks: '' },
    bodyOf: ({ remarks }) => ({
      type,
      payerId: payerId ?? 0,
      ...(emiratesId && { emiratesId }),
      ...(cardNumber && { cardNumber }),
      ...(patientName && { patientName }),
      ...(remarks.trim() && { remarks }),
      follows: authorizationId,
    }),
    onDone: (sent) => {
      alerts.success(t(`follow.${type}.done`));
      onChanged();
      onClose();
      if (sent) navigate(pathTo(authorizationScreens.record, sent));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`action.${type}`)}
      submitText={t(`follow.${type}.send`)}
      isDangerous={type === 'cancellation'}
      onClose={onClose}
    >
      <Typography>{t(`follow.${type}.text`)}</Typography>
      <TextInput control={form.control} name="remarks" label={t('follow.remarks')} maxLength={2000} rows={3} />
    </FormDialog>
  );
}
