import type { FieldErrors } from 'react-hook-form';
import { sentence, spokenOf } from '../../shared/_field/sentence.ts';
import type { SummaryError } from '../ui/ErrorSummary.tsx';

const keysOfMissing: readonly (string | undefined)[] = ['emailMissing', 'passwordMissing'];

/** The one line above a form that was sent with fields missing (REQ-PWD-06); each field says its own. */
export function missingInput(errors: FieldErrors): SummaryError[] {
  const said = Object.values(errors).map((error) => spokenOf(String(error?.message)));
  const isMissing = said.some(({ textKey }) => keysOfMissing.includes(textKey));
  return isMissing ? [{ message: sentence('fieldsMissing', 'Please fill all required fields.') }] : [];
}
