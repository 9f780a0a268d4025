import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../../shared/claim/claimRecord.ts';
import { mostSentAtOnce } from '../../../shared/claim/routes.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { SendDialog } from './SendDialog.tsx';

interface SendReadyButtonProps {
  /** The claims on the page of the list that is shown. */
  shown: readonly ClaimRow[];
  onChanged: () => void;
}

/** Sends the ready claims of the page that is shown; absent where none is ready. */
export function SendReadyButton({ shown, onChanged }: SendReadyButtonProps) {
  const { t } = useTranslation('claim');
  const ready = shown.filter(({ state }) => state === 'ready').slice(0, mostSentAtOnce);
  if (ready.length === 0) return null;
  return (
    <DialogButton text={t('sending.all', { count: ready.length })} variant="outlined" size="small">
      {(close) => <SendDialog claims={ready} onClose={close} onChanged={onChanged} />}
    </DialogButton>
  );
}
