import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { SummaryError } from '../ui/ErrorSummary.tsx';
import { type FormValues, fieldOrder } from './formValues.ts';

/** What is wrong with the form, in the order of its fields. */
export function useFormSummary({
  errors,
  refusals,
}: {
  errors: FieldErrors<FormValues>;
  refusals: readonly ApiError[];
}): SummaryError[] {
  const { t } = useTranslation('eligibility');
  const fields = fieldOrder.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, label: t(`field.${name}`), message }] : [];
  });
  return [...refusals.map(({ message }) => ({ message })), ...fields];
}
