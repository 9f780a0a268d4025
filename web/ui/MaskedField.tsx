import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { caretAfter, latinDigits } from './maskedText.ts';
import { type FieldProps, useField } from './useField.ts';

export interface MaskedProps<Values extends FieldValues> extends FieldProps<Values> {
  isDisabled?: boolean;
}

interface MaskedFieldProps<Values extends FieldValues> extends MaskedProps<Values> {
  mask: (text: string) => string;
  placeholder: string;
  inputMode: 'numeric' | 'tel';
}

const digitCount = (text: string): number => latinDigits(text).replace(/\D/g, '').length;

/** A number typed through a mask. It reads left to right in Arabic too, and correcting its middle keeps the caret there. */
export function MaskedField<Values extends FieldValues>({
  mask,
  placeholder,
  inputMode,
  ...props
}: MaskedFieldProps<Values>) {
  const { field, input } = useField(props);
  const { direction } = useTheme();
  const element = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const value = String(field.value ?? '');

  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = mask(target.value);
    const isAtEnd = target.selectionStart === null || target.selectionStart >= target.value.length;
    caret.current = isAtEnd
      ? masked.length
      : caretAfter(masked, digitCount(target.value.slice(0, target.selectionStart ?? 0)));
    field.onChange(masked);
  };

  return (
    <TextField
      {...input}
      name={field.name}
      value={value}
      disabled={props.isDisabled ?? false}
      onChange={change}
      onBlur={field.onBlur}
      inputRef={(node: HTMLInputElement | null) => {
        element.current = node;
        field.ref(node);
      }}
      fullWidth
      autoComplete="off"
      placeholder={placeholder}
      slotProps={{
        htmlInput: {
          dir: 'ltr',
          inputMode,
          // An inline style, so that the right-to-left style engine does not turn the side over again.
          style: { textAlign: direction === 'rtl' ? 'right' : 'left', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}
