import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../base/messageText.ts';
import { Notice } from '../../base/Notice.tsx';
import { RetryCountdown } from '../../base/RetryCountdown.tsx';
import { waitOf } from '../../base/retry.ts';
import type { TestResult } from './connectionTest.ts';

/** How a connection test ended, by the specification's label and message. */
export function ConnectionResult({ result }: { result: TestResult }) {
  const { t } = useTranslation('ui');
  const wait = useMemo(() => waitOf(result.error ? [result.error] : []), [result.error]);
  return (
    <Notice severity={result.label === 'succeeded' ? 'success' : 'error'}>
      {result.label ? <strong>{t(`connection.${result.label}`)}</strong> : null}
      {result.error ? <div>{errorText(result.error)}</div> : null}
      {wait && <RetryCountdown key={wait.until} wait={wait} />}
    </Notice>
  );
}
