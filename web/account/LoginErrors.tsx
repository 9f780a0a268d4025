import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../base/Notice.tsx';
import { RetryCountdown } from '../base/RetryCountdown.tsx';
import type { Wait } from '../base/retry.ts';

export interface FieldProblem {
  fieldId: string;
  label: string;
  text: string;
}

/** The form's summary: what the server refused, and the wrong fields as links to them. */
export function LoginErrors({
  refusals,
  problems,
  wait,
}: {
  refusals: readonly string[];
  problems: readonly FieldProblem[];
  wait: Wait | null;
}) {
  const { t } = useTranslation('account');
  if (refusals.length + problems.length === 0) return null;
  return (
    <Box role="alert">
      <Notice severity="error">
        <strong>{t('login.failed')}</strong>
        {refusals.map((refusal) => (
          <div key={refusal}>{refusal}</div>
        ))}
        {wait && <RetryCountdown key={wait.until} wait={wait} />}
        {problems.map(({ fieldId, label, text }) => (
          <Box
            component="a"
            key={fieldId}
            href={`#${fieldId}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId)?.focus();
            }}
            sx={{ display: 'block', py: 0.25, color: 'inherit' }}
          >
            {label}: {text}
          </Box>
        ))}
      </Notice>
    </Box>
  );
}
