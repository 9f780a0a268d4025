import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryCountdown } from '../../base/RetryCountdown.tsx';
import type { Wait } from '../../base/retry.ts';
import { ErrorSummary, type SummaryError } from '../../ui/ErrorSummary.tsx';
import { DraftNote, type ReturnedDraft } from './DraftNote.tsx';

interface ShownForm {
  readonly summary: readonly SummaryError[];
  readonly isNotSent: boolean;
  readonly wait?: Wait | null;
  /** The portal is busy, and the form is being sent again by itself. */
  readonly isTryingAgain?: boolean;
  /** A draft came back. */
  readonly returned?: ReturnedDraft | null;
  readonly goTo: (field: string) => void;
}

interface FormOutcomeProps {
  form: ShownForm;
  /** Says that nothing is lost where no answer arrived, in words of the module's own. */
  keptText?: string;
}

/** The result of sending a form: what is wrong with it, or that no answer arrived and nothing is lost. */
export function FormOutcome({ form, keptText }: FormOutcomeProps) {
  const { t } = useTranslation(['ui', 'app']);
  return (
    <>
      {form.returned && <DraftNote {...form.returned} />}
      <ErrorSummary errors={form.summary} onGoTo={form.goTo} />
      {form.wait && (
        <Alert severity="warning">
          <RetryCountdown key={form.wait.until} wait={form.wait} />
        </Alert>
      )}
      {form.isTryingAgain && (
        <Alert severity="info" role="status">
          {t('app:tryingAgain')}
        </Alert>
      )}
      {form.isNotSent && <Alert severity="warning">{keptText ?? t('form.kept')}</Alert>}
    </>
  );
}

/** A form that can be shown and sent. */
export interface SentForm extends ShownForm {
  readonly submit: (event: FormEvent) => unknown;
}

interface ContractFormProps extends FormOutcomeProps {
  form: SentForm;
  children: ReactNode;
  label?: string;
  /** Named by a button that stands outside, as in a dialog. */
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Ctrl+Enter sends the form from any of its fields; a list or a text box does not get the key. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

/** The form element of `useContractForm`: what is wrong, then the fields and buttons. */
export function ContractForm({ form, keptText, children, label, id, ref }: ContractFormProps) {
  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      id={id}
      aria-label={label}
      onSubmit={(event: FormEvent) => void form.submit(event)}
      onKeyDownCapture={sendByKey}
      sx={{ display: 'grid', gap: 2, ...(id ? { pt: 1 } : {}) }}
    >
      <FormOutcome form={form} {...(keptText ? { keptText } : {})} />
      {children}
    </Box>
  );
}
