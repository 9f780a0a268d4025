import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../../shared/claim/claimRecord.ts';
import { mostTogether } from '../../../shared/claim/routes.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { SendDialog } from './SendDialog.tsx';

interface SendReadyButtonProps {
  /** The claims on the page of the list that is shown. */
  shown: readonly ClaimRow[];
  onChanged: () => void;
}

/** Sends the ready claims of the page that is shown. It stands there before the claims arrive, so that nothing moves when they do. */
export function SendReadyButton({ shown, onChanged }: SendReadyButtonProps) {
  const { t } = useTranslation('claim');
  const ready = shown.filter(({ state }) => state === 'ready').slice(0, mostTogether);
  return (
    <DialogButton text={t('sending.allReady')} variant="outlined" size="small" disabled={ready.length === 0}>
      {(close) => <SendDialog claims={ready} onClose={close} onChanged={onChanged} />}
    </DialogButton>
  );
}
