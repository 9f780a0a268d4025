import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { KeptFormName } from '../../../shared/formDraft/keptFormNames.ts';
import { errorText } from '../../base/messageText.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import type { Kept } from './KeptForm.tsx';
import type { Autosave } from './useKeptForm.ts';

interface KeptProps {
  kept: Kept<KeptFormName>;
  autosave: Autosave;
}

/** Above the fields: files that are not there any more, and what was typed on another page or device at the same time. */
export function KeptNotice({ kept: { goneFiles }, autosave: { state, keepOwn, showOther } }: KeptProps) {
  const { t, i18n } = useTranslation('formDraft');
  const files = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(goneFiles);
  return (
    <>
      {goneFiles.length > 0 && <Alert severity="info">{t('goneFiles', { files })}</Alert>}
      {state.kind === 'refused' && (
        <Alert severity="warning" role="alert">
          {state.error.code === 'changedMeanwhile' ? t('conflict') : errorText(state.error)}
          {state.error.code === 'changedMeanwhile' && (
            <div>
              <Button color="inherit" onClick={() => void keepOwn()}>
                {t('keepOwn')}
              </Button>
              <Button color="inherit" onClick={showOther}>
                {t('showOther')}
              </Button>
            </div>
          )}
        </Alert>
      )}
    </>
  );
}

/** Beside the button that sends: whether what was typed is on the server, in a line that never moves the form, and the way to throw it away. */
export function KeptSign({ kept: { found }, autosave }: KeptProps) {
  const { t } = useTranslation('formDraft');
  const { state } = autosave;
  const isFound = state.kind === 'none' && found !== null;
  const savedAt = state.kind === 'saved' ? state.at : isFound ? found.savedAt : null;
  const isKept = autosave.place() !== null;
  return (
    <>
      <Typography component="p" variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
        {t(isFound ? 'found' : `state.${state.kind}`)} {savedAt && <DateText value={savedAt} withTime />}
      </Typography>
      <DialogButton text={t('discard')} size="small" disabled={!isKept}>
        {(close) => (
          <ConfirmDialog
            isOpen
            title={t('discardTitle')}
            action={t('discard')}
            keepText={t('goOn')}
            isDangerous
            isSending={autosave.isDiscarding}
            onClose={close}
            onConfirm={() => {
              close();
              void autosave.discard();
            }}
          >
            {t('discardText')}
          </ConfirmDialog>
        )}
      </DialogButton>
    </>
  );
}
