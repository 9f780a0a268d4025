import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './useField.ts';

interface TextInputProps<Values extends FieldValues> extends FieldProps<Values> {
  isDisabled?: boolean;
  maxLength: number;
  rows?: number;
  /** Codes and numbers keep their direction in Arabic. */
  isCode?: boolean;
  type?: 'text' | 'email';
  autoComplete?: string;
}

/** A line or a box of text in a form. */
export function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { field, input } = useField(props);
  return (
    <TextField
      {...input}
      name={field.name}
      disabled={props.isDisabled ?? false}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      multiline={props.rows !== undefined}
      minRows={props.rows}
      type={props.type ?? 'text'}
      fullWidth
      autoComplete={props.autoComplete ?? 'off'}
      slotProps={{ htmlInput: { maxLength: props.maxLength, dir: props.isCode ? 'ltr' : 'auto' } }}
    />
  );
}
