import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from './fieldMessage.ts';
import { fieldId } from './useField.ts';

export interface SummaryError {
  /** Absent: the error belongs to no field. */
  name?: string;
  label?: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  onGoTo: (name: string) => void;
}

/** The errors of a form that was sent, in the order of its fields; each leads to its field. */
export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const text = useFieldMessage();
  const summary = useRef<HTMLDivElement>(null);
  const fieldCount = errors.filter(({ name }) => name !== undefined).length;
  const isRefused = errors.length > 0 && fieldCount === 0;
  // No field has the focus then, and the button that was pressed may stand a screen below.
  useEffect(() => {
    if (isRefused) summary.current?.focus();
  }, [isRefused]);
  if (errors.length === 0) return null;
  return (
    <Alert ref={summary} tabIndex={-1} severity="error" role="alert" sx={{ scrollMarginTop: 72 }}>
      <AlertTitle>{fieldCount > 0 ? t('summary.title', { count: fieldCount }) : t('summary.refused')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {errors.map(({ name, label, message }) => (
          <li key={`${name ?? ''}${message}`}>
            {name ? (
              <Link
                href={`#${fieldId(name)}`}
                color="inherit"
                sx={{ display: 'inline-block', minHeight: 24 }}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(name);
                }}
              >
                {label ? `${label}: ` : ''}
                {text(message)}
              </Link>
            ) : (
              `${label ? `${label}: ` : ''}${text(message)}`
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
