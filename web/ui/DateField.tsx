import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './useField.ts';

export interface DateFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** ISO dates. */
  min?: string;
  max?: string;
}

const DateInput = lazy(async () => ({ default: (await import('./DateInput.tsx')).DateInput }));

/** A date of a form, typed as dd/mm/yyyy or picked; the form holds it as an ISO date. The calendar loads when it is shown. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { field, input } = useField(props);
  return (
    <Suspense fallback={<TextField label={input.label} required={input.required} disabled fullWidth helperText=" " />}>
      <DateInput
        {...input}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        min={props.min}
        max={props.max}
      />
    </Suspense>
  );
}
