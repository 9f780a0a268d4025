import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CallFailed } from '../api/callFailed.ts';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';

/** A part of a page that could not be loaded, and how to try again. */
export function LoadFailure({ error, onRetry }: { error: CallFailed; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Box role="alert">
      <Notice severity="error" action={<Button onClick={onRetry}>{t('table.tryAgain')}</Button>}>
        {error.errors.map(errorText).join(' ')}
      </Notice>
    </Box>
  );
}
