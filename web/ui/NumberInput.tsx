import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { labelBeside } from './labelBeside.ts';
import { numberLimits } from './limits.ts';
import { latinDigits } from './maskedText.ts';
import { SpinButtons, type SpinDirection, spinWidth } from './SpinButtons.tsx';
import { type FieldProps, useField } from './useField.ts';
import { useHeldAction } from './useHeldAction.ts';

interface NumberInputProps<Values extends FieldValues> extends FieldProps<Values> {
  min?: number;
  max?: number;
  step?: number;
  /** How many digits may follow the decimal point. */
  decimals?: number;
  isDisabled?: boolean;
}

const directionOfKey: Readonly<Record<string, SpinDirection>> = { ArrowUp: 1, ArrowDown: -1 };

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (/\d/.test(text) ? Number(text) : null);

/**
 * A number of a form, typed or changed step by step with buttons and arrow keys, which repeat while they are held (REQ-UI-18).
 * The form holds a number or null. Steps end at the bounds; a typed number beyond them is the schema's to refuse.
 */
export function NumberInput<Values extends FieldValues>(props: NumberInputProps<Values>) {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals = 0, isDisabled = false } = props;
  const { step = numberLimits.step } = props;
  const { field, input } = useField(props);
  const { direction: side } = useTheme();
  const value: number | null = field.value ?? null;
  const [text, setText] = useState(textOf(value));
  if (numberOf(text) !== value) setText(textOf(value));

  const isText = new RegExp(`^${min < 0 ? '-?' : ''}\\d*${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`);
  const type = (typed: string) => {
    const wanted = latinDigits(typed).replace('٫', '.').trim();
    if (!isText.test(wanted)) return;
    setText(wanted);
    field.onChange(numberOf(wanted));
  };

  const canStep = (direction: SpinDirection) =>
    !isDisabled && (direction > 0 ? (value ?? 0) < max : (value ?? 0) > min);
  const stepBy = (direction: SpinDirection) => {
    if (!canStep(direction)) return;
    const next = Number(((value ?? 0) + direction * step).toFixed(decimals));
    field.onChange(Math.min(max, Math.max(min, next)));
  };
  const { press, release } = useHeldAction(stepBy, numberLimits.repeat);
  const pressKey = (event: KeyboardEvent) => {
    const direction = directionOfKey[event.key];
    if (!direction || isDisabled) return;
    event.preventDefault();
    // The keyboard repeats at a speed of its own.
    if (!event.repeat) press(direction);
  };

  return (
    <TextField
      {...input}
      name={field.name}
      value={text}
      disabled={isDisabled}
      onChange={({ target }) => type(target.value)}
      onKeyDown={pressKey}
      onKeyUp={release}
      onBlur={() => {
        release();
        field.onBlur();
      }}
      inputRef={field.ref}
      autoComplete="off"
      slotProps={{
        inputLabel: labelBeside(spinWidth),
        htmlInput: {
          role: 'spinbutton',
          dir: 'ltr',
          inputMode: decimals > 0 ? 'decimal' : 'numeric',
          'aria-valuenow': value ?? undefined,
          'aria-valuemin': Number.isFinite(min) ? min : undefined,
          'aria-valuemax': Number.isFinite(max) ? max : undefined,
          style: { textAlign: side === 'rtl' ? 'right' : 'left', fontVariantNumeric: 'tabular-nums' },
        },
        input: {
          endAdornment: (
            <SpinButtons label={input.label} repeat={numberLimits.repeat} onStep={stepBy} canStep={canStep} />
          ),
        },
      }}
    />
  );
}
