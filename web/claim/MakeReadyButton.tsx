import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimApi, mostTogether } from '../../shared/claim/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { ClaimNumbers } from './ClaimNumbers.tsx';

interface DialogProps {
  claims: readonly ClaimRow[];
  onClose: () => void;
  /** Some are ready, or are others by now: read them again. */
  onChanged: () => void;
}

/** Asks before drafts are made ready together. What the portal leaves, because it has remarks by now, is named. */
function MakeReadyDialog({ claims: asked, onClose, onChanged }: DialogProps) {
  const { t } = useTranslation('claim');
  // The list is read again while the dialog still names those that were left.
  const [claims] = useState(asked);
  const { send, isSending } = useApiMutation(claimApi.endpoints.makeClaimsReady);
  const [left, setLeft] = useState<readonly ClaimRow[]>([]);
  const isDone = left.length > 0;
  const confirm = async () => {
    const outcome = await send({ body: { claims: claims.map(({ claimId, version }) => ({ claimId, version })) } });
    onChanged();
    if (!outcome.isDone || !outcome.data) return onClose();
    const { ready, left: others } = outcome.data;
    if (ready.length > 0) alerts.success(t('allReady.done', { count: ready.length }));
    if (others.length === 0) return onClose();
    setLeft(claims.filter(({ claimId }) => others.some((each) => each.claimId === claimId)));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('allReady.title', { count: claims.length })}
      action={isDone ? null : t('moves.makeReady')}
      {...(isDone && { keepText: t('sending.close') })}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {isDone ? (
        <Alert severity="warning" role="alert">
          {t('allReady.left')} <ClaimNumbers of={left} />
        </Alert>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>{t('allReady.text')}</Typography>
          <Typography>
            <ClaimNumbers of={claims} />
          </Typography>
        </>
      )}
    </ConfirmDialog>
  );
}

interface MakeReadyButtonProps {
  /** The claims on the page of the list that is shown. */
  shown: readonly ClaimRow[];
  onChanged: () => void;
}

/** Makes the drafts of the page that is shown ready, if they have no remarks. It stands there before the claims arrive. */
export function MakeReadyButton({ shown, onChanged }: MakeReadyButtonProps) {
  const { t } = useTranslation('claim');
  const clean = shown.filter(({ state, blocking, warnings }) => state === 'draft' && blocking + warnings === 0);
  return (
    <DialogButton text={t('allReady.open')} variant="outlined" size="small" disabled={clean.length === 0}>
      {(close) => <MakeReadyDialog claims={clean.slice(0, mostTogether)} onClose={close} onChanged={onChanged} />}
    </DialogButton>
  );
}
