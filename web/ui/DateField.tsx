import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';
import { invalidText } from './typedValue.ts';

const DateInput = lazy(async () => ({ default: (await import('./DateInput.tsx')).DateInput }));

/**
 * A date of a form, typed as dd/mm/yyyy or picked; the form holds it as an ISO date, and so are `min` and `max`. The calendar
 * loads when it is shown.
 */
export function DateField<Values extends FieldValues>(props: TypedFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const problemOf = (value: string) => (value === invalidText ? t('date.invalid') : null);
  return <TypedField {...props} Input={DateInput} problemOf={problemOf} />;
}
