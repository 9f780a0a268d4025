import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../base/messageText.ts';
import { RetryCountdown } from '../../base/RetryCountdown.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import type { CardReaderState } from './useCardReader.ts';

/** What went wrong in words and what to do, then the code and the message as they came (REQ-REG-49). */
export function ReaderFault({
  fault: { fault, code, message, wait },
}: {
  fault: Extract<CardReaderState, { kind: 'fault' }>;
}) {
  const { t } = useTranslation('cardReader');
  return (
    <Alert severity={fault === 'nfc' ? 'info' : 'error'}>
      <AlertTitle>{t(`fault.${fault}.title`)}</AlertTitle>
      <p style={{ margin: 0 }}>{t(`fault.${fault}.next`)}</p>
      <p style={{ margin: '8px 0 0', fontSize: '0.8125rem' }}>
        {t('code')} <Identifier value={code} />
        {message ? <bdi>: {messageText({ code, message, textKey: `cardReader:${code}` })}</bdi> : null}
      </p>
      {wait && <RetryCountdown key={wait.until} wait={wait} />}
    </Alert>
  );
}
