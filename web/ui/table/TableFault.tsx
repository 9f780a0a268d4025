import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../../api/callFailed.ts';
import { errorText } from '../../base/messageText.ts';

/** What the server refused, in its words; anything else is simply not there. */
const errorTexts = (error: unknown): string | null =>
  error instanceof CallFailed && error.kind === 'refused' ? error.errors.map(errorText).join(' ') : null;

/** A page of a table could not be fetched; the rows before it stay. */
export function TableFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('table.tryAgain')}
        </Button>
      }
    >
      {errorTexts(error) ?? t('table.failed')}
    </Alert>
  );
}
