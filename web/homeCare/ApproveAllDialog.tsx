import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { alerts } from '../base/alerts.ts';
import { errorText } from '../base/messageText.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { type Done, useEveryPage } from './useEveryPage.ts';
import type { EpisodeDialogProps } from './VisitDialog.tsx';

const { approveAll } = homeCareApi.endpoints;

/** Approves what is asked for all patients of a provider. */
export function ApproveAllDialog({ record, onClose, onDone }: EpisodeDialogProps) {
  const { t, i18n } = useTranslation('homeCare');
  const [done, setDone] = useState<Done | null>(null);
  const [isSending, setSending] = useState(false);
  const { run, moved } = useEveryPage(approveAll);
  const title = t('all.approve');
  const leave = () => {
    onClose();
    onDone();
  };
  const approve = async () => {
    setSending(true);
    const outcome = await run({ episodeId: record.episodeId });
    setSending(false);
    if (outcome.isDone && outcome.data) return setDone(outcome.data);
    if (!outcome.isDone) for (const error of outcome.errors) alerts.error(errorText(error));
  };
  if (done) return <DoneDialog done={done} title={title} onClose={leave} />;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      action={title}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void approve()}
    >
      <Typography>{t('all.approveNotice', { provider: nameIn(i18n.language, record, 'facilityName') })}</Typography>
      {isSending && <Typography role="status">{t('all.moved', { count: moved })}</Typography>}
    </ConfirmDialog>
  );
}
