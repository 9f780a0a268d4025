import TextField from '@mui/material/TextField';
import { type ComponentType, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DateInputProps } from './DateInput.tsx';
import { type FieldProps, useField } from './useField.ts';
import { useTypedProblem } from './useTypedProblem.ts';

/** A field whose value can be typed as well as picked: `min` and `max` are of the value's own form. */
export interface TypedFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  min?: string;
  max?: string;
  isDisabled?: boolean;
}

interface TypedFieldParts<Values extends FieldValues> extends TypedFieldProps<Values> {
  /** Fetched when it is shown first; until then a disabled field stands in its place. */
  Input: ComponentType<DateInputProps>;
  /** What the field itself finds wrong with what was typed. */
  problemOf: (value: string) => string | null;
  onProblem?: DateInputProps['onProblem'];
}

/** Connects an input for typed values to its form. */
export function TypedField<Values extends FieldValues>({ Input, problemOf, ...props }: TypedFieldParts<Values>) {
  const { field, input: plain } = useField(props);
  const value = String(field.value ?? '');
  const { input, onLeave } = useTypedProblem(plain, problemOf(value));
  return (
    <Suspense
      fallback={
        <TextField label={input.label} required={input.required} disabled fullWidth helperText={input.helperText} />
      }
    >
      <Input
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
        onProblem={props.onProblem}
      />
    </Suspense>
  );
}
