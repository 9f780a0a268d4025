import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../base/messageText.ts';
import type { DraftState } from '../../parts/form/useServerDraft.ts';
import { DateText } from '../../ui/DateText.tsx';

/** Whether what was typed is on the server, in a line that never moves the form. */
export function DraftSign({ state }: { state: DraftState }) {
  const { t } = useTranslation('authorization');
  return (
    <Typography component="p" variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
      {state.kind === 'none' && t('form.draft.none')}
      {state.kind === 'saving' && t('form.draft.saving')}
      {state.kind === 'waiting' && t('form.draft.waiting')}
      {state.kind === 'refused' && t('form.draft.refused')}
      {state.kind === 'saved' && (
        <>
          {t('form.draft.saved')} <DateText value={state.at} withTime />
        </>
      )}
    </Typography>
  );
}

interface HolderNoticeProps {
  holder: { readonly name: string; readonly at: string };
  isBusy: boolean;
  onTakeOver: () => void;
}

/** Somebody else types in the draft: it is shown, and taken over only when asked. */
export function HolderNotice({ holder, isBusy, onTakeOver }: HolderNoticeProps) {
  const { t } = useTranslation('authorization');
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Button color="inherit" disabled={isBusy} onClick={onTakeOver}>
          {t('form.draft.takeOver')}
        </Button>
      }
    >
      {t('form.draft.holder', { name: holder.name })} <DateText value={holder.at} withTime />
    </Alert>
  );
}

interface ConflictNoticeProps {
  state: DraftState;
  onKeepOwn: () => void;
  onShowTheirs: () => void;
}

/** Another person or device was first. What is typed here stays until its user says what becomes of it. */
export function ConflictNotice({ state, onKeepOwn, onShowTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('authorization');
  if (state.kind !== 'refused') return null;
  const isConflict = ['takenByAnother', 'changedMeanwhile', 'notInThisStatus', 'notFound'].includes(state.error.code);
  return (
    <Alert severity="warning" role="alert">
      {isConflict ? t('form.draft.conflict') : errorText(state.error)}
      {isConflict && (
        <div>
          <Button color="inherit" onClick={onKeepOwn}>
            {t('form.draft.keepOwn')}
          </Button>
          <Button color="inherit" onClick={onShowTheirs}>
            {t('form.draft.showTheirs')}
          </Button>
        </div>
      )}
    </Alert>
  );
}
