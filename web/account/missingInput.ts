import type { FieldErrors } from 'react-hook-form';
import { sentence } from '../../shared/_field/sentence.ts';
import type { SummaryError } from '../ui/ErrorSummary.tsx';

const requiredMessages: readonly (string | undefined)[] = ['Email is required.', 'Password is required.'];

/** The one line above a form that was sent with fields missing (REQ-PWD-06); each field says its own. */
export function missingInput(errors: FieldErrors): SummaryError[] {
  const isMissing = Object.values(errors).some((error) => requiredMessages.includes(error?.message as string));
  return isMissing ? [{ message: sentence('fieldsMissing', 'Please fill all required fields.') }] : [];
}
