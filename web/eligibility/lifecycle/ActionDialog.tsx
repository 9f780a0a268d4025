import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import type { EligibilityAction } from '../../../shared/eligibility/eligibilityActions.ts';
import type { Outcome } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import type { Details } from './details.ts';
import { useSeenRequest } from './useSeenRequest.ts';

interface ActionDialogProps {
  action: EligibilityAction & ('cancel' | 'recheck');
  request: Details;
  isSending: boolean;
  send: (version: number) => Promise<Outcome<unknown>>;
  /** Reads the request again after another user has changed it. */
  readAgain: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a request is changed, and says what came between. */
export function ActionDialog({ action, request, isSending, send, readAgain, onClose, children }: ActionDialogProps) {
  const { t } = useTranslation(['lifecycle', 'eligibility', 'ui']);
  const state = useSeenRequest(request, action);
  const [errors, setErrors] = useState<readonly ApiError[]>([]);

  const confirm = async () => {
    if (isSending) return;
    setErrors([]);
    const outcome = await send(state.seen.version);
    if (outcome.isDone) return onClose();
    if (!outcome.errors.some(({ code }) => code === 'changedMeanwhile')) return setErrors(outcome.errors);
    await readAgain();
    state.refused();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${action}.title`)}
      action={state.hasChanged ? null : t(`${action}.confirm`)}
      keepText={t(`${action}.keep`)}
      isDangerous={action === 'cancel'}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Typography sx={{ mb: 2 }}>{t(`${action}.text`)}</Typography>
      {children}
      {errors.map(({ code, message, field }) => (
        <Alert severity="error" role="alert" key={`${code}${field}`}>
          {errorText({ code, message })}
        </Alert>
      ))}
      {state.hasChanged && (
        <ChangedMeanwhile seen={state.seen} now={request} isPossible={state.isStillPossible}>
          <Button size="small" color="inherit" variant="outlined" onClick={state.goOn}>
            {t('conflict.goOn')}
          </Button>
        </ChangedMeanwhile>
      )}
    </ConfirmDialog>
  );
}
