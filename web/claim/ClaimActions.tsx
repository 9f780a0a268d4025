import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ClaimRecord } from '../../shared/claim/claimRecord.ts';
import type { plainClaimMoves } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { claimScreens } from './screens.ts';
import { SendDialog } from './sending/SendDialog.tsx';

const { moveClaim, discardClaim, getClaimFile } = claimApi.endpoints;

interface ActionProps {
  record: ClaimRecord;
  /** Something was done, or refused because the claim is another by now: read it again. */
  onChanged: () => void;
}

/** A move that needs nothing said, at once. */
function MoveButton({ record, move, onChanged }: ActionProps & { move: (typeof plainClaimMoves)[number] }) {
  const { t } = useTranslation('claim');
  const { send, isSending } = useApiMutation(moveClaim);
  const { claimId, version } = record;
  const isBlocked = move === 'makeReady' && record.blocking > 0;
  // A claim that the regulator refused is repaired.
  const isMain = move === 'makeReady' ? !isBlocked : record.state === 'rejected';
  return (
    <Button
      size="small"
      variant={isMain ? 'contained' : 'outlined'}
      disabled={isBlocked}
      loading={isSending}
      onClick={() => void send({ body: { claimId, version, move } }).then(onChanged)}
    >
      {t(`moves.${move}`)}
    </Button>
  );
}

/** Asks why a claim is sent although the rules have remarks. */
function MakeReadyDialog({ record, onChanged, onClose }: ActionProps & { onClose: () => void }) {
  const { t } = useTranslation('claim');
  const { claimId, version } = record;
  return (
    <ReasonDialog
      endpoint={moveClaim}
      about={claimId}
      bodyOf={({ reason }) => ({ claimId, version, move: 'makeReady' as const, reason })}
      title={t('moves.makeReady')}
      submitText={t('moves.makeReady')}
      text={t('ready.text')}
      label={t('ready.reason')}
      onClose={onClose}
      onDone={onChanged}
      onOvertaken={onChanged}
    />
  );
}

function DiscardDialog({ record, onChanged, onClose }: ActionProps & { onClose: () => void }) {
  const { t } = useTranslation('claim');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(discardClaim);
  const { claimId, version } = record;
  const discard = async () => {
    const { isDone } = await send({ body: { claimId, version } });
    onClose();
    if (!isDone) return onChanged();
    alerts.success(t('discard.done'));
    await navigate(pathTo(claimScreens.section), { replace: true });
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('discard.title')}
      action={t('discard.action')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void discard()}
    >
      {t('discard.text')}
    </ConfirmDialog>
  );
}

/** Saves the file that the post office takes, for a facility that sends it itself. */
function DownloadButton({ record: { claimId }, onChanged }: ActionProps) {
  const { t } = useTranslation('claim');
  const { send, isSending } = useApiMutation(getClaimFile);
  const download = async () => {
    const { data } = await send({ query: { claimId } });
    if (data) saveFile(new Blob([data.xml], { type: 'application/xml' }), data.fileName);
    else onChanged();
  };
  return (
    <Button size="small" variant="outlined" loading={isSending} onClick={() => void download()}>
      {t('record.download')}
    </Button>
  );
}

/** What may be done next with a claim: one main action, and the others beside it. */
export function ClaimActions({ record, onChanged }: ActionProps) {
  const { t } = useTranslation('claim');
  const { moves, state, blocking, warnings } = record;
  const props = { record, onChanged };
  const asksReason = blocking === 0 && warnings > 0;
  return (
    <>
      {moves.includes('send') && (
        <DialogButton text={t('moves.send')} variant="contained" size="small">
          {(close) => <SendDialog claims={[record]} onClose={close} onChanged={onChanged} />}
        </DialogButton>
      )}
      {moves.includes('makeReady') &&
        (asksReason ? (
          <DialogButton text={t('moves.makeReady')} variant="contained" size="small">
            {(close) => <MakeReadyDialog {...props} onClose={close} />}
          </DialogButton>
        ) : (
          <MoveButton move="makeReady" {...props} />
        ))}
      {state === 'ready' && <DownloadButton {...props} />}
      {moves.includes('reopen') && <MoveButton move="reopen" {...props} />}
      {state === 'draft' && (
        <Button
          component={Link}
          to={pathTo(claimScreens.edit, record)}
          size="small"
          variant={blocking > 0 ? 'contained' : 'outlined'}
        >
          {t('form.open')}
        </Button>
      )}
      {state === 'draft' && (
        <DialogButton text={t('discard.action')} size="small">
          {(close) => <DiscardDialog {...props} onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}
