import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invalidText } from './typedValue.ts';
import { type FieldProps, useField } from './useField.ts';
import { useTypedProblem } from './useTypedProblem.ts';

export interface DateFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** ISO dates. */
  min?: string;
  max?: string;
  isDisabled?: boolean;
}

const DateInput = lazy(async () => ({ default: (await import('./DateInput.tsx')).DateInput }));

/** A date of a form, typed as dd/mm/yyyy or picked; the form holds it as an ISO date. The calendar loads when it is shown. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const { field, input: plain } = useField(props);
  const value = String(field.value ?? '');
  const { input, onLeave } = useTypedProblem(plain, value === invalidText ? t('date.invalid') : null);
  return (
    <Suspense fallback={<TextField label={input.label} required={input.required} disabled fullWidth helperText=" " />}>
      <DateInput
        {...input}
        name={field.name}
        value={value}
        onChange={field.onChange}
        onBlur={() => {
          onLeave();
          field.onBlur();
        }}
        inputRef={field.ref}
        min={props.min}
        max={props.max}
        isDisabled={props.isDisabled}
      />
    </Suspense>
  );
}
